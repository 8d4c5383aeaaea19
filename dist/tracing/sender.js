/** Longest wait for one answer of the service. An agent must not wait for its tracing. */
const REQUEST_MS = 2_000;
let warned = false;
/** The first failure is said once on stderr; after one to connect nothing more is sent. */
export function sender({ baseUrl, apiKey }) {
    let lost = false;
    return {
        async send(method, path, body, quietly = false) {
            if (lost)
                return {};
            try {
                const response = await fetch(`${baseUrl}${path}`, {
                    method,
                    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
                    body: JSON.stringify(body),
                    signal: AbortSignal.timeout(REQUEST_MS),
                    redirect: 'error',
                });
                const text = await response.text();
                if (response.ok)
                    return idsOf(JSON.parse(text));
                if (!quietly)
                    warn(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 300)}`);
            }
            catch (error) {
                lost = true;
                warn(error instanceof Error ? error.message : String(error));
            }
            return {};
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
