"""Runs one scorer's code and turns what it yields into an answer. Lives in a child that is locked down already."""

import ast
import atexit
import dataclasses
import fractions
import inspect
import json
import keyword
import numbers
import os
import sys
import types

#: How the code is called in tracebacks.
FILE = "<scorer>"
#: Longest message of an error that is handed on.
LONGEST_MESSAGE = 1000
FUNCTIONS = ("score", "evaluate")
MISSING = object()


class BadResult(Exception):
    """The code ran, and what it yielded is no result."""


def hold_token(result_fd, token):
    """A box for the answer, which is sent when the interpreter ends. The token is held by the interpreter itself and in no
    frame; it stands in front of the answer, so that stray bytes on the descriptor are none."""
    box = []
    atexit._clear()
    atexit.register(_send, result_fd, token, box)
    return box


def answer(payload, box):
    """Runs the code, and ends the process."""
    sys.addaudithook(refuse_introspection)
    box.append(_evaluate(payload))
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:
            pass  # The code closed or replaced it: its own loss.
    atexit._run_exitfuncs()
    os._exit(1)


def _send(result_fd, token, box):
    try:
        if not box:
            raise BadResult("the code ended the interpreter before there was a result")
        body = json.dumps(box[0]).encode("ascii")
    except BaseException as error:
        body = json.dumps({"error": _described(error, "result")}).encode("ascii")
    frame = token + b"%d\n" % len(body) + body
    while frame:
        frame = frame[os.write(result_fd, frame) :]
    os._exit(0)


def refuse_introspection(event, _):
    # The kernel is the boundary, not this; it keeps honest mistakes and simple digging out of the interpreter's own state.
    if event.startswith("ctypes.") and event != "ctypes.get_errno" or event in ("gc.get_objects", "gc.get_referrers", "gc.get_referents"):
        raise PermissionError("a scorer may not use " + event)


def _evaluate(payload):
    kind = "raised"
    try:
        job = json.loads(payload)
        kind = "syntax"
        body, last = _compiled(job["source"])
        if job["check"]:
            return {"checked": True}
        kind = "raised"
        space = _namespace(job)
        given = dict(space)
        exec(body, space)
        value = MISSING if last is None else eval(last, space)
        value = _yielded(space, given, value)
        kind = "result"
        return {"value": _plain(value)}
    except BaseException as error:  # SystemExit and KeyboardInterrupt are errors of the code as well.
        return {"error": _described(error, kind)}


def _compiled(source):
    """The code, and its last statement apart where that is an expression."""
    tree = ast.parse(source, FILE)
    last = None
    if any(isinstance(node, ast.Return) for node in _outermost(tree)):
        tree = _as_function(tree)
    if tree.body and isinstance(tree.body[-1], ast.Expr):
        last = ast.Expression(tree.body.pop().value)
        last = compile(last, FILE, "eval", dont_inherit=True)
    return compile(tree, FILE, "exec", dont_inherit=True), last


def _outermost(tree):
    """Every node that belongs to the code itself and to no function, class or lambda in it; those nodes are among them."""
    waiting = list(tree.body)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            waiting.extend(ast.iter_child_nodes(node))


def _as_function(tree):
    """Code that returns its result as if it stood in a function: one is put around it, with its variables still the globals."""
    names = set()
    for node in _outermost(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names.update(alias.asname or alias.name.split(".")[0] for alias in node.names)
        elif isinstance(getattr(node, "name", None), str):
            names.add(node.name)  # Functions, classes, exceptions and what a pattern captures.
    wrapped = ast.parse("def __code__():\n    pass\n__code__()", FILE)
    declared = [ast.Global(sorted(names - {"*"}))] if names - {"*"} else []
    wrapped.body[0].body = declared + tree.body
    return ast.fix_missing_locations(wrapped)


def _namespace(job):
    """Globals of the code: its variables, over them the fields that are given, and every variable by name in `variables`."""
    module = types.ModuleType("__main__")
    # Classes find their module by name; what stood here before is the server's.
    sys.modules["__main__"] = module
    space = module.__dict__
    variables = dict(job["variables"])
    for name, value in variables.items():
        if name.isidentifier() and not keyword.iskeyword(name) and not name.startswith("__"):
            space[name] = value
    for name, value in job["fields"]:
        if value is not None or name not in space:
            space[name] = value
    space["variables"] = variables
    return space


def _yielded(space, given, value):
    """The result: the variable `result`, else the value of the last expression, else of score() or evaluate()."""
    result = space.get("result", MISSING)
    if result is not MISSING and result is not given.get("result", MISSING):
        return result
    if value is not MISSING and value is not None:
        return value
    for name in FUNCTIONS:
        function = space.get(name)
        if isinstance(function, types.FunctionType):
            return _call(function, name, given)
    raise BadResult(
        "the code gave no result: set a variable `result`, end with an expression, or define score(...) or evaluate(...)"
    )


def _call(function, name, given):
    positional, named = [], {}
    known = {key: value for key, value in given.items() if not key.startswith("__")}
    for parameter in inspect.signature(function).parameters.values():
        if parameter.kind == parameter.VAR_POSITIONAL:
            continue
        if parameter.kind == parameter.VAR_KEYWORD:
            taken = set(inspect.signature(function).parameters)
            named.update({key: value for key, value in known.items() if key not in taken})
        elif parameter.name not in known:
            if parameter.default is not parameter.empty:
                continue
            raise BadResult(
                "%s() takes `%s`, which is no field and no variable; there are: %s"
                % (name, parameter.name, ", ".join(sorted(known)))
            )
        elif parameter.kind == parameter.POSITIONAL_ONLY:
            positional.append(known[parameter.name])
        else:
            named[parameter.name] = known[parameter.name]
    return function(*positional, **named)


def _plain(value):
    """The result as {score, reasoning, extra}, in JSON's own types."""
    if isinstance(value, types.CoroutineType):
        value.close()
        raise BadResult("the result is a coroutine: score() and evaluate() must be plain functions")
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        value = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    elif hasattr(value, "_asdict"):
        value = value._asdict()
    if not isinstance(value, dict):
        return {"score": _number(value), "reasoning": None, "extra": {}}
    # `pass` and `reason` are what checks and other tools call them.
    score = value["score"] if value.get("score") is not None else value.get("pass")
    if score is None:
        raise BadResult("the result has no `score`; its keys are: %s" % ", ".join(sorted(map(str, value)))[:200])
    word = "reasoning" if value.get("reasoning") is not None else "reason"
    reasoning = value.get(word)
    if reasoning is not None and not isinstance(reasoning, str):
        raise BadResult("`%s` is of type %s, not a string" % (word, type(reasoning).__name__))
    extra = {}
    for key, part in value.items():
        if key not in ("score", "reasoning", word):
            extra[str(key)] = _json_value(key, part)
    return {"score": _number(score), "reasoning": reasoning, "extra": extra}


def _number(value):
    if isinstance(value, bool):
        return 1.0 if value else 0.0
    if not isinstance(value, (numbers.Real, fractions.Fraction)) and type(value).__name__ != "Decimal":
        raise BadResult("the score is of type %s, not a number" % type(value).__name__)
    try:
        score = float(value)
    except (OverflowError, ValueError):
        raise BadResult("the score is not between 0 and 1") from None
    if not 0.0 <= score <= 1.0:  # NaN compares false
        raise BadResult("the score is %r, not between 0 and 1" % score)
    return score


def _json_value(key, part):
    try:
        return json.loads(json.dumps(part, allow_nan=False))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadResult("`%s` is no JSON value: %s" % (str(key)[:100], str(error)[:200])) from None


def _described(error, kind):
    """Type, message and line of an error. Messages are written by the code, so they may fail, flood or hang as well."""
    if kind != "syntax":
        kind = "result" if isinstance(error, BadResult) else "raised"
    line = None
    try:
        if isinstance(error, SyntaxError) and error.filename == FILE:
            line = error.lineno
        else:
            trace = error.__traceback__
            while trace is not None:
                if trace.tb_frame.f_code.co_filename == FILE:
                    line = trace.tb_lineno
                trace = trace.tb_next
        message = error.msg if isinstance(error, SyntaxError) and kind == "syntax" else str(error)
        message = str(message)[:LONGEST_MESSAGE]
        if isinstance(error, MemoryError) and kind == "raised":
            message = "more memory than a scorer may have"
    except BaseException:
        message = "(its message cannot be shown)"
    return {"kind": kind, "type": type(error).__name__[:100], "message": message, "line": line}
