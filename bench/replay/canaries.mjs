import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startModel } from '../frameworks/model.mjs';
import { workspace } from '../support/assay.mjs';
import { DIALECTS } from './bodies.mjs';
import { ENCODINGS, secretOf } from './encodings.mjs';
import { writePlans } from './plans.mjs';
import { results, row, shownSome } from './rows.mjs';
import { drawing, sampleAsk } from './sample-asks.mjs';

const CASES = 100;
const NAMES = Object.keys(DIALECTS);
/** Of a case: every dialect, streamed and not. */
const REQUESTS = NAMES.flatMap((dialect) => [false, true].map((stream) => ({ dialect, stream })));
const SECRETS = (CASES * REQUESTS.length * 4) / ENCODINGS.length;

/**
 * 3,200 secrets in eight spellings, in headers, prompts, messages, tools and their arguments, in answers as a whole and cut up into events: none may be in a
 * cassette, and what was redacted has to replay, also when the keys are others by now.
 */
export async function canaryRows() {
  const cases = casesWith(0);
  const place = workspace();
  const byRequest = new Map(cases.flatMap(({ requests }) => requests.map((one) => [one.name, one])));
  const model = await startModel({ decide: (_, { headers }) => answerTo(byRequest.get(headers['x-plan'])) });
  try {
    const writePlan = writePlans({ dir: place.dir, url: model.url, plans: cases });
    // Whoever does not know the secrets keeps them: what looks for them finds them then.
    await results(place, ['--record']);
    const control = foundIn(join(place.dir, 'evals', 'cassettes'), cases);
    rmSync(join(place.dir, 'evals', 'cassettes'), { recursive: true });
    const recorded = await results(place, ['--record'], { env: variables(0) });
    const unplayed = cases.filter(({ id }) => recorded.get(id)?.status !== 'passed');
    const sent = [...byRequest.values()]
      .filter(({ asked }) => asked)
      .flatMap(({ canaries }) => canaries).length;
    const found = foundIn(join(place.dir, 'evals', 'cassettes'), cases);
    const before = model.requests();
    const replayed = await results(place, ['--replay'], { env: variables(0) });
    const missed = cases.filter(({ id }) => replayed.get(id)?.status !== 'passed');
    for (const one of casesWith(1)) writePlan(one);
    const rotated = await results(place, ['--replay'], { env: variables(1) });
    const missedThen = cases.filter(({ id }) => rotated.get(id)?.status !== 'passed');
    return [
      row(
        `secrets that the model was shown and told, of ${sent}`,
        sent,
        undefined,
        `${unplayed.length} of ${CASES} cases did not pass`,
      ),
      {
        figure: '  in cassettes where nobody knows that they are secrets',
        value: control.length,
        bound: { least: sent },
      },
      row('  in cassettes', found.length, 0, found.slice(0, 4).join(' | ').slice(0, 400)),
      row('  redacted cases that do not replay', missed.length, 0, why(missed, replayed)),
      row('  that do not replay with other keys', missedThen.length, 0, why(missedThen, rotated)),
      row('  requests that reached the model', model.requests() - before, 0),
    ];
  } finally {
    model.stop();
    place.remove();
  }
}

const why = (list, cases) =>
  list.length === 0
    ? ''
    : `${shownSome(list)}: ${cases.get(list[0].id)?.attempts?.[0]?.error?.message ?? ''}`.slice(0, 500);

/** Variables whose names say that they are secrets. */
const variables = (version) =>
  Object.fromEntries(Array.from({ length: SECRETS }, (_, at) => [`CANARY_KEY_${at}`, secretOf(at, version)]));

function casesWith(version) {
  const draw = drawing(41);
  let next = 0;
  return Array.from({ length: CASES }, (_, number) => {
    const id = `canary-${number}`;
    const requests = REQUESTS.map(({ dialect, stream }, at) => {
      const canaries = Array.from({ length: 4 }, () => {
        const encoding = ENCODINGS[next % ENCODINGS.length];
        const canary = encoding.of(secretOf(Math.floor(next / ENCODINGS.length), version));
        next += 1;
        return canary;
      });
      return requestWith({ name: `${id}/${at}`, dialect, stream, canaries, ask: sampleAsk(draw, dialect) });
    });
    return { id, requests, rounds: requests.map(({ request }) => [request]) };
  });
}

/** One secret in a header, one in the prompt, one in a message, one in a tool; the answer gives them all back. */
function requestWith({ name, dialect, stream, canaries, ask }) {
  const [header, prompt, message, tool] = canaries;
  ask.system += ` Use ${prompt} as your key.`;
  ask.talk[ask.talk.length - 1] += ` My password is "${message}".`;
  ask.tools[1].description += ` Called with ${tool}.`;
  const made = DIALECTS[dialect]({ ...ask, stream });
  const headers = {
    ...made.headers,
    'x-plan': name,
    authorization: `Bearer ${header}`,
    'x-api-key': prompt,
    [dialect === 'anthropic' ? 'anthropic-beta' : 'openai-beta']: `tools-${header}`,
  };
  return { name, canaries, tool: ask.tools[1], request: { ...made, headers } };
}

function answerTo(one) {
  if (one === undefined) return { text: 'Which plan?' };
  one.asked = true;
  const [header, prompt, message, tool] = one.canaries;
  const [argument] = Object.keys(one.tool.parameters.properties);
  return {
    text: `I was told ${message} and ${prompt}, and use ${header}.`,
    calls: [{ name: one.tool.name, arguments: { [argument]: `with ${tool}`, note: [message] } }],
    headers: { 'x-request-id': `req-${header}`, 'openai-processing-ms': '4' },
  };
}

/** Canaries in the cassettes: in the texts of the files, in the texts in these, and in what the pieces of streams come to. */
function foundIn(folder, cases) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  if (files.length < cases.length) return [`only ${files.length} cassettes`];
  const found = [];
  for (const { id, requests } of cases) {
    const mine = files.filter(({ name }) => name.endsWith(`${id}.jsonl`));
    const texts = mine.flatMap(({ text }) => [
      text,
      ...text
        .split('\n')
        .filter((line) => line !== '')
        .flatMap((line) => joinedTexts(JSON.parse(line))),
    ]);
    for (const { canaries } of requests)
      for (const canary of canaries)
        if (texts.some((text) => text.includes(canary))) found.push(`${id}: ${canary}`);
  }
  const all = files.map(({ text }) => text).join('\n');
  for (let at = 0; at < SECRETS; at++) if (all.includes(secretOf(at, 0))) found.push(secretOf(at, 0));
  return found;
}

/** Texts of a value by the path on which they stand, numbers of lists left out and all of a path joined; events of streams are looked into. */
function joinedTexts(value) {
  const byPath = new Map();
  const visit = (one, path) => {
    if (typeof one === 'string') {
      byPath.set(path, `${byPath.get(path) ?? ''}${one}`);
      for (const [, data] of one.matchAll(/^data: ?(\{.*)$/gmu)) {
        const event = parsed(data);
        if (event !== undefined) visit(event, `${path} event ${event.type ?? ''}`);
      }
      if (/^\s*[{[]/.test(one)) {
        const inner = parsed(one);
        if (inner !== undefined) visit(inner, `${path} inside`);
      }
    } else if (Array.isArray(one)) for (const each of one) visit(each, path);
    else if (one !== null && typeof one === 'object')
      for (const [key, each] of Object.entries(one)) visit(each, `${path}.${key}`);
  };
  visit(value, '');
  return [...byPath.values()];
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
