"""The tools of one attempt: imports their module and answers calls until its input ends. Lives in a child that is locked down already."""

import heapq
import importlib
import inspect
import json
import os
import sys
import traceback
import types

from answer import refuse_introspection
from tracked import JOURNAL, NotPlain, changes, detach, plain, tracked_state, written

#: Longest text of an error, and largest reply.
LONGEST_MESSAGE = 10_000
LARGEST_REPLY = 4 * 1024 * 1024
ENDED = object()
#: What a tool says of itself, and what it does.
TOLD_KEYS = ("name", "description", "parameters", "reads", "ends")
TOOL_KEYS = (*TOLD_KEYS, "run")


class World:
    """What all attempts begin with, made before the first fork."""

    def __init__(self, file, state):
        self.file = file
        self.state = tracked_state(json.loads(state))


def keep_heaps_tracked():
    """The compiled heapq writes into lists behind their back."""
    sys.modules["_heapq"] = None
    importlib.reload(heapq)


def serve_session(world, result_fd, token):
    sys.addaudithook(refuse_introspection)
    tools, said = _opened(world.file)
    _send(result_fd, token, json.dumps(said))
    while True:
        line = _line()
        if line is ENDED:
            os._exit(0)
        job = json.loads(line)
        reply = _called(tools, world.state, job["tool"], job["args"])
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except Exception:
                pass  # The code closed or replaced it: its own loss.
        _send(result_fd, token, reply)


_rest = bytearray()


def _line():
    while True:
        end = _rest.find(b"\n")
        if end >= 0:
            line = bytes(_rest[:end])
            del _rest[: end + 1]
            return line
        piece = os.read(0, 65536)
        if not piece:
            return ENDED
        _rest.extend(piece)


def _send(result_fd, token, text):
    body = text.encode("ascii")
    frame = token + b"%d\n" % len(body) + body
    while frame:
        frame = frame[os.write(result_fd, frame) :]


def _opened(file):
    """The tools by name, and what there is to say of them: what is wrong with it is said by the other side."""
    try:
        with open(file, encoding="utf-8") as opened:
            source = opened.read()
        sys.path.insert(0, os.path.dirname(file))
        module = types.ModuleType("__main__")
        module.__file__ = file
        module.__name__ = os.path.splitext(os.path.basename(file))[0]
        # Classes find their module by name, and a module beside it may import this one.
        sys.modules[module.__name__] = module
        exec(compile(source, file, "exec", dont_inherit=True), module.__dict__)
    except BaseException as error:  # SystemExit is an error of the code as well.
        return {}, {"error": _problem(error, file)}
    found = module.__dict__.get("TOOLS")
    if not isinstance(found, (list, tuple)):
        return {}, {"kind": "nothing" if found is None else type(found).__name__}
    tools, rows = {}, []
    for one in found:
        if not isinstance(one, dict):
            rows.append({"kind": type(one).__name__})
            continue
        row = {}
        for key in TOLD_KEYS:
            if one.get(key) is not None:
                try:
                    row[key] = plain(one[key])
                except NotPlain as error:
                    return {}, {"error": {"message": "%s of a tool: %s" % (key, error), "line": None, "file": None}}
        row["runs"] = callable(one.get("run"))
        # A misspelt key is told by who reads the list.
        row["others"] = [key[:200] for key in one if isinstance(key, str) and key not in TOOL_KEYS][:20]
        if isinstance(row.get("name"), str):
            tools[row["name"]] = one["run"] if row["runs"] else None
        rows.append(row)
    return tools, {"tools": rows}


def _problem(error, file):
    """Type and message of an error, with the innermost line of code of the evals folder."""
    folder = os.path.dirname(file)
    place, line = None, None
    try:
        if isinstance(error, SyntaxError) and error.filename:
            place, line = error.filename, error.lineno
        else:
            for frame in traceback.extract_tb(error.__traceback__, limit=None):
                if frame.filename.startswith(folder):
                    place, line = frame.filename, frame.lineno
        message = error.msg if isinstance(error, SyntaxError) else str(error)
    except BaseException:
        message = "(its message cannot be shown)"
    name = type(error).__name__
    return {"message": ("%s: %s" % (name, message) if message else name)[:LONGEST_MESSAGE], "line": line, "file": place}


def _called(tools, state, name, args):
    """The reply as text. A call that fails has changed nothing."""
    JOURNAL.begin()
    try:
        result = tools[name](state, args)
        if inspect.isawaitable(result):
            if hasattr(result, "close"):
                result.close()
            raise NotPlain("the tool is an async function: `run` must be a plain one")
        text = '{"result":%s,"changes":%s}' % (written(result, "the result"), json.dumps(changes(state)))
        if len(text) > LARGEST_REPLY:
            raise NotPlain("the result, with what the call changed, is larger than 4 MiB")
        detach()
        JOURNAL.settle()
        return text
    except BaseException as error:
        JOURNAL.roll_back()
        return json.dumps({"error": _message(error)})


def _message(error):
    """What the agent is told. Messages are written by the code, so they may fail or flood."""
    try:
        text = str(error.args[0]) if isinstance(error, KeyError) and len(error.args) == 1 else str(error)
        if isinstance(error, MemoryError):
            text = "more memory than a tool may have"
        return (text or type(error).__name__)[:LONGEST_MESSAGE]
    except BaseException:
        return "%s (its message cannot be shown)" % type(error).__name__
