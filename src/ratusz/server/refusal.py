"""How the server says no."""


class Refusal(Exception):
    """Why a command is not carried out: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def no_such_table() -> Refusal:
    return Refusal("no_such_table", "There is no such table.")


def no_such_link() -> Refusal:
    return Refusal("no_such_link", "This link opens nothing.")
