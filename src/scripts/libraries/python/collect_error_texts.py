"""Prints the error texts of a Python package as JSON: every text that its sources raise.

A part that differs from case to case is `…`. The argument is the folder of the package.
"""

import ast
import itertools
import json
import pathlib
import re
import sys

VARIABLE = "…"
_ERROR_CLASS = re.compile(r"[A-Z]\w*Error")


def to_text(node):
    """The literal parts of an argument."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(to_text(part) for part in node.values)
    return VARIABLE


def get_name(call):
    return call.func.id if isinstance(call.func, ast.Name) else ""


def find_subjects(tree):
    """Functions that create the error of one option from a problem, and the name of this option."""
    subjects = {}
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        parameters = {one.arg for one in function.args.args}
        for call in ast.walk(function):
            if not isinstance(call, ast.Call) or get_name(call) != "config_error":
                continue
            subject, problem = call.args
            if isinstance(problem, ast.Name) and problem.id in parameters:
                subjects[function.name] = to_text(subject)
    return subjects


def list_texts(arguments):
    """The texts of a call: one list for each branch of a conditional argument."""
    choices = [
        [one.body, one.orelse] if isinstance(one, ast.IfExp) else [one] for one in arguments
    ]
    return [[to_text(one) for one in choice] for choice in itertools.product(*choices)]


def to_message(name, texts, subjects):
    """The text of an error that a call creates, if it creates one."""
    if name == "config_error" and texts[1] != VARIABLE:
        return f"`{texts[0]}`: {texts[1]}"
    if name in subjects:
        return f"`{subjects[name]}`: {texts[0]}"
    if name == "ShapeError":
        return f"the response {texts[0]}"
    # A class that a status selects is called `kind`.
    if texts and (_ERROR_CLASS.fullmatch(name) or name == "kind"):
        return texts[0]
    return None


def collect(source):
    tree = ast.parse(source)
    subjects = find_subjects(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        for texts in list_texts(node.args):
            message = to_message(get_name(node), texts, subjects)
            if message is not None:
                yield message
        # An exception with a text that never changes.
        if isinstance(node.func, ast.Attribute) and node.func.attr == "__init__" and node.args:
            yield to_text(node.args[0])


if __name__ == "__main__":
    files = sorted(pathlib.Path(sys.argv[1]).rglob("*.py"))
    texts = {text for file in files for text in collect(file.read_text(encoding="utf-8"))}
    json.dump(sorted(texts), sys.stdout)
