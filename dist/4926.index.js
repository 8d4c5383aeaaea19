export const id = 4926;
export const ids = [4926];
export const modules = {

/***/ 4926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mcpTools: () => (/* binding */ mcpTools)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_;
// EXTERNAL MODULE: ./lib/agents/program.js + 1 modules
var program;
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/flow/once.js
var once;
// EXTERNAL MODULE: ./lib/schema/defined.js
var defined;
// EXTERNAL MODULE: ./lib/agents/text-tail.js
var text_tail;
// EXTERNAL MODULE: ./lib/schema/product.js
var product;
// EXTERNAL MODULE: ./lib/flow/line-reader.js
var line_reader;
// EXTERNAL MODULE: ./lib/schema/nesting.js
var nesting;
;// CONCATENATED MODULE: ./lib/worlds/programs/child-transport.js


/** Longest message that a server may send (security.md S35), and most that it may send before it is asked again. */
const MOST_MESSAGE_BYTES = 10 * 1024 * 1024;
const MOST_UNASKED_BYTES = 4 * MOST_MESSAGE_BYTES;
/**
 * MCP over standard input and output of a program: a line of JSON a message. `broken` is called once with what it did where it floods or
 * sends what cannot be read on; lines that are no JSON objects are logs that went astray.
 */
function childTransport(child, broken) {
    let unasked = 0;
    let ended = false;
    const transport = {
        async start() { },
        async send(message) {
            unasked = 0;
            child.write(`${JSON.stringify(message)}\n`);
        },
        async close() {
            end();
        },
    };
    function end() {
        if (ended)
            return;
        ended = true;
        transport.onclose?.();
    }
    function fail(what) {
        if (ended)
            return;
        broken(what);
        end();
    }
    const reader = (0,(line_reader ??= __webpack_require__(77874))/* lineReader */.g)({
        most: MOST_MESSAGE_BYTES,
        lengthOf: Buffer.byteLength,
        onLine(line) {
            if (ended)
                return;
            const message = messageOf(line);
            if (message !== undefined)
                transport.onmessage?.(message);
        },
        onTooLong: () => fail('wrote a message of more than 10 MiB'),
    });
    child.onOutput((text) => {
        if (ended)
            return;
        unasked += Buffer.byteLength(text);
        if (unasked > MOST_UNASKED_BYTES)
            return fail('wrote more than 40 MiB without being asked');
        reader.read(text);
    });
    child.ended.then(end);
    return transport;
}
function messageOf(line) {
    try {
        const value = JSON.parse(line);
        const isMessage = typeof value === 'object' && value !== null && !Array.isArray(value);
        // What kind of message it is the protocol finds out; none may be deeper than code that walks through it.
        return isMessage && !(0,(nesting ??= __webpack_require__(52477))/* isDeeper */.Q)(value, (nesting ??= __webpack_require__(52477))/* DEEPEST */.F) ? value : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/worlds/programs/mcp-process.js




/** How much of stderr is kept for the failure report. */
const STDERR_BYTES = 8 * 1024;
/** Until a server has said what it can do: npx may look into its cache first. */
const START_MS = 60_000;
/** How long one that was killed is waited for: what it started itself may live on, and hold its output open. */
const END_MS = 3_000;
/** Starts one. Rejects with Fault `agent_failed` (`world_failed`). */
async function startMcpProcess(start, ports) {
    const { Client } = await Promise.all(/* import() */[__webpack_require__.e(7164), __webpack_require__.e(39)]).then(__webpack_require__.bind(__webpack_require__, 30039));
    const child = ports.standby(start.command, { cwd: start.cwd, env: start.env });
    child.hold();
    const errors = (0,(text_tail ??= __webpack_require__(74066))/* textTail */._)(STDERR_BYTES);
    child.onErrors((text) => errors.add(text));
    let ending;
    let broke;
    const ended = child.ended.then((how) => {
        ending = how;
    });
    const transport = childTransport(child, (what) => {
        broke = what;
        child.kill();
    });
    const client = new Client({ name: (product ??= __webpack_require__(31608))/* PRODUCT */.A.name, version: (product ??= __webpack_require__(31608))/* PRODUCT */.A.version });
    const started = {
        client,
        child,
        usable: () => ending === undefined && broke === undefined,
        fault: (otherwise) => serverFault(start, broke ?? (ending && howEnded(ending)) ?? otherwise, errors.text()),
        over: () => overSoon(child, ended, ports),
        async end() {
            const over = started.over();
            child.kill();
            await client.close();
            await over;
        },
    };
    try {
        await client.connect(transport, { timeout: START_MS });
        return started;
    }
    catch (error) {
        const fault = await faultOf(started, error);
        await started.end();
        throw fault;
    }
}
/** What went wrong with a request, once the process has had the time to end: that says more than a connection that is closed. */
async function faultOf(process, error) {
    const closed = error instanceof Error && /connection closed|not connected/i.test(error.message);
    if (closed)
        await process.over();
    return process.fault(`failed: ${error instanceof Error ? error.message : String(error)}`);
}
/** One that nobody holds would let this process end while it is waited for; one that does not end would keep it alive. */
async function overSoon(child, ended, { clock }) {
    child.hold();
    const enough = new AbortController();
    // Given up where it ends in time.
    const waited = clock.sleep(END_MS, enough.signal).catch(() => undefined);
    await Promise.race([ended, waited]);
    enough.abort();
    child.release();
}
function howEnded({ startError, code, signal }) {
    if (startError !== undefined)
        return `could not be started: ${startError.message}`;
    return code === null ? `ended with signal ${signal}` : `ended with exit code ${code}`;
}
function serverFault({ command }, what, said) {
    const last = said.trim();
    return new errors/* Fault */.vC('agent_failed', `The MCP server of the world ${what}.${last === '' ? '' : ` Its stderr ended with:\n${last}`}`, {
        subcode: 'world_failed',
        where: command.join(' ').slice(0, 500),
        hint: 'Run the command by hand: it must speak MCP on standard input and output.',
    });
}

;// CONCATENATED MODULE: ./lib/worlds/programs/mcp-calls.js


/** Longest time for one call: whoever waits longer waits for ever. */
const CALL_MS = 60_000;
/** Tools that a server may offer, and pages that it may offer them on. */
const MOST_TOOLS = 1_000;
const MOST_PAGES = 100;
/** Refusals by the protocol itself have negative codes: the server is well, and the agent is told. */
const isRefusal = (error) => error instanceof Error && 'code' in error && typeof error.code === 'number';
/** The tools of a server. Rejects with Fault `agent_failed` (`world_failed`). */
async function listMcpTools(process) {
    const tools = new Map();
    let cursor;
    for (let page = 0; page < MOST_PAGES; page += 1) {
        const listed = await process.client
            .request({ method: 'tools/list', params: { ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ cursor }) } }, { timeout: CALL_MS })
            .catch(async (error) => {
            throw await faultOf(process, error);
        });
        for (const { name, description, inputSchema, annotations } of listed.tools) {
            if (tools.has(name))
                continue;
            if (tools.size >= MOST_TOOLS)
                throw process.fault(`offers more than ${MOST_TOOLS} tools`);
            const reads = annotations?.readOnlyHint === true ? true : undefined;
            tools.set(name, { name, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ description, reads }), parameters: inputSchema });
        }
        cursor = listed.nextCursor;
        if (cursor === undefined)
            return [...tools.values()];
    }
    throw process.fault(`offers its tools on more than ${MOST_PAGES} pages`);
}
/**
 * Calls a tool. What it changed shows elsewhere: servers keep their state to themselves. Rejects with the reason of the signal, or Fault
 * `agent_failed` (`world_failed`) where the server has ended, never answers, or answers what is no result.
 */
async function callMcpTool(process, name, args, signal) {
    signal?.throwIfAborted();
    try {
        const result = await process.client.request({ method: 'tools/call', params: { name, arguments: { ...args } } }, { timeout: CALL_MS, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ signal }) });
        return replyOf(result);
    }
    catch (error) {
        signal?.throwIfAborted();
        if (isRefusal(error))
            return { error: error.message };
        throw await faultOf(process, error);
    }
}
/** Structured content as it is, texts as one text, anything else as the list that came. */
function replyOf({ content, structuredContent, isError }) {
    const texts = content.flatMap((one) => (one.type === 'text' ? [one.text] : []));
    const text = texts.length === content.length ? texts.join('\n') : undefined;
    if (isError === true)
        return { error: text ?? JSON.stringify(content) };
    return { result: structuredContent ?? text ?? content, changes: [] };
}

;// CONCATENATED MODULE: ./lib/worlds/programs/ready-pool.js
/** Keeps `most` ready from the first `take` on. One that is no longer `usable` is ended and replaced. */
function readyPool(options) {
    const { most, make, usable, end } = options;
    const ready = [];
    let closed = false;
    function fill() {
        while (!closed && ready.length < most) {
            const made = make();
            // Whoever takes it hears of it; nobody need take it.
            made.catch(() => undefined);
            ready.push(made);
        }
    }
    return {
        async take() {
            const next = ready.shift();
            fill();
            const one = await (next ?? make());
            if (next === undefined || usable(one))
                return one;
            await end(one);
            return make();
        },
        add: (one) => void ready.push(Promise.resolve(one)),
        async close() {
            closed = true;
            await Promise.allSettled(ready.splice(0).map(async (one) => end(await one)));
        },
    };
}

;// CONCATENATED MODULE: ./lib/worlds/programs/mcp-tools.js








var WORKSPACE;
function WORKSPACE$made() { return WORKSPACE = /\{\{\s*workspace\s*\}\}/g; }
/**
 * An MCP server as the tools of a world (`tools.mcp`): a process for each attempt on standard input and output, some of which are
 * `ready` before they are asked for. With `files` each is started in a copy of the world's folder, which sessions name, whose changes they
 * say and which they remove; where `open` is given a workspace, that is used instead and nothing is ready.
 */
function mcpTools(world, ports, { files, ready = 1 } = {}) {
    const server = serverOf(world);
    const start = (workspace) => startMcpProcess(startOf(server, world, workspace, ports), ports);
    const pool = readyPool({
        most: ready,
        async make() {
            const fork = await files?.open();
            try {
                const process = await start(fork?.folder);
                process.child.release();
                return { process, fork };
            }
            catch (error) {
                await fork?.close();
                throw error;
            }
        },
        usable: ({ process }) => process.usable(),
        end,
    });
    const tools = (0,(once ??= __webpack_require__(85211))/* once */.O)(async () => {
        const first = await pool.take().catch((error) => {
            throw unusable(error);
        });
        first.process.child.hold();
        try {
            const found = await listMcpTools(first.process);
            first.process.child.release();
            pool.add(first);
            return found;
        }
        catch (error) {
            await end(first);
            throw unusable(error);
        }
    });
    return {
        tools,
        async open({ workspace, signal } = {}) {
            signal?.throwIfAborted();
            const started = workspace === undefined ? await pool.take() : { process: await start(workspace), fork: undefined };
            if (signal?.aborted === true) {
                await end(started);
                signal.throwIfAborted();
            }
            started.process.child.hold();
            return sessionOf(started);
        },
        close: () => pool.close(),
    };
}
async function end({ process, fork }) {
    await process.end();
    await fork?.close();
}
function sessionOf(started) {
    const { process, fork } = started;
    let last = Promise.resolve();
    let closing;
    return {
        ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ workspace: fork?.folder, changes: fork && (() => fork.changes()) }),
        call(name, args, signal) {
            const reply = last.then(() => callMcpTool(process, name, args, signal));
            last = reply.catch(() => undefined);
            return reply;
        },
        close() {
            closing ??= end(started);
            return closing;
        },
    };
}
function serverOf({ id, world }) {
    const { mcp } = world.tools;
    if (mcp === undefined)
        throw new errors/* Fault */.vC('internal', `World ${id} has no tools.mcp, and was started by it.`);
    const texts = [...mcp.command, mcp.cwd ?? '', ...Object.values(mcp.env ?? {})];
    if (world.state.files === undefined && texts.some((text) => text.search((WORKSPACE ?? WORKSPACE$made())) >= 0))
        throw new errors/* Fault */.vC('validation_failed', `World ${id} has no state.files, and tools.mcp names {{ workspace }}.`, {
            where: 'tools.mcp',
            hint: 'Name the folder that each attempt gets a copy of as state.files.',
        });
    return mcp;
}
/** Command, folder and environment: of ours a server sees what agents' programs see. */
function startOf({ command, cwd, env = {} }, { root }, workspace, ports) {
    const filled = (text) => text.replace((WORKSPACE ?? WORKSPACE$made()), () => workspace ?? '');
    const own = Object.entries(env).map(([name, value]) => [name, filled(value)]);
    return {
        command: command.map(filled),
        // Where programs of agents start too: there `npx` finds what the project has installed.
        cwd: (0,(external_node_path_ ??= __webpack_require__(76760)).resolve)((0,(external_node_path_ ??= __webpack_require__(76760)).dirname)(root), filled(cwd ?? '.')),
        env: { ...(0,(program ??= __webpack_require__(89335))/* inherited */.Jq)(ports), ...Object.fromEntries(own) },
    };
}
/** Before anything is played it is the world that is wrong, and not an attempt. */
function unusable(error) {
    const { code, message, where, hint, subcode, cause } = (0,errors/* asFault */.Ps)(error);
    if (code !== 'agent_failed')
        return (0,errors/* asFault */.Ps)(error);
    return new errors/* Fault */.vC('validation_failed', message, { cause, ...(0,(defined ??= __webpack_require__(69498))/* defined */.s)({ where, hint, subcode }) });
}


/***/ })

};
