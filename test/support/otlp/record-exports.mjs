// Records what the exporters of OpenTelemetry send, as the files beside this one. Their packages are no dependency: install them
// somewhere else and run this file from there,
//   npm i @opentelemetry/api@1.9.1 @opentelemetry/sdk-trace-base@2.12.1 @opentelemetry/resources@2.12.1 \
//     @opentelemetry/exporter-trace-otlp-proto@0.223.1 @opentelemetry/exporter-trace-otlp-http@0.223.1
//   node record-exports.mjs FOLDER
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'package.json'));
const { SpanKind, SpanStatusCode, context, trace } = require('@opentelemetry/api');
const { BasicTracerProvider, BatchSpanProcessor } = require('@opentelemetry/sdk-trace-base');
const { resourceFromAttributes } = require('@opentelemetry/resources');
const exporters = {
  proto: require('@opentelemetry/exporter-trace-otlp-proto').OTLPTraceExporter,
  json: require('@opentelemetry/exporter-trace-otlp-http').OTLPTraceExporter,
};
const folder = process.argv[2] ?? '.';
const HEX = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
/** Ids that count, so that every exporter sends the same. */
const ids = () => {
  let next = 0;
  return {
    generateTraceId: () => HEX.trace,
    generateSpanId: () => (BigInt(`0x${HEX.span}`) + BigInt(next++)).toString(16).padStart(16, '0'),
  };
};

async function record(name, Exporter, compression) {
  const bodies = [];
  const server = createServer(async (request, response) => {
    const pieces = [];
    for await (const piece of request) pieces.push(piece);
    bodies.push({ headers: request.headers, body: Buffer.concat(pieces) });
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const exporter = new Exporter({ url: `http://127.0.0.1:${server.address().port}/v1/traces`, compression });
  const provider = new BasicTracerProvider({
    idGenerator: ids(),
    resource: resourceFromAttributes({ 'service.name': 'tea-shop' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('tea', '1.0.0');
  const at = (ms) => [1_767_225_600 + Math.floor(ms / 1000), (ms % 1000) * 1e6 + 123_457];
  const root = tracer.startSpan('invoke_agent shop', {
    kind: SpanKind.INTERNAL,
    startTime: at(0),
    attributes: {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'shop',
      'assay.test_case_id': 'returns',
    },
  });
  const below = trace.setSpan(context.active(), root);
  const chat = tracer.startSpan(
    'chat m',
    {
      kind: SpanKind.CLIENT,
      startTime: at(10),
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': 'm',
        'gen_ai.usage.input_tokens': 34,
        'gen_ai.usage.output_tokens': 9_007_199_254_740_991,
        'gen_ai.request.temperature': 0.25,
        'gen_ai.response.finish_reasons': ['stop', 'tool_calls'],
        'gen_ai.input.messages': JSON.stringify([
          { role: 'user', parts: [{ type: 'text', content: 'Rückgabe? 🍵' }] },
        ]),
        negative: -1,
        yes: true,
        no: false,
        empty: '',
        none: [],
      },
    },
    below,
  );
  chat.end(at(250));
  const tool = tracer.startSpan(
    'execute_tool get_order',
    {
      startTime: at(260),
      attributes: {
        'gen_ai.operation.name': 'execute_tool',
        'gen_ai.tool.name': 'get_order',
        'gen_ai.tool.call.arguments': '{"order_id":"TK-1042"}',
        'gen_ai.tool.call.result': '{"status":"shipped"}',
      },
    },
    below,
  );
  tool.addEvent('looked up', { rows: 1 }, at(270));
  tool.end(at(300));
  const failed = tracer.startSpan(
    'execute_tool refund',
    {
      startTime: at(310),
      attributes: { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': 'refund' },
    },
    below,
  );
  failed.recordException({ name: 'Error', message: 'no such order' }, at(315));
  failed.setStatus({ code: SpanStatusCode.ERROR, message: 'no such order' });
  failed.end(at(320));
  root.end(at(400));
  await provider.shutdown();
  server.close();
  if (bodies.length !== 1) throw new Error(`${bodies.length} requests`);
  const [{ headers, body }] = bodies;
  console.log(name, headers['content-type'], headers['content-encoding'], body.length);
  writeFileSync(join(folder, name), body);
}

await record('node-export.bin', exporters.proto, 'none');
await record('node-export.bin.gz', exporters.proto, 'gzip');
await record('node-export.json', exporters.json, 'none');
