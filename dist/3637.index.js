export const id = 3637;
export const ids = [3637];
export const modules = {

/***/ 33637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  progressUpgrades: () => (/* binding */ progressUpgrades)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors;
// EXTERNAL MODULE: ./lib/flow/problem-of.js
var problem_of;
// EXTERNAL MODULE: ./lib/jobs/follow-progress.js
var follow_progress;
// EXTERNAL MODULE: ./lib/operations/run-events-path.js
var run_events_path;
;// CONCATENATED MODULE: ./lib/http/progress.js


/** Bytes that wait for one client at most; more stays on disk (security.md R25). */
const MOST_BUFFERED = 1024 * 1024;
/** So often something is sent, and so often the other side is asked whether it is there (contract 11). */
const BEAT_MS = 15_000;
/** Beats without an answer after which the other side counts as gone. */
const MISSED = 2;
/** A client with a full buffer that takes nothing for so long is sent away; it can come back. */
const PATIENCE_MS = 10_000;
/** Between the polite end of a connection and the hard one: a client that takes nothing does not take the farewell either. */
const FAREWELL_MS = 2_000;
/** Close codes of RFC 6455 and its registry: done; try again later. */
const DONE = 1000;
const LATER = 1013;
/**
 * Sends the messages of a run with numbers above `after` over a socket that is open, and follows the run to its end (contract 11). Reads
 * from the log as fast as the client takes: a slow or silent one holds at most a mebibyte, and comes back with `?after=`.
 */
function streamProgress(socket, { runId, after }, engine) {
    const { clock } = engine.ports;
    const broken = (error) => {
        engine.warn(`the progress of ${runId} cannot be read: ${(0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error).message}`);
        endSocket(socket, clock, LATER, 'the progress of this run cannot be read');
    };
    let follower;
    try {
        follower = (0,(follow_progress ??= __webpack_require__(82247))/* followProgress */.F3)(engine, runId, after);
    }
    catch (error) {
        broken(error);
        return;
    }
    new ProgressStream({ socket, follower, clock, broken }, after).begin();
}
/** One client that follows one run. */
class ProgressStream {
    #world;
    /** Number of the last message that was handed to the socket. */
    #last;
    /** Pieces that have left the process. */
    #taken = 0;
    /** Beats since the other side last answered. */
    #missed = 0;
    #isDue = false;
    #isEnding = false;
    #cancelBeat = () => undefined;
    #cancelPatience;
    constructor(world, after) {
        this.#world = world;
        this.#last = after;
    }
    begin() {
        const { socket, follower, clock } = this.#world;
        this.#cancelBeat = clock.after(BEAT_MS, () => this.#beat());
        const unlisten = follower.listen(() => this.#soon());
        socket.on('pong', () => {
            this.#missed = 0;
        });
        socket.on('error', () => undefined); // Followed by `close`.
        socket.once('close', () => {
            this.#isEnding = true;
            this.#cancelBeat();
            this.#cancelPatience?.();
            unlisten();
            void follower.close();
        });
        this.#soon();
    }
    get #isOpen() {
        const { socket } = this.#world;
        return socket.readyState === socket.OPEN && !this.#isEnding;
    }
    get #isFull() {
        return this.#world.socket.bufferedAmount >= MOST_BUFFERED;
    }
    /** One piece a turn of the event loop: a client that takes everything does not keep the others waiting. */
    #soon() {
        if (this.#isDue || !this.#isOpen)
            return;
        this.#isDue = true;
        setImmediate(() => {
            this.#isDue = false;
            try {
                this.#send();
            }
            catch (error) {
                this.#isEnding = true;
                this.#world.broken(error);
            }
        });
    }
    #send() {
        if (!this.#isOpen || this.#isFull)
            return;
        const { socket, follower, clock } = this.#world;
        const messages = follower.next();
        const final = messages.at(-1);
        // Called once for each piece when it is out: then the next can be sent.
        const drained = (error) => this.#drained(error);
        for (const message of messages)
            socket.send(message.text, { binary: false }, message === final ? drained : undefined);
        if (final !== undefined) {
            this.#last = final.seq;
            if (!this.#isFull)
                this.#soon();
            else
                this.#cancelPatience ??= clock.after(PATIENCE_MS, this.#losePatience(this.#taken));
            return;
        }
        if (follower.state === 'end')
            this.#end(DONE, '');
        else if (follower.state === 'elsewhere')
            this.#end(LATER, 'not under way in this process; come back later');
    }
    #drained(error) {
        if (error != null)
            return;
        this.#taken += 1;
        if (!this.#isFull) {
            this.#cancelPatience?.();
            this.#cancelPatience = undefined;
        }
        this.#soon();
    }
    /** Looks again as long as something was taken in between. */
    #losePatience(before) {
        return () => {
            this.#cancelPatience = undefined;
            if (!this.#isOpen || !this.#isFull)
                return;
            if (this.#taken > before)
                this.#cancelPatience = this.#world.clock.after(PATIENCE_MS, this.#losePatience(this.#taken));
            else
                this.#end(LATER, `too slow; come back with ?after=${this.#last}`);
        };
    }
    #beat() {
        if (!this.#isOpen)
            return;
        const { socket, clock } = this.#world;
        if (this.#missed >= MISSED) {
            socket.terminate();
            return;
        }
        this.#missed += 1;
        socket.ping();
        const at = new Date(clock.now()).toISOString();
        if (!this.#isFull)
            socket.send(JSON.stringify({ seq: this.#last, type: 'heartbeat', at, data: {} }));
        this.#cancelBeat = clock.after(BEAT_MS, () => this.#beat());
    }
    #end(code, reason) {
        this.#isEnding = true;
        endSocket(this.#world.socket, this.#world.clock, code, reason);
    }
}
/** Ends a connection politely, and hard where the other side does not take the farewell. */
function endSocket(socket, clock, code, reason) {
    socket.close(code, reason);
    const cancel = clock.after(code === DONE ? PATIENCE_MS : FAREWELL_MS, () => socket.terminate());
    socket.once('close', cancel);
}

;// CONCATENATED MODULE: ./lib/http/websocket.js





/** What a client may send at once; nothing of it is read (security.md S51). */
const MOST_INBOUND = 64 * 1024;
/** What a client has to finish the closing handshake when the service ends. */
const GOODBYE_MS = 1_000;
/** RFC 6455: the service goes away. */
const GOING_AWAY = 1001;
/** Opens the streams at `RUN_EVENTS_PATH`. Everything is checked before the upgrade, so that a refusal is an HTTP answer. */
function progressUpgrades(context) {
    const sockets = new Set();
    let server;
    let isClosing = false;
    async function upgraded(request, socket, head) {
        const checkedRequest = await checked(request, context);
        server ??= __webpack_require__.e(/* import() */ 2977).then(__webpack_require__.bind(__webpack_require__, 52977)).then((ws) => new ws.WebSocketServer({ noServer: true, maxPayload: MOST_INBOUND, perMessageDeflate: false }));
        const accepting = await server;
        if (isClosing || socket.destroyed) {
            socket.destroy();
            return;
        }
        socket.off('error', ignore);
        accepting.handleUpgrade(request, socket, head, (stream) => {
            sockets.add(stream);
            stream.once('close', () => sockets.delete(stream));
            streamProgress(stream, checkedRequest, context.engine);
        });
    }
    return {
        upgrade(request, socket, head) {
            socket.on('error', ignore);
            upgraded(request, socket, head).catch((error) => refuse(socket, error));
        },
        async close() {
            isClosing = true;
            const open = [...sockets];
            const gone = open.map((one) => new Promise((resolve) => one.once('close', () => resolve())));
            for (const one of open)
                one.close(GOING_AWAY, 'the service ends');
            const cancel = context.engine.ports.clock.after(GOODBYE_MS, () => {
                for (const one of open)
                    one.terminate();
            });
            await Promise.all(gone);
            cancel();
        },
    };
}
const ignore = () => undefined;
/** The run that is asked for, from which message on; a refusal as a Fault, or as the answer of `admit`. */
async function checked(request, { engine, admit, isAccount, tokenFits }) {
    const admitted = admit(request);
    if (!admitted.ok)
        throw new Refused(admitted.status, admitted.body);
    const [path = '', query = ''] = split(request.url ?? '');
    const runId = (0,(run_events_path ??= __webpack_require__(26253))/* runOfEventsPath */.Vq)(path);
    const parameters = new URLSearchParams(query);
    const token = parameters.get('token');
    const isTheirs = isAccount(request.headers.authorization);
    // Before anything is said about the run: who may not look learns nothing.
    if (!isTheirs && (token === null || runId === undefined || !tokenFits(runId, token)))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('unauthorized', 'The stream is opened by the account key or by the token of its run.', {
            where: 'Authorization',
            hint: 'Use the webhook_url or stream_url of the run as it was answered, or send the header "Authorization: Bearer <API key>".',
        });
    if (runId === undefined)
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', 'There is nothing to upgrade here.', {
            where: path,
            hint: `Progress is streamed at ${(run_events_path ??= __webpack_require__(26253))/* RUN_EVENTS_PATH */.e_}.`,
        });
    const after = parameters.get('after') ?? '0';
    if (!/^\d{1,15}$/.test(after))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('usage', '"after" is the number of the last message that you have: 0 or more.', {
            where: 'after',
            hint: 'Take it from the field seq, or leave it out.',
        });
    if (!(await (0,(follow_progress ??= __webpack_require__(82247))/* isRun */.yz)(engine, runId)))
        throw new (errors ??= __webpack_require__(452))/* Fault */.vC('not_found', `There is no run "${runId}".`, {
            where: path,
            hint: 'See GET /v1/runs.',
        });
    return { runId, after: Number(after) };
}
function split(url) {
    const at = url.indexOf('?');
    return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}
/** An answer that was made elsewhere. */
class Refused extends Error {
    status;
    body;
    constructor(status, body) {
        super('refused');
        this.status = status;
        this.body = body;
    }
}
var TITLES;
function TITLES$made() { return TITLES = {
    400: 'Bad Request',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'Not Found',
    421: 'Misdirected Request',
    500: 'Internal Server Error',
}; }
/** An answer over a bare socket, after which the connection is closed. */
function refuse(socket, error) {
    if (socket.destroyed)
        return;
    const { status, body } = error instanceof Refused ? error : answerOf((0,(errors ??= __webpack_require__(452))/* asFault */.Ps)(error));
    const lines = [
        `HTTP/1.1 ${status} ${(TITLES ?? TITLES$made())[status] ?? 'Error'}`,
        'content-type: application/problem+json',
        `content-length: ${Buffer.byteLength(body)}`,
        ...(status === 401 ? ['www-authenticate: Bearer'] : []),
        'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
function answerOf(fault) {
    const { status, body } = (0,(problem_of ??= __webpack_require__(36289))/* problemOf */.Z)(fault);
    return { status, body: JSON.stringify(body) };
}


/***/ })

};
