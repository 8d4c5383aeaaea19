/**
 * A model provider that is not there: the chat completions of OpenAI, with a latency and faults that are known.
 *
 *   node bench/fake-model-server.mjs [--port N]
 *
 * Prints one line of JSON, {"url": "http://127.0.0.1:N/v1"}, and lives until its stdin closes.
 *
 *   POST /v1/chat/completions   a form filled in when response_format has a schema; else a text that differs with the
 *                               question; the model "judge" without a schema answers a verdict as JSON
 *   POST /reset                 forgets all counts, takes settings (below), starts the random numbers again
 *   GET  /stats                 what was asked since the last reset
 */
import http from 'node:http';
import { parseArgs } from 'node:util';
import { fillIn } from './support/fill-in.mjs';
import { longProse } from './support/long-prose.mjs';
import { seededRandom } from './support/seeded-random.mjs';

/**
 * Rates are shares of all calls; latency is a number of milliseconds or [least, most]. Answers of the agent have `answerBytes` where that is
 * more than nothing, that about question `longItem` has `longBytes`. The judge fills in forms with the `best` or the `worst` there is.
 */
const DEFAULTS = {
  latency: 0,
  rate429: 0,
  retryAfterSeconds: 1,
  rate500: 0,
  rateDropped: 0,
  answerBytes: 0,
  longItem: null,
  longBytes: 0,
  verdict: 'best',
  seed: 1,
};
/** Cases of the benchmark carry their number like this, in the question and so in every prompt about them. */
const ITEM = /Question number (\d+)\b/;

let settings = DEFAULTS;
let random = seededRandom(settings.seed);
let counts = freshCounts();

function freshCounts() {
  return {
    calls: 0,
    byModel: {},
    byItem: {},
    faults: { 429: 0, 500: 0, dropped: 0 },
    bytesIn: 0,
    connections: 0,
    inFlight: 0,
    mostInFlight: 0,
    /** Calls in flight, summed over time, in call milliseconds. */
    area: 0,
    firstAt: 0,
    changedAt: 0,
    lastAt: 0,
  };
}

function stats() {
  const { area, firstAt, lastAt, changedAt, ...rest } = counts;
  const engineMs = Math.max(0, lastAt - firstAt);
  return {
    ...rest,
    engineMs,
    meanInFlight: engineMs === 0 ? 0 : area / engineMs,
    firstAt: firstAt === 0 ? null : performance.timeOrigin + firstAt,
    lastAt: lastAt === 0 ? null : performance.timeOrigin + lastAt,
  };
}

/** Notes that a call came or went; `mine` are the counts it came under, which a reset may have replaced. */
function change(mine, by) {
  const now = performance.now();
  mine.area += mine.inFlight * (now - mine.changedAt);
  mine.changedAt = now;
  mine.inFlight += by;
  if (by > 0) {
    mine.firstAt ||= now;
    mine.mostInFlight = Math.max(mine.mostInFlight, mine.inFlight);
  } else mine.lastAt = now;
}

function latency() {
  if (!Array.isArray(settings.latency)) return settings.latency;
  const [least, most] = settings.latency;
  return least + (most - least) * random();
}

function drawFault() {
  const { rate429, rate500, rateDropped } = settings;
  if (rate429 + rate500 + rateDropped === 0) return undefined;
  const drawn = random();
  if (drawn < rate429) return '429';
  if (drawn < rate429 + rate500) return '500';
  return drawn < rate429 + rate500 + rateDropped ? 'dropped' : undefined;
}

/** Of the size that was asked for last: a run asks for one or two. */
const made = new Map();
function proseOf(bytes) {
  if (!made.has(bytes)) {
    if (made.size >= 32) made.clear();
    made.set(bytes, longProse(bytes));
  }
  return made.get(bytes);
}

function promptOf(messages) {
  if (!Array.isArray(messages)) return '';
  return messages
    .map(({ content }) =>
      typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(''),
    )
    .join('\n');
}

function answerOf(body, prompt) {
  const schema = body.response_format?.json_schema?.schema;
  if (schema !== undefined) return JSON.stringify(fillIn(schema, settings.verdict));
  if (body.model === 'judge') {
    const best = settings.verdict === 'best';
    return JSON.stringify({ pass: best, score: best ? 1 : 0, reason: 'ok' });
  }
  const number = ITEM.exec(prompt)?.[1] ?? prompt.length;
  const answer = `The answer to question number ${number} is forty-two. It is the product of six and seven.`;
  const bytes = Number(number) === settings.longItem ? settings.longBytes : settings.answerBytes;
  return bytes > answer.length ? `${answer} ${proseOf(bytes - answer.length - 1)}` : answer;
}

function completion(body, content) {
  return JSON.stringify({
    id: `chatcmpl-${counts.calls}`,
    object: 'chat.completion',
    created: 1767225600,
    model: body.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { prompt_tokens: 50, completion_tokens: 10, total_tokens: 60 },
  });
}

function send(response, status, text, headers = {}) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}

function complete(request, response, text) {
  const mine = counts;
  const body = JSON.parse(text);
  const prompt = promptOf(body.messages);
  mine.calls += 1;
  mine.bytesIn += text.length;
  mine.byModel[body.model] = (mine.byModel[body.model] ?? 0) + 1;
  const item = ITEM.exec(prompt)?.[1];
  if (item !== undefined) {
    mine.byItem[body.model] ??= {};
    mine.byItem[body.model][item] = (mine.byItem[body.model][item] ?? 0) + 1;
  }
  change(mine, 1);
  response.once('close', () => change(mine, -1));
  const fault = drawFault();
  const wait = latency();
  const reply = () => {
    if (response.destroyed) return;
    if (fault === undefined) return send(response, 200, completion(body, answerOf(body, prompt)));
    mine.faults[fault] += 1;
    if (fault === 'dropped') return request.socket.destroy();
    const error = JSON.stringify({ error: { message: `made up ${fault}`, type: 'fake', code: null } });
    send(
      response,
      Number(fault),
      error,
      fault === '429' ? { 'retry-after': String(settings.retryAfterSeconds) } : {},
    );
  };
  if (wait > 0) setTimeout(reply, wait);
  else reply();
}

function reset(text) {
  settings = { ...DEFAULTS, ...(text === '' ? {} : JSON.parse(text)) };
  random = seededRandom(settings.seed);
  counts = freshCounts();
  return settings;
}

const server = http.createServer((request, response) => {
  const pieces = [];
  request.on('data', (piece) => pieces.push(piece));
  request.on('end', () => {
    const text = Buffer.concat(pieces).toString('utf8');
    const route = `${request.method} ${request.url}`;
    if (route === 'POST /v1/chat/completions') complete(request, response, text);
    else if (route === 'GET /stats') send(response, 200, JSON.stringify(stats()));
    else if (route === 'POST /reset') send(response, 200, JSON.stringify(reset(text)));
    else send(response, 404, JSON.stringify({ error: { message: `no ${route}`, type: 'fake' } }));
  });
});
// Longer than any run: a client must never meet a connection that was closed as idle.
server.keepAliveTimeout = 600_000;
server.on('connection', (socket) => {
  counts.connections += 1;
  socket.setNoDelay(true);
  // A killed client resets its connections; that is part of the benchmark.
  socket.on('error', () => {});
});
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
server.listen({ port: Number(values.port), host: '127.0.0.1', backlog: 1024 }, () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${server.address().port}/v1` })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
