// An agent that says what it did by its traces alone: its answer is plain text. Serves as a program (once, lines) and behind HTTP
// (`http`: prints its port). The question says what to look up, and after how many milliseconds.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { span, trace } from '../../src/tracing/trace.ts';

const [mode = 'once'] = process.argv.slice(2);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** `look up TK-7 for 20 ms`, `fail TK-7`, `nothing`. */
async function answer(question, where) {
  return trace({ name: 'shop', input: { question: question.input }, ...where }, async () => {
    const order = /TK-\d+/.exec(question.input)?.[0];
    const wait = Number(/for (\d+) ms/.exec(question.input)?.[1] ?? 0);
    if (order === undefined) return 'I looked up nothing.';
    await span('policies', { kind: 'retrieval', input: { query: question.input } }, () => ({
      documents: [`Policy for ${order}: thirty days.`],
    }));
    const found = await span('get_order', { kind: 'tool', input: { order_id: order } }, async () => {
      await pause(wait);
      if (question.input.startsWith('fail')) throw new Error('the order desk is closed');
      return `${order} was sent`;
    }).catch((error) => error.message);
    return span('answer', { kind: 'llm', input: { model: 'small' } }, (handle) => {
      handle.usage({ tokens_input: 10, tokens_output: 2, cost_usd: 0.001 });
      return `Your order: ${found}.`;
    });
  });
}

if (mode === 'lines') {
  for await (const line of createInterface({ input: process.stdin })) {
    const question = JSON.parse(line);
    const said = await answer(question, {});
    process.stdout.write(`${JSON.stringify({ output: said })}\n`);
  }
} else if (mode === 'http') {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    response.end(await answer(JSON.parse(text), { headers: request.headers }));
  });
  server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
} else {
  let text = '';
  for await (const piece of process.stdin) text += piece;
  process.stdout.write(await answer(JSON.parse(text), {}));
}
