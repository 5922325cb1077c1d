"""The action space of a game: named blocks that give every action its number, its text and back.

A block is a verb and the things it is done to: `SPACE.add("send", WORKERS, SITES)` adds one action for each pair,
written `send craftsman_0013 chapel`, and gives the number of the first. Action 0 is `end_turn` in every game. A block
may name the rule by which it is done; the text `closed-when-send` then says when, and to what, in a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ratusz.core.errors import BadNotation

END_TURN: Final = 0


class Block:
    """One verb with zero or more dimensions of operands; its actions are numbered row by row from `offset`."""

    def __init__(self, verb: str, operands: Sequence[Sequence[str]], offset: int, rule: str) -> None:
        self.verb = verb
        self.rule = rule
        self.operands: list[list[str]] = [list(operand) for operand in operands]
        self.offset = offset
        self.size = 1
        for operand in self.operands:
            self.size *= len(operand)
        self._places: list[dict[str, int]] = [
            {name: index for index, name in enumerate(operand)} for operand in self.operands
        ]

    def at(self, *indices: int) -> int:
        """The action with these operand indices."""
        number = 0
        for operand, index in zip(self.operands, indices, strict=True):
            if not 0 <= index < len(operand):
                raise IndexError(f"{self.verb}: operand {index} is not below {len(operand)}")
            number = number * len(operand) + index
        return self.offset + number

    def indices(self, action: int) -> list[int]:
        """The operand indices of an action of this block."""
        number = action - self.offset
        indices = []
        for operand in reversed(self.operands):
            number, index = divmod(number, len(operand))
            indices.append(index)
        return indices[::-1]

    def words(self, action: int) -> list[str]:
        """The operand names of an action of this block."""
        return [operand[index] for operand, index in zip(self.operands, self.indices(action), strict=True)]

    def find(self, words: Sequence[str]) -> int:
        """The action with these operand names; BadNotation names the word that does not fit."""
        if len(words) != len(self.operands):
            raise BadNotation(f"'{self.verb}' takes {len(self.operands)} word(s) after it, not {len(words)}.")
        indices = []
        for word, places in zip(words, self._places, strict=True):
            if word not in places:
                raise BadNotation(f"'{word}' does not go with '{self.verb}'.")
            indices.append(places[word])
        return self.at(*indices)


class ActionSpace:
    """All actions of a game, numbered from 0; `end_turn` comes first without being added.

    >>> space = ActionSpace()
    >>> space.add("hire", ["mason", "carpenter"]), space.add("rest")
    (1, 3)
    >>> space.size, space.notation(2), space.parse("hire mason")
    (4, 'hire carpenter', 1)
    """

    def __init__(self, rule: str = "") -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self._by_verb: dict[str, Block] = {}
        self._texts: dict[int, str] = {}
        """The notations that were asked for; they are told and heard so often that each is made once."""
        self._numbers: dict[str, int] = {}
        self.add("end_turn", rule=rule)

    def add(self, verb: str, *operands: Sequence[str], rule: str = "") -> int:
        """Add a block; the number of its first action."""
        if verb in self._by_verb:
            raise ValueError(f"block '{verb}' is declared twice")
        block = Block(verb, operands, self.size, rule)
        self.blocks.append(block)
        self.size += block.size
        self._by_verb[verb] = block
        return block.offset

    def of(self, verb: str) -> Block:
        """The block of a verb."""
        return self._by_verb[verb]

    def block(self, action: int) -> Block:
        """The block an action belongs to."""
        for block in self.blocks:
            if block.offset <= action < block.offset + block.size:
                return block
        raise BadNotation(f"There is no action {action}: the actions are 0 to {self.size - 1}.")

    def notation(self, action: int) -> str:
        """The text of an action."""
        text = self._texts.get(action)
        if text is None:
            block = self.block(action)
            text = self._texts[action] = " ".join([block.verb, *block.words(action)])
            self._numbers[text] = action
        return text

    def notations(self, actions: list[int]) -> list[str]:
        """The texts of several."""
        return [self.notation(action) for action in actions]

    def parse(self, text: str) -> int:
        """The action of a text; BadNotation if there is none."""
        number = self._numbers.get(text)
        if number is not None:
            return number
        words = text.split()
        if not words:
            raise BadNotation("An action was expected, but the text is empty.")
        block = self._by_verb.get(words[0])
        if block is None:
            verbs = ", ".join(self._by_verb)
            raise BadNotation(f"'{words[0]}' is not an action here; the actions are {verbs}.")
        return block.find(words[1:])
