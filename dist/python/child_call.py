"""One call as the server sees it: the child, its pipes, what came out of them, and what it came to."""

import os
import signal

#: What a call may print, and how large its answer may be (security.md S38).
MOST_PRINTED = 1024 * 1024
LARGEST_ANSWER = 1024 * 1024
#: Of what was printed, so many characters are shown.
SHOWN = 2000
#: Exit code of a child whose layers did not hold.
NOT_LOCKED = 96
TOKEN_BYTES = 16
PIECE = 65536


class Call:
    """Between `start` and `report`; the child is `pid`, until `gone` says that its number may be another's by now."""

    largest_answer = LARGEST_ANSWER

    def __init__(self, nonce):
        self.nonce = nonce
        self.token = os.urandom(TOKEN_BYTES).hex().encode()
        self.pid = 0
        self.gone = False
        self.deadline = 0.0
        self.result_fd, self.result_end = os.pipe()
        self.print_fd, self.print_end = os.pipe()
        self._result = bytearray()
        self._printed = bytearray()
        self._printed_size = 0
        self._ended_for = None

    def kill(self, reason):
        self._ended_for = self._ended_for or reason
        if not self.gone:
            kill_all(self.pid)

    def drain(self):
        """Reads what is there. More than a call may say ends it."""
        for piece in pieces(self.result_fd):
            self._result += piece
            if len(self._result) > self.largest_answer:
                self.kill("large_answer")
                break
        for piece in pieces(self.print_fd):
            self._printed_size += len(piece)
            if len(self._printed) < SHOWN * 4:
                self._printed += piece
            if self._printed_size > MOST_PRINTED:
                self.kill("printed")
                break

    def ends(self):
        """What the child has of the pipes: for its result, for what it prints."""
        return self.result_end, self.print_end

    def close(self):
        os.close(self.result_fd)
        os.close(self.print_fd)

    def said(self):
        printed = self._printed[: SHOWN * 4].decode("utf-8", "replace")[:SHOWN]
        return {"nonce": self.nonce, "printed": printed}

    def report(self, status):
        """What came of it, as the line for the other side."""
        said = self.said()
        if self._ended_for:
            return dict(said, failed=self._ended_for)
        if os.WIFSIGNALED(status):
            number = os.WTERMSIG(status)
            if number == signal.SIGXCPU:
                return dict(said, failed="cpu")
            try:
                return dict(said, failed="signal", detail=signal.Signals(number).name)
            except ValueError:
                return dict(said, failed="signal", detail="signal %d" % number)
        code = os.WEXITSTATUS(status)
        if code == NOT_LOCKED:
            return dict(said, failed="not_locked")
        answer = self._answer()
        if code == 0 and answer is not None:
            return dict(said, answer=answer)
        return dict(said, failed="forged" if self._result else "silent", detail="exit code %d" % code)

    def _answer(self):
        """The framed answer, or None: nothing but the token, the length and exactly so many bytes counts (security.md S39)."""
        head, found, body = bytes(self._result).partition(b"\n")
        if not found or head != self.token + b"%d" % len(body):
            return None
        return body.decode("ascii", "replace")


def kill_all(pid):
    """The child and its process group: in its first moments it has no group of its own yet."""
    kill_group(pid)
    try:
        os.kill(pid, signal.SIGKILL)
    except OSError:
        pass


def kill_group(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except OSError:
        pass


def kill_strays(known):
    """Ends what was left by calls and fell to this process as the reaper; only where seccomp lets calls start processes."""
    try:
        with open("/proc/self/task/%d/children" % os.getpid()) as file:
            found = {int(text) for text in file.read().split()}
    except OSError:
        return
    for pid in found - known:
        kill_all(pid)


def pieces(descriptor):
    """What can be read now, in pieces; ends when there is no more, for now or for good."""
    while True:
        try:
            piece = os.read(descriptor, PIECE)
        except OSError:
            return
        if not piece:
            return
        yield piece
