"""A bot of its own: a program that plays any game of Ratusz over the line protocol (docs/bots.md).

It needs nothing but Python's standard library, and can be copied into any language: read a line of JSON, write a line
of JSON. Try it with: ratusz arena builders --bots "greedy,exec:python examples/line_bot.py" --games 10
"""

import json
import random
import sys

PREFERENCES = ("send", "start_construction", "hire", "take_coins")
"""Verbs it likes best first; among actions of one verb it chooses by chance."""


def choose(answers, chance):
    """One of the legal answers."""
    for verb in PREFERENCES:
        liked = [answer for answer in answers if answer.split()[0] == verb]
        if liked:
            return chance.choice(liked)
    return chance.choice(answers)


def main():
    """Answer every line until the other side says goodbye."""
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            chance.seed(f"{message['game']}/{message['seat']}")
            answer = {"protocol": 2}
        elif message["type"] == "decide":
            answer = {"answer": choose(message["question"]["answers"], chance)}
        else:
            break
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
