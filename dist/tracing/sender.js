import { shownText } from './plain-object.js';
/** Longest wait for one answer of the service. An agent must not wait for its tracing. */
const REQUEST_MS = 2_000;
/** Requests at once; an entry point takes a thousand connections of all agents together. */
const AT_ONCE = 16;
let warned = false;
/** The first failure is said once on stderr; after one to connect nothing more is sent. */
export function sender({ baseUrl, apiKey }) {
    const stop = new AbortController();
    const waiting = [];
    let running = 0;
    async function sent(method, path, body, quietly) {
        if (stop.signal.aborted)
            return {};
        try {
            const response = await fetch(`${baseUrl}${path}`, {
                method,
                headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
                body: JSON.stringify(body),
                signal: AbortSignal.any([stop.signal, AbortSignal.timeout(REQUEST_MS)]),
                redirect: 'error',
            });
            const text = await response.text();
            if (response.ok)
                return idsOf(JSON.parse(text));
            if (!quietly)
                warn(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 300)}`);
        }
        catch (error) {
            giveUp(shownText(error));
        }
        return {};
    }
    function giveUp(why) {
        if (!stop.signal.aborted)
            warn(why);
        stop.abort();
    }
    return {
        giveUp,
        async send(method, path, body, quietly = false) {
            if (running >= AT_ONCE)
                await new Promise((resolve) => waiting.push(resolve));
            else
                running++;
            try {
                return await sent(method, path, body, quietly);
            }
            finally {
                const next = waiting.shift();
                if (next === undefined)
                    running--;
                else
                    next();
            }
        },
    };
}
function idsOf(answer) {
    const ids = {};
    if (typeof answer !== 'object' || answer === null)
        return ids;
    for (const name of ['trace_id', 'root_span_id', 'span_id']) {
        const value = answer[name]; // Any JSON object.
        if (typeof value === 'string')
            ids[name] = value;
    }
    return ids;
}
function warn(what) {
    if (warned)
        return;
    warned = true;
    process.stderr.write(`agent-assay/tracing: not everything is traced: ${what}\n`);
}
