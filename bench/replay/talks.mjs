import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FRAMEWORKS } from '../frameworks/bench-frameworks.mjs';
import { startModel } from '../frameworks/model.mjs';
import { assayRun, workspace } from '../support/assay.mjs';
import { startModelServer } from '../support/model-server.mjs';
import { leaving, offTheNetwork } from './off-the-machine.mjs';
import { row } from './rows.mjs';
import { caseId, writeTalks } from './talk-evals.mjs';
import { decideTalks, TALKS } from './talk-scripts.mjs';

const INSTALLED = join(dirname(fileURLToPath(import.meta.url)), '../frameworks/node_modules');
/** What the SDKs want to see; there while recording, away afterwards. */
const KEYS = {
  OPENAI_API_KEY: 'none-openai-key',
  GEMINI_API_KEY: 'none-gemini-key',
  ANTHROPIC_API_KEY: 'none-anthropic-key',
};

/**
 * Talks of several turns by every framework, streamed, with calls at once, against a model whose every answer holds a reference that nobody could guess:
 * recorded, then replayed without the model, the judge, any key or a network.
 */
export async function talkRows({ frameworks = FRAMEWORKS } = {}) {
  if (!existsSync(INSTALLED)) {
    console.log(
      '\nreplay: no frameworks are installed (npm run bench -- frameworks), their talks are not measured.',
    );
    return [];
  }
  const place = workspace();
  const judge = await startModelServer();
  const model = await startModel({
    decide: decideTalks(() => randomBytes(6).toString('hex')),
    idOf: () => `call_${randomBytes(9).toString('hex')}`,
    gap: 1,
  });
  try {
    const home = join(place.dir, 'home');
    mkdirSync(home);
    writeTalks({
      evals: join(place.dir, 'evals'),
      frameworks,
      env: environment(model.url, home),
      judge: judge.url,
    });
    const recorded = await played(place, home, ['--record'], { env: KEYS });
    const live = { requests: model.requests(), judged: (await judge.stats()).calls };
    model.stop();
    judge.stop();
    // What the Claude SDK remembers of its sessions must not help.
    rmSync(home, { recursive: true });
    mkdirSync(home);
    const log = join(place.dir, 'connections.log');
    const { within, cut, watched } = process.env.ASSAY_BENCH_UNWATCHED
      ? { within: [], cut: false, watched: false }
      : offTheNetwork(log);
    const replayed = await played(place, home, ['--replay'], { within });
    return [
      ...frameworks.flatMap((name) => rowsOf(name, recorded.cases, replayed.cases)),
      row(
        'calls of models and of the judge, live',
        live.requests + live.judged,
        undefined,
        `${live.judged} of the judge`,
      ),
      {
        ...row('connections off the machine', watched ? leaving(log).length : Number.NaN, 0),
        note: `${watched ? '' : 'strace is not there, '}${cut ? 'in a network of its own' : 'with a network'}${named(leaving(log))}`,
      },
      row('wall, live', recorded.seconds, undefined, 'seconds'),
      row('wall, replayed', replayed.seconds, undefined, 'seconds, watched'),
    ];
  } finally {
    model.stop();
    judge.stop();
    place.remove();
  }
}

/** The cases by their ids, each with what streamed in its turns (`pieces`). */
async function played(place, home, flags, how) {
  const run = await assayRun(place, place.freshState(), { flags, ...how });
  const results = run.results();
  if (results === undefined) throw new Error(`assay run ${flags} ended with ${run.exitCode}.\n${run.stderr}`);
  const withPieces = (one) => ({
    ...one,
    pieces: turnsOf(one).map((_, turn) => piecesIn(join(home, `${one.id}.${turn}.json`))),
  });
  return {
    cases: new Map(results.cases.map((one) => [one.id, withPieces(one)])),
    seconds: run.wallMs / 1000,
  };
}

const piecesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Where the frameworks find their model without a line of code; the keys are those of whoever starts the run. */
const environment = (url, home) => ({
  HOME: home,
  OPENAI_BASE_URL: `${url}/v1`,
  GOOGLE_GEMINI_BASE_URL: url,
  ANTHROPIC_BASE_URL: url,
  ...Object.fromEntries(Object.keys(KEYS).map((name) => [name, `\${${name}}`])),
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
});

function rowsOf(framework, recorded, replayed) {
  const ids = Array.from({ length: TALKS }, (_, at) => caseId(framework, at + 1));
  const failed = ids.filter((id) => recorded.get(id)?.status !== 'passed');
  const differs = (part) => ids.filter((id) => part(recorded.get(id)) !== part(replayed.get(id)));
  const calls = ids.flatMap((id) => turnsOf(recorded.get(id)).flatMap((turn) => turn.tool_calls ?? []));
  const pieces = ids.flatMap((id) => recorded.get(id)?.pieces ?? []).flat();
  return [
    row(`${framework}: talks of ${TALKS} that do not pass live`, failed.length, 0, why(failed, recorded)),
    row(
      '  transcripts that replay otherwise',
      differs(transcript).length,
      0,
      why(differs(transcript), replayed, pieces),
    ),
    row(
      '  calls of tools that replay otherwise',
      differs(toolCalls).length,
      0,
      `${calls.length} calls${named(differs(toolCalls))}`,
    ),
    row('  verdicts that replay otherwise', differs(verdicts).length, 0, named(differs(verdicts))),
  ];
}

const turnsOf = (one) => one?.attempts?.[0]?.turns ?? [];
/** Every piece that streamed, in its order, and what was said. */
const transcript = (one) =>
  JSON.stringify([turnsOf(one).map(({ input, output }) => ({ input, output })), one?.pieces]);
/** Calls that were asked for at once come in whichever order they like. */
const toolCalls = (one) =>
  JSON.stringify(
    turnsOf(one).map(({ tool_calls = [] }) =>
      tool_calls
        .map(({ name, arguments: args, result, error }) => JSON.stringify({ name, args, result, error }))
        .sort(),
    ),
  );
const verdicts = (one) =>
  JSON.stringify([
    one?.status,
    turnsOf(one).map(({ results = {} }) =>
      Object.entries(results)
        .filter(([scorer]) => !['latency', 'usage'].includes(scorer))
        .map(([scorer, { pass, score, explanation }]) => [scorer, pass, score, explanation]),
    ),
  ]);

const named = (list) => (list.length === 0 ? '' : `: ${list.slice(0, 5).join(', ')}`);
function why(ids, cases, pieces) {
  const [id] = ids;
  if (id === undefined) return pieces === undefined ? '' : `${pieces.length} pieces streamed`;
  const attempt = cases.get(id)?.attempts?.[0];
  return `${ids.length > 5 ? `${ids.slice(0, 5)} …` : ids}: ${attempt?.error?.message ?? JSON.stringify(attempt?.turns?.map(({ output, results }) => [output, results]))}`.slice(
    0,
    600,
  );
}
