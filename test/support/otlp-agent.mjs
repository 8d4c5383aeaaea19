// An agent that an OpenTelemetry exporter watches: it sends one export to the endpoint of its environment, as the SDKs do, and answers
// with plain text. `header` sends it to the tracing address with the key instead.
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';

let text = '';
for await (const piece of process.stdin) text += piece;
const { input } = JSON.parse(text);
const [mode = 'endpoint'] = process.argv.slice(2);
const [, handed, parent] = (process.env.TRACEPARENT ?? '').split('-');
const traceId = mode === 'own trace' ? randomBytes(16).toString('hex') : handed;
const at = (ms) => String(BigInt(Date.now() + ms) * 1_000_000n);
const attribute = (key, value) => ({ key, value: { stringValue: value } });
const spans = [
  {
    name: 'invoke_agent shop',
    spanId: 'a000000000000001',
    parentSpanId: parent,
    attributes: [attribute('gen_ai.operation.name', 'invoke_agent')],
  },
  {
    name: 'execute_tool get_order',
    spanId: 'a000000000000002',
    parentSpanId: 'a000000000000001',
    attributes: [
      attribute('gen_ai.operation.name', 'execute_tool'),
      attribute('gen_ai.tool.name', 'get_order'),
      attribute('gen_ai.tool.call.arguments', JSON.stringify({ order_id: /TK-\d+/.exec(input)[0] })),
      attribute('gen_ai.tool.call.result', 'sent'),
    ],
  },
].map((one) => ({ ...one, traceId, startTimeUnixNano: at(0), endTimeUnixNano: at(3) }));
const { ASSAY_BASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env;
const endpoints = { header: `${ASSAY_BASE_URL}/v1/traces`, packed: OTEL_EXPORTER_OTLP_TRACES_ENDPOINT };
const body = JSON.stringify({ resourceSpans: [{ resource: {}, scopeSpans: [{ spans }] }] });
const answer = await fetch(endpoints[mode] ?? `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    ...(mode === 'packed' ? { 'content-encoding': 'gzip' } : {}),
    ...(mode === 'header' ? { authorization: `Bearer ${process.env.ASSAY_API_KEY}` } : {}),
  },
  body: mode === 'packed' ? gzipSync(body) : body,
});
process.stdout.write(`${answer.status} ${process.env.OTEL_EXPORTER_OTLP_PROTOCOL} ${await answer.text()}`);
