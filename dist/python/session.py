"""A child that stays and answers call after call, as the server sees it."""

import os

from child_call import TOKEN_BYTES, Call, kill_all, pieces

NEVER = float("inf")
#: Largest reply with its frame; more ends the child (tools_session.py refuses it before).
LARGEST_FRAME = 5 * 1024 * 1024
LONGEST_HEAD = 2 * TOKEN_BYTES + 20


class Session(Call):
    """Its first reply says what it offers; from then on each answers the call that was asked last."""

    largest_answer = LARGEST_FRAME

    def __init__(self, name):
        Call.__init__(self, name)
        self.name = name
        self.input_end, self.input_fd = os.pipe()
        #: What the child has not taken yet.
        self.outbox = bytearray()
        self.replies = []

    def send(self):
        """Whether all is sent."""
        while self.outbox:
            try:
                del self.outbox[: os.write(self.input_fd, self.outbox[:65536])]
            except BlockingIOError:
                return False
            except OSError:
                self.outbox.clear()  # It has ended, and its end is told.
        return True

    def drain(self):
        """Reads what is there, and puts whole replies into `replies`."""
        Call.drain(self)
        while self._result:
            end = self._result.find(b"\n", 0, LONGEST_HEAD)
            head = bytes(self._result[: max(end, 0)])
            if end < 0 and len(self._result) < LONGEST_HEAD:
                return
            if end < 0 or not head.startswith(self.token) or not head[len(self.token) :].isdigit() or self.deadline == NEVER:
                self._ended_for = self._ended_for or "forged"
                if not self.gone:
                    kill_all(self.pid)
                return
            size = int(head[len(self.token) :])
            if len(self._result) < end + 1 + size:
                return
            answer = bytes(self._result[end + 1 : end + 1 + size]).decode("ascii", "replace")
            del self._result[: end + 1 + size]
            self.replies.append(dict(self.said(), answer=answer))
            self.deadline = NEVER
            self._printed.clear()
            self._printed_size = 0

    def said(self):
        return dict(Call.said(self), session=self.name)

    def ends(self):
        return (*Call.ends(self), self.input_end)

    def close(self):
        Call.close(self)
        os.close(self.input_fd)

    def report(self, status):
        """Its end, which concerns the call under way where there is one."""
        return dict(Call.report(self, status), ended=True)

    def _answer(self):
        return None  # What it said was read while it lived.
