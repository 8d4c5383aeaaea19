"""The loop that takes calls, forks a child for each, and says what came of them."""

import json
import os
import select
import signal
import time

from child_call import PIECE, Call, kill_all, kill_group, kill_strays, pieces
from session import NEVER, Session


def say(message):
    """One line to the other side."""
    text = json.dumps(message).encode("ascii") + b"\n"
    while text:
        text = text[os.write(1, text) :]


class Server:
    """`run` returns only in a forked child, with its call: so no frame of the server stands among the callers of a scorer."""

    def __init__(self, reaps_strays):
        self.reaps_strays = reaps_strays
        #: Children by their number, among them those of sessions; and sessions by their names.
        self.calls = {}
        self.sessions = {}
        self.input = bytearray()
        self.header = None
        self.poller = select.poll()
        self.waker, wake_end = os.pipe()
        os.set_blocking(self.waker, False)
        os.set_blocking(wake_end, False)
        os.set_blocking(0, False)
        # A handler, so that the signal of an ended child wakes the poll.
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(wake_end, warn_on_full_buffer=False)
        for descriptor in (0, self.waker):
            self.poller.register(descriptor, select.POLLIN)

    def run(self):
        while True:
            ready = dict(self.poller.poll(self._patience()))
            for _ in pieces(self.waker):
                pass
            for call in self.calls.values():
                self._hear(call, ready)
            self._reap()
            if 0 in ready:
                child = self._read()
                if child is not None:
                    return child

    def _patience(self):
        """Milliseconds until the next call is overdue; those that are so already are ended."""
        if not self.calls:
            return None
        now = time.monotonic()
        for call in self.calls.values():
            if now >= call.deadline:
                call.kill("wall")
                call.deadline = now + 1
        first = min(call.deadline for call in self.calls.values())
        return None if first == NEVER else max(0.0, first - now) * 1000 + 1

    def _hear(self, call, ready):
        if isinstance(call, Session) and call.input_fd in ready:
            self._send(call)
        for descriptor in (call.result_fd, call.print_fd):
            if descriptor in ready:
                call.drain()
                # An end that the child has closed would wake us for ever.
                if ready[descriptor] & (select.POLLHUP | select.POLLERR):
                    self.poller.unregister(descriptor)
        if isinstance(call, Session):
            for reply in call.replies:
                say(reply)
            call.replies.clear()

    def _send(self, session):
        """Sends what there is; what the pipe does not take goes on when it does."""
        if session.send():
            self._forget(session.input_fd)
        else:
            self.poller.register(session.input_fd, select.POLLOUT)

    def _forget(self, descriptor):
        try:
            self.poller.unregister(descriptor)
        except KeyError:
            pass

    def _reap(self):
        while self.calls:
            try:
                pid, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                return
            if pid == 0:
                return
            call = self.calls.pop(pid, None)
            if call is None:
                continue
            call.gone = True
            kill_group(pid)
            if self.reaps_strays:
                kill_strays(set(self.calls))
            call.drain()
            for descriptor in (call.result_fd, call.print_fd):
                self._forget(descriptor)
            if isinstance(call, Session):
                self._forget(call.input_fd)
                for reply in call.replies:
                    say(reply)
                self.sessions.pop(call.name, None)
            call.close()
            say(call.report(status))

    def _read(self):
        """Takes input; the call when this is its child by now. The end of the input is the end of everything."""
        try:
            piece = os.read(0, PIECE)
        except BlockingIOError:
            return None
        if not piece:
            for pid in self.calls:
                kill_all(pid)
            os._exit(0)
        self.input += piece
        while True:
            if self.header is None:
                end = self.input.find(b"\n")
                if end < 0:
                    return None
                header = json.loads(bytes(self.input[:end]))
                del self.input[: end + 1]
                if header["do"] == "stop":
                    for call in self.calls.values():
                        if call.nonce == header["nonce"]:
                            call.kill("stopped")
                    continue
                if header["do"] == "close":
                    session = self.sessions.pop(header["session"], None)
                    if session is not None:
                        session.kill("stopped")
                    continue
                self.header = header
            size = self.header.get("size", 0)
            if len(self.input) <= size:
                return None
            payload = bytes(self.input[:size])
            del self.input[: size + 1]
            header, self.header = self.header, None
            if header["do"] == "ask":
                self._ask(header, payload)
                continue
            child = self._start(header, payload)
            if child is not None:
                return child

    def _ask(self, header, payload):
        session = self.sessions.get(header["session"])
        if session is None:
            told = {"session": header["session"], "nonce": header["nonce"], "printed": ""}
            say(dict(told, failed="silent", detail="it had ended before", ended=True))
            return
        session.nonce, session.deadline = header["nonce"], time.monotonic() + header["wall_ms"] / 1000
        session.outbox += payload + b"\n"
        self._send(session)

    def _start(self, header, payload):
        """Forks; in the child the call's descriptors, token and payload, here None."""
        staying = header["do"] == "open"
        call = (Session if staying else Call)(header["nonce"])
        try:
            call.pid = os.fork()
        except OSError as error:
            say(dict(call.said(), failed="fork", detail=str(error), ended=True))
            call.close()
            for descriptor in call.ends():
                os.close(descriptor)
            return None
        if call.pid == 0:
            return call.ends(), call.token, payload
        for descriptor in call.ends():
            os.close(descriptor)
        call.deadline = time.monotonic() + header["wall_ms"] / 1000
        self.calls[call.pid] = call
        if staying:
            self.sessions[call.name] = call
            os.set_blocking(call.input_fd, False)
        for descriptor in (call.result_fd, call.print_fd):
            os.set_blocking(descriptor, False)
            self.poller.register(descriptor, select.POLLIN)
        return None
