import { AsyncLocalStorage } from 'node:async_hooks';
import { plainObject, shownText } from './plain-object.js';
import { sender } from './sender.js';
import { tracingTarget } from './tracing-target.js';
/** Longest wait for what is still on its way when the work is over. */
const LAST_MS = 10_000;
const positions = new AsyncLocalStorage();
/**
 * Traces one answer of an agent: runs `work` and gives back what it gives. Spans made inside, however deep, belong to it. Outside a run
 * it only runs `work`; inside one it resolves when what was traced has arrived, or was given up. Inside another trace it is a span of
 * kind `agent`.
 */
export async function trace(named, work) {
    const options = typeof named === 'string' ? { name: named } : named;
    const name = options.name ?? 'agent';
    if (positions.getStore() !== undefined)
        return span(name, { kind: 'agent', input: options.input }, work);
    const target = tracingTarget(options.headers);
    if (target === undefined)
        return work(SILENT);
    const send = sender(target);
    const test_case_id = options.test_case_id ?? target.testCaseId;
    const created = send.send('POST', '/v1/traces', {
        ...(options.agent_id === undefined ? {} : { agent_id: options.agent_id }),
        ...(target.runId === undefined ? {} : { run_id: target.runId }),
        ...(options.input === undefined ? {} : { input: plainObject(options.input, 'value') }),
        metadata: {
            ...plainObject(options.metadata, 'value'),
            ...(test_case_id === undefined ? {} : { test_case_id }),
            ...(options.turn_index === undefined ? {} : { turn_index: options.turn_index }),
        },
    });
    const position = {
        sender: send,
        traceId: created.then((ids) => ids.trace_id),
        spanId: created.then((ids) => ids.root_span_id),
        pending: new Set(),
    };
    try {
        return await observed(position, work, async (update) => {
            // The root ends last.
            await Promise.allSettled(position.pending);
            const id = await position.spanId;
            // The service says when the root began: its end is stated once that is known, so that it cannot lie before it.
            if (id !== undefined)
                await send.send('PATCH', `/v1/spans/${id}`, { ...update, end_time: now() }, true);
        });
    }
    finally {
        // Whoever waits for the answer waits for this too.
        const late = setTimeout(() => send.giveUp(`it took more than ${LAST_MS} ms after the end`), LAST_MS);
        while (position.pending.size > 0)
            await Promise.allSettled(position.pending);
        clearTimeout(late);
    }
}
/** A step inside a trace: runs `work` and gives back what it gives. Outside of one it only runs `work`. */
export async function span(name, options, work) {
    const above = positions.getStore();
    if (above === undefined)
        return work(SILENT);
    const start_time = now();
    const input = plainObject(options.input, 'value');
    const begun = (async () => {
        const [traceId, parent] = [await above.traceId, await above.spanId];
        if (traceId === undefined)
            return undefined;
        const { span_id } = await above.sender.send('POST', `/v1/traces/${traceId}/spans`, {
            ...(parent === undefined ? {} : { parent_span_id: parent }),
            ...{ name: name === '' ? 'span' : name, kind: options.kind ?? 'chain', input, start_time },
        });
        return span_id;
    })();
    const position = { ...above, spanId: begun };
    return observed(position, work, async (update) => {
        const id = await begun;
        if (id !== undefined)
            await above.sender.send('PATCH', `/v1/spans/${id}`, update);
    });
}
/** Runs a step and states its end, whatever it is. */
async function observed(position, work, end) {
    const usage = {};
    let stated;
    const handle = {
        usage(more) {
            for (const key of ['tokens_input', 'tokens_output', 'cost_usd']) {
                const amount = amountOf(more[key], key !== 'cost_usd');
                if (amount !== undefined)
                    usage[key] = (usage[key] ?? 0) + amount;
            }
        },
        output: (value) => void (stated = { value }),
    };
    const ended = (value, failure) => {
        const output = plainObject(stated === undefined ? value : stated.value, 'result');
        const sent = end({ output, end_time: now(), ...usage, ...failure });
        position.pending.add(sent);
        sent.finally(() => position.pending.delete(sent));
    };
    try {
        const result = await positions.run(position, () => work(handle));
        ended(result, { status: 'completed' });
        return result;
    }
    catch (error) {
        ended(undefined, { status: 'error', error: shownText(error) });
        throw error;
    }
}
/** What can be added up; a service refuses a step that took less than nothing, or half a token. */
function amountOf(value, whole) {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0)
        return undefined;
    return whole ? Math.round(value) : value;
}
const SILENT = { usage: () => undefined, output: () => undefined };
const now = () => new Date().toISOString();
