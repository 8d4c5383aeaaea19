import { memoryShelf } from '../../src/cassettes/file/shelf.ts';
import { openCassettes } from '../../src/cassettes/open-cassettes.ts';
import { DIALECTS } from './bodies.mjs';
import { drawing, sampleAsk } from './sample-asks.mjs';

const CALLS = 10_000;
const ATTEMPT = { agentId: 'caller', caseId: 'long', attempt: 1 };
const encoder = new TextEncoder();

/**
 * One attempt of ten thousand recorded calls, asked again in another order: how long each takes, its
 * answer read to the end. Straight from `src/`.
 */
export async function lookupRows() {
  const draw = drawing(71);
  const settings = {
    shelf: memoryShelf(),
    redact: (text) => text,
    clock: { now: () => new Date(), monotonic: () => performance.now() },
  };
  const asks = Array.from({ length: CALLS }, () => requestOf(sampleAsk(draw, 'chat')));
  const tape = await openCassettes({ ...settings, record: true }).open(ATTEMPT);
  tape.beginCall(0);
  for (const ask of asks) await read(await tape.exchange(ask, live));
  await tape.keep();
  const replaying = await openCassettes({ ...settings, replay: true }).open(ATTEMPT);
  replaying.beginCall(0);
  const times = [];
  for (const ask of asks.toReversed()) {
    const start = performance.now();
    await read(await replaying.exchange(ask, live));
    times.push(performance.now() - start);
  }
  const miss = replaying.miss();
  if (miss !== undefined) throw new Error(miss.message);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)];
  return [
    {
      figure: `${CALLS.toLocaleString('en')} recorded calls: a lookup, p99`,
      value: at(0.99),
      unit: ' ms',
      bound: { most: 1 },
      note: `p50 ${at(0.5).toFixed(3)} ms, most ${at(1).toFixed(2)} ms`,
    },
  ];
}

const requestOf = (ask) => ({
  method: 'POST',
  url: 'https://api.openai.com/v1/chat/completions',
  headers: { 'content-type': 'application/json' },
  body: encoder.encode(JSON.stringify(DIALECTS.chat(ask).body)),
});

async function live() {
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: (async function* () {
      yield encoder.encode('{"choices":[{"index":0,"message":{"role":"assistant","content":"All right."}}]}');
    })(),
  };
}

async function read({ body }) {
  let bytes = 0;
  for await (const piece of body) bytes += piece.length;
  return bytes;
}
