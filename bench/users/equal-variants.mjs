// How often an experiment names a winner where both variants are the same agent and the users are simulated: whole experiments through the
// engine, in memory, with the scripted player. Users differ in how hard they are, and the agent is right by chance.
//
//   node bench/users/equal-variants.mjs [experiments, default 400]
import { createEngine } from '../../src/engine/engine.ts';
import { startExperiment } from '../../src/jobs/experiments/start-experiment.ts';
import { seededRandom } from '../../src/ports/seeded-random.ts';
import { seededPorts } from '../../test/support/seeded-ports.ts';

const EXPERIMENTS = Number(process.argv[2] ?? 400);
const CASES = 8;
const ROUNDS = 3;
/** A level of 5 %, and room for the chance of the simulation. */
const MOST = 0.06;

/** How often the agent is right, by the words of the user: the users make a good part of the noise. */
const CHANCES = { patient: 0.9, plain: 0.6, angry: 0.3 };

const caseText = (at) => `id: c${at}
name: Case ${at}
user:
  goal: Cancel order A-${at}.
  facts: { order: A-${at} }
  stop: { max_turns: 4 }
  script:
    opening: [A patient wish to cancel., A plain wish to cancel., An angry wish to cancel.]
    answers: [{ asked: order, say: It is A-${at}. }]
    done: Cancelled
  afterwards: { checks: [{ contains: for good }] }
`;

const AGENT = `name: A
provider: custom
invocation:
  url: http://127.0.0.1:1/chat
  body_template: '{"messages":{{ messages }},"prompt":"{{ system_prompt }}"}'
`;

/** One experiment of the same agent under two names. */
async function experiment(seed) {
  const random = seededRandom(seed);
  const ports = seededPorts({
    seed,
    http: async ({ body }) => {
      const { messages } = JSON.parse(String(body));
      const text = messages.map(({ content }) => content).join(' ');
      const chance = Object.entries(CHANCES).find(([word]) => text.includes(word))?.[1] ?? 0;
      const output =
        messages.length < 2
          ? 'Which order is it?'
          : random.next() < chance
            ? 'Cancelled for good.'
            : 'Cancelled, I think.';
      return { status: 200, headers: {}, text: JSON.stringify({ output }) };
    },
    listen: async () => ({ url: 'http://127.0.0.1:2', close: async () => undefined }),
  });
  const write = (name, text) => ports.files.writeAtomic(`${ports.env.cwd()}/evals/${name}`, text);
  write('agents/a.yaml', AGENT);
  for (let at = 0; at < CASES; at++) write(`test-cases/c${at}.yaml`, caseText(at));
  const engine = createEngine({ ports, judge: { provider: 'offline' }, seed });
  await using started = await startExperiment(engine, {
    name: 'The same twice',
    agent_id: 'a',
    test_case_ids: Array.from({ length: CASES }, (_, at) => `c${at}`),
    variants: [
      { name: 'a', config: { system_prompt: 'Help.' } },
      { name: 'b', config: { system_prompt: 'Help!' } },
    ],
    metrics: ['pass_rate'],
    config: { runs_per_variant: ROUNDS, randomize: true, seed },
  });
  return (await started.finish()).response;
}

let winners = 0;
let here = 0;
for (let seed = 1; seed <= EXPERIMENTS; seed++) {
  const { statistical_analysis: found, results } = await experiment(seed);
  if (Object.values(results).some(({ runs }) => runs !== CASES * ROUNDS))
    throw new Error(`lost plays in ${seed}`);
  if (found.conclusive) winners++;
  if (found.conclusive_for_these_cases) here++;
}
const share = (count) => `${((100 * count) / EXPERIMENTS).toFixed(1)} %`;
console.log(
  `${EXPERIMENTS} experiments of one agent with itself, ${CASES} cases, ${ROUNDS} rounds, simulated users`,
);
console.log(`a winner: ${share(winners)} (at most ${100 * MOST} %); for these cases only: ${share(here)}`);
if (winners / EXPERIMENTS > MOST) process.exitCode = 1;
