"""A state of plain JSON that notes what is changed in it, so that nobody has to compare all of it.

Dicts and lists of the state are wrapped where they are first asked for: a wrapper is a dict or list with a shallow copy of what it
wraps. Its first change in a call keeps what it held. What a tool puts in stays the very object until the call ends; then it becomes plain
JSON of our own, so that nothing outside the state can change it later.
"""

import json
from collections.abc import ItemsView, ValuesView

#: Levels that a state may be nested; what goes deeper is most often something that contains itself.
DEEPEST = 100
#: Containers with more in them are wrapped beforehand.
SMALL = 50
SCALARS = (str, int, float, bool, type(None))


class NotPlain(Exception):
    """Something in the state is no JSON value."""


class Journal:
    """What has been changed since `begin`; changes outside of a call are refused."""

    def __init__(self):
        self.open = False
        self.changed = []
        self.dirty = []
        #: What has changed in a container, by the id of the container.
        self.below = {}
        #: What the tool put in, by id; held, so that no other object gets the id.
        self.fresh = {}

    def begin(self):
        self.open = True

    def settle(self):
        for one in self.changed:
            one._pre = None
        for one in self.dirty:
            one._dirty = False
        self.changed, self.dirty, self.below, self.fresh, self.open = [], [], {}, {}, False

    def roll_back(self):
        for one in self.changed:
            if isinstance(one, dict):
                dict.clear(one)
                dict.update(one, one._pre)
            else:
                list.__setitem__(one, slice(None), one._pre)
        self.settle()


JOURNAL = Journal()


def tracked(raw, parent=None, key=None):
    """A wrapper of a dict or list that stands in `parent` under `key`."""
    if type(raw) is dict:
        made = StateDict.__new__(StateDict)
        dict.update(made, raw)
    else:
        made = StateList.__new__(StateList)
        list.extend(made, raw)
    made._src, made._pre, made._dirty = raw, None, False
    made._parents, made._key = [] if parent is None else [parent], key
    return made


def _is_raw(value):
    kind = type(value)
    return (kind is dict or kind is list) and id(value) not in JOURNAL.fresh


def _touch(one):
    """Keeps what a container holds, before its first change in a call."""
    if one._pre is None:
        if not JOURNAL.open:
            raise RuntimeError("the state can be changed only while a call of a tool is under way")
        one._pre = _held(one)
        JOURNAL.changed.append(one)
        waiting = [one]
        while waiting:
            above = waiting.pop()
            if not above._dirty:
                above._dirty = True
                JOURNAL.dirty.append(above)
                for parent in above._parents:
                    JOURNAL.below.setdefault(id(parent), []).append(above)
                waiting.extend(above._parents)


def _put(value, parent):
    """A value that goes into a container."""
    if isinstance(value, (StateDict, StateList)):
        value._key = None  # It may stand in several places by now.
        if not any(known is parent for known in value._parents):
            value._parents.append(parent)
    elif not isinstance(value, SCALARS):
        JOURNAL.fresh[id(value)] = value
    return value


def _held(one):
    """A shallow copy of what a container holds, as it is stored."""
    if isinstance(one, dict):
        return dict(dict.items(one))
    return list(list.__iter__(one)) if isinstance(one, list) else list(one)


class StateDict(dict):
    """A dict of the state."""

    __slots__ = ("_src", "_pre", "_dirty", "_parents", "_key")

    def __getitem__(self, key):
        value = dict.__getitem__(self, key)
        if _is_raw(value):
            value = tracked(value, self, key)
            dict.__setitem__(self, key, value)
        return value

    def get(self, key, default=None):
        return self[key] if key in self else default

    # Python copies from a dict that has an __iter__ of its own by asking it, and not behind its back.
    def __iter__(self):
        return dict.__iter__(self)

    def items(self):
        return ItemsView(self)

    def values(self):
        return ValuesView(self)

    def copy(self):
        return dict(self.items())

    __copy__ = copy

    def __deepcopy__(self, _):
        return plain(self)

    def __reduce_ex__(self, _):
        return dict, (plain(self),)

    def __or__(self, other):
        return {**self, **other} if isinstance(other, dict) else NotImplemented

    def __ror__(self, other):
        return {**other, **self} if isinstance(other, dict) else NotImplemented

    def __setitem__(self, key, value):
        _touch(self)
        dict.__setitem__(self, key, _put(value, self))

    def __delitem__(self, key):
        dict.__getitem__(self, key)
        _touch(self)
        dict.__delitem__(self, key)

    def pop(self, key, *default):
        if key not in self:
            return {}.pop(key, *default)
        value = self[key]
        del self[key]
        return value

    def popitem(self):
        if not self:
            raise KeyError("popitem(): dictionary is empty")
        key = next(reversed(list(self)))
        return key, self.pop(key)

    def clear(self):
        _touch(self)
        dict.clear(self)

    def update(self, *others, **named):
        for key, value in dict(*others, **named).items():
            self[key] = value

    def __ior__(self, other):
        self.update(other)
        return self

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]


class StateList(list):
    """A list of the state."""

    __slots__ = ("_src", "_pre", "_dirty", "_parents", "_key")

    def __getitem__(self, index):
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        value = list.__getitem__(self, index)
        if _is_raw(value):
            value = tracked(value, self, index)
            list.__setitem__(self, index, value)
        return value

    def __iter__(self):
        at = 0
        while at < len(self):
            yield self[at]
            at += 1

    def __reversed__(self):
        for at in range(len(self) - 1, -1, -1):
            yield self[at]

    def copy(self):
        return list(self)

    __copy__ = copy

    def __deepcopy__(self, _):
        return plain(self)

    def __reduce_ex__(self, _):
        return list, (plain(self),)

    def __add__(self, other):
        return [*self, *other] if isinstance(other, list) else NotImplemented

    def __radd__(self, other):
        return [*other, *self] if isinstance(other, list) else NotImplemented

    def __mul__(self, times):
        return list(self) * times

    __rmul__ = __mul__

    def _become(self, values):
        _touch(self)
        list.__setitem__(self, slice(None), [_put(value, self) for value in values])

    def __setitem__(self, index, value):
        if isinstance(index, slice):
            values = list(self)
            values[index] = value
            self._become(values)
        else:
            list.__getitem__(self, index)
            _touch(self)
            list.__setitem__(self, index, _put(value, self))

    def __delitem__(self, index):
        list.__getitem__(self, index)
        _touch(self)
        list.__delitem__(self, index)

    def append(self, value):
        _touch(self)
        list.append(self, _put(value, self))

    def extend(self, values):
        values = list(values)
        _touch(self)
        list.extend(self, [_put(value, self) for value in values])

    def __iadd__(self, values):
        self.extend(values)
        return self

    def __imul__(self, times):
        self._become(list(self) * times)
        return self

    def insert(self, index, value):
        _touch(self)
        list.insert(self, index, _put(value, self))

    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value

    def remove(self, value):
        del self[list.index(self, value)]

    def clear(self):
        _touch(self)
        list.clear(self)

    def sort(self, *, key=None, reverse=False):
        self._become(sorted(self, key=key, reverse=reverse))

    def reverse(self):
        self._become(list(self)[::-1])


TRACKED = (StateDict, StateList)


def tracked_state(state):
    """The wrapper of a whole state, with those of its large containers made already: to copy one writes to all that it holds, and so
    would have every child that is forked later copy the memory of it."""
    root = tracked(state)
    waiting = [root]
    while waiting:
        one = waiting.pop()
        slots = list(dict.items(one)) if isinstance(one, dict) else list(enumerate(list.__iter__(one)))
        for key, value in slots:
            if isinstance(value, (dict, list)) and (one is root or len(value) > SMALL):
                waiting.append(one[key])
    return root


def written(value, what):
    """JSON of a value; NotPlain where it is none."""
    try:
        text = json.dumps(value, allow_nan=False)
    except RecursionError:
        raise NotPlain("%s contains itself, or is nested too deeply" % what) from None
    except (TypeError, ValueError) as error:
        if str(error).startswith("Circular"):
            raise NotPlain("%s contains itself, or is nested too deeply" % what) from None
        raise NotPlain("%s is no JSON value: %s" % (what, str(error)[:200])) from None
    if text.count("[") + text.count("{") > DEEPEST and _depth(json.loads(text)) > DEEPEST:
        raise NotPlain("%s is nested more than %d levels deep" % (what, DEEPEST))
    return text


def _depth(value):
    deepest, waiting = 0, [(value, 1)]
    while waiting:
        one, level = waiting.pop()
        deepest = max(deepest, level)
        if isinstance(one, (dict, list)):
            waiting.extend((part, level + 1) for part in (one.values() if isinstance(one, dict) else one))
    return deepest


def plain(value, what="the value"):
    """A copy that shares nothing."""
    return json.loads(written(value, what))


def changes(root):
    """What the call has changed, as operations of JSON Patch from the top of the state; NotPlain where it is no JSON any more."""
    comparison = Comparison()
    try:
        comparison._value(root, root, "")
    except RecursionError:
        raise NotPlain("the state contains itself, or is nested too deeply") from None
    return comparison.operations


class Comparison:
    """Compares what containers hold with what they held; looks at nothing that no change has touched."""

    def __init__(self):
        self.operations = []

    def _value(self, was, now, path):
        if _unmoved(was, now):
            if isinstance(now, (StateDict, StateList)) and now._dirty:
                if now._pre is None:
                    self._within(now, path)
                else:
                    self._content(now._pre, now, path)
        elif isinstance(was, dict) and isinstance(now, dict) or isinstance(was, list) and isinstance(now, (list, tuple)):
            self._content(_earlier(was), now, path)
        elif isinstance(now, (dict, list, tuple)) or not _equal(was, now):
            self._say("replace", path, now)

    def _within(self, one, path):
        """A container that holds what it held, and something in it has changed."""
        known = [(child._key, child) for child in JOURNAL.below.get(id(one), ())]
        if not all(_stands(child, one, key) for key, child in known):
            slots = dict.items(one) if isinstance(one, dict) else enumerate(list.__iter__(one))
            known = [(key, value) for key, value in slots if type(value) in TRACKED and value._dirty]
        for key, value in known:
            self._value(value, value, _below(path, key))

    def _say(self, op, path, value):
        self.operations.append({"op": op, "path": path, "value": plain(value, "the state at %s" % (path or "its top"))})

    def _content(self, was, now, path):
        if path.count("/") > DEEPEST:
            raise NotPlain("the state contains itself, or is nested too deeply")
        if isinstance(now, dict):
            self._dict(was, _held(now), path)
        else:
            self._list(was, _held(now), path)

    def _dict(self, was, now, path):
        for key in was:
            if key not in now:
                self.operations.append({"op": "remove", "path": _below(path, key)})
        for key, value in now.items():
            if key in was:
                self._value(was[key], value, _below(path, key))
            elif isinstance(key, str):
                self._say("add", _below(path, key), value)
            else:
                raise NotPlain("the key %.50r in the state at %s is no text" % (key, path or "its top"))

    def _list(self, was, now, path):
        """What stands at the beginning and at the end as before is left alone; what lies between is compared by position."""
        start, most = 0, min(len(was), len(now))
        while start < most and _alike(was[start], now[start]):
            start += 1
        end = 0
        while end < most - start and _alike(was[-1 - end], now[-1 - end]):
            end += 1
        both = most - end
        for at in range(both):
            self._value(was[at], now[at], "%s/%d" % (path, at))
        for _ in range(len(was) - end - both):
            self.operations.append({"op": "remove", "path": "%s/%d" % (path, both)})
        for at in range(both, len(now) - end):
            self._say("add", "%s/%d" % (path, at), now[at])
        for at in range(-end, 0):
            self._value(was[at], now[at], "%s/%d" % (path, len(now) + at))


def _stands(child, one, key):
    """Whether it still stands where it was first found. To look through a large container writes to all that it holds."""
    if isinstance(one, dict):
        return key is not None and dict.get(one, key) is child
    return isinstance(key, int) and 0 <= key < len(one) and list.__getitem__(one, key) is child


def _earlier(value):
    """What a container held before the call."""
    if isinstance(value, (StateDict, StateList)):
        return _held(value) if value._pre is None else value._pre
    return value


def _unmoved(was, now):
    """Whether it is the same container as before, whatever it holds."""
    return was is now or isinstance(now, (StateDict, StateList)) and now._src is was


def _equal(was, now):
    # True is 1 in Python and not in JSON.
    return was == now and isinstance(was, bool) == isinstance(now, bool)


def _alike(was, now):
    return _unmoved(was, now) or isinstance(now, SCALARS) and isinstance(was, SCALARS) and _equal(was, now)


def _below(path, key):
    return "%s/%s" % (path, str(key).replace("~", "~0").replace("/", "~1"))


def detach():
    """Makes what the call put into the state our own, once the call counts."""
    for one in JOURNAL.changed:
        pre = one._pre.values() if isinstance(one, dict) else one._pre
        known = {id(value) for value in pre}
        slots = list(dict.items(one)) if isinstance(one, dict) else list(enumerate(list.__iter__(one)))
        for key, value in slots:
            if type(value) in SCALARS or id(value) in known:
                continue
            if isinstance(value, (StateDict, StateList)) and id(value._src) in known:
                continue
            try:
                value = plain(value)
            except NotPlain:
                continue  # Of a container that is in the state no more: all that is in it has been written before.
            (dict if isinstance(one, dict) else list).__setitem__(one, key, value)
