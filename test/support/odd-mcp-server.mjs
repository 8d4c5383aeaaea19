// A program that plays an MCP server on standard input and output, well or badly. The first argument says how.
import { createInterface } from 'node:readline';

const how = process.argv[2];
const say = (message) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
if (how === 'dies at once') {
  process.stderr.write('no database\n');
  process.exit(3);
}
if (how === 'logs') process.stdout.write('listening on stdio\n[1]\n{"level":30}\n');

const tool = (name, more) => ({ name, inputSchema: { type: 'object', properties: {} }, ...more });
const lists = {
  'lists without end': (params) => ({ tools: [tool('a')], nextCursor: `${params.cursor ?? ''}x` }),
  'lists many': () => ({ tools: Array.from({ length: 1_001 }, (_, n) => tool(`t${n}`)) }),
  'lists nonsense': () => ({ tools: 'many' }),
};
const results = {
  text: {
    content: [
      { type: 'text', text: 'one' },
      { type: 'text', text: 'two' },
    ],
  },
  object: { content: [{ type: 'text', text: '{}' }], structuredContent: { n: 1 } },
  picture: { content: [{ type: 'image', data: 'AA==', mimeType: 'image/png' }] },
  nothing: { content: [] },
  error: { content: [{ type: 'text', text: 'no such order' }], isError: true },
  lie: { content: 'shipped' },
  environment: {
    content: [{ type: 'text', text: JSON.stringify({ ...process.env, cwd: process.cwd() }) }],
  },
};
function call(id, name) {
  if (name === 'crash') {
    process.stderr.write('TypeError: undefined is no order\n');
    process.exit(7);
  }
  if (name === 'refuse') return say({ id, error: { code: -32602, message: 'id is missing' } });
  if (name === 'endless line' || name === 'flood') {
    const piece = name === 'flood' ? `{"x":"${'x'.repeat(1_000_000)}"}\n` : 'x'.repeat(1_000_000);
    const more = () => process.stdout.write(piece, more);
    return more();
  }
  if (name === 'silence') return undefined;
  return say({ id, result: results[name] });
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  if (method === 'initialize')
    say({
      id,
      result: {
        protocolVersion: params.protocolVersion,
        capabilities: { tools: {} },
        serverInfo: { name: 'odd', version: '1' },
      },
    });
  if (method === 'tools/list')
    say({
      id,
      result: lists[how]?.(params) ?? {
        tools: [tool('look', { description: 'Looks.', annotations: { readOnlyHint: true } }), tool('act')],
      },
    });
  if (method === 'tools/call') call(id, params.name);
}
