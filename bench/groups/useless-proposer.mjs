import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLI, workspace } from '../support/assay.mjs';
import { runNode } from '../support/child.mjs';
import { seededRandom } from '../support/seeded-random.mjs';
import { expected, uselessProposals } from '../support/useless-proposals.mjs';

const OPTIMIZATIONS = 200;
/** Cases that pass now and then, and cases that always do: flaky guards alone would refuse much of what is proposed. */
const FLAKY = 30;
const SOLID = 12;

/** How often `assay optimize` accepts what a model proposes whose rules do nothing. */
export async function uselessProposer({ repetitions }) {
  const server = await uselessProposals();
  const decisions = {};
  let questions = 0;
  let heldOut = 0;
  const count = Math.min(repetitions, OPTIMIZATIONS);
  try {
    for (let seed = 1; seed <= count; seed += 1) {
      const { decision, details } = await optimized(server, seed);
      decisions[decision] = (decisions[decision] ?? 0) + 1;
      if (details.gate !== undefined) heldOut += 1;
      questions += server.asked(seed);
    }
  } finally {
    server.close();
  }
  const note = Object.entries(decisions).map(([decision, times]) => `${decision} ${times}`);
  return [
    {
      figure: `useless rules accepted, of ${count}`,
      value: (decisions.accepted ?? 0) / count,
      bound: { most: 0.05 },
      note: `${note.join(', ')}; ${heldOut} came to the cases held out`,
    },
    { figure: 'questions to the model, each time', value: questions / count, bound: { least: 1 } },
  ];
}

async function optimized(server, seed) {
  const random = seededRandom(seed);
  const chances = Array.from({ length: FLAKY + SOLID }, (_, index) =>
    index < FLAKY ? 0.15 + 0.5 * random() : 1,
  );
  const place = workspace();
  const { dir } = place;
  const cli = (...args) =>
    runNode([CLI, ...args, '--quiet'], {
      cwd: dir,
      stdout: join(dir, `${args[0]}.json`),
      env: { OPENAI_API_KEY: 'none' },
    });
  try {
    writeSuite(dir, chances.length, server.suite(seed, chances));
    await cli('run', '--repeat', '2');
    const { stderr } = await cli('optimize', '--seed', `${seed}`, '--json');
    const answer = readFileSync(join(dir, 'optimize.json'), 'utf8');
    if (answer === '') throw new Error(`assay optimize said nothing. ${stderr}`);
    return JSON.parse(answer);
  } finally {
    place.remove();
  }
}

/** The text is JSON throughout: every JSON document is a YAML document. */
function writeSuite(dir, count, { agent, model }) {
  const write = (path, text) => {
    mkdirSync(dirname(join(dir, 'evals', path)), { recursive: true });
    writeFileSync(join(dir, 'evals', path), `${text}\n`);
  };
  const json = (value) => JSON.stringify(value, null, 2);
  write(
    'assay.yaml',
    json({
      judge: { provider: 'openai', base_url: model, model: 'optimizer' },
      run: { concurrency: 8, max_retries: 0, repeats: 'all' },
    }),
  );
  write(
    'agents/matters.yaml',
    json({
      id: 'matters',
      name: 'Matters',
      provider: 'custom',
      system_prompt_file: 'prompt.md',
      invocation: { url: agent },
      default_scorers: ['tool_correctness'],
    }),
  );
  write('agents/prompt.md', 'You settle the matters of our members.\n\n# Manner\n\nBe quick.');
  const cases = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    name: `matter ${index}`,
    turns: [
      {
        input: `Please look at matter ${index}, ${SUBJECTS[index % SUBJECTS.length]}.`,
        expected_behavior: expected(index),
        checks: [{ icontains: 'is settled' }],
      },
    ],
  }));
  write('test-cases/matters.json', json(cases));
}

/** What makes the cases unlike each other, so that none is taken for another one's variant. */
const SUBJECTS =
  'a bent bicycle rack,the noise of pumps,keys for the shed,two unpaid invoices,parking on Sundays,a broken lamp in hall B,the guest list of June,our heating bill,the lost umbrella of a member,a sauna timetable,trees near the gate,wet towels,the coffee machine,an expired pass,lockers without numbers,the new trainer,mirrors in room 4,music in the evening,a cancelled course,the price of juice,chalk on the floor,a stolen sandal,the queue at noon,water in the cellar,rowing machines,the gift voucher of May,a change of address,children under ten,photos without consent,the lift,insurance of guests,a missed payment,two cards for one person,the summer break,paint on a jacket,badminton nets,the open window,a doctor’s note,yoga mats,the exit to the garden,plants in the lobby,an early visit'.split(
    ',',
  );
