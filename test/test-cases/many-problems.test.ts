import { describe, expect, it } from 'vitest';
import type { FileProblem } from '../../src/test-cases/evals.ts';
import { ProblemList } from '../../src/test-cases/problem-list.ts';
import { cpuTime } from '../support/cpu-time.ts';
import { AGENT, load, testCase } from '../support/evals-folder.ts';

const MANY = 10_000;
const many = <T>(make: (index: number) => T) => Array.from({ length: MANY }, (_, index) => make(index));
const keys = Object.fromEntries(many((index) => [`unknown_key_${index}`, index]));
const turn = { input: 'q', expected_behavior: 'a' };
const base = { 'evals/agents/shop.yaml': AGENT };

/** They take a second of a processor at most. Where each place is looked for from the beginning, most take half a minute. */
const MOST_MS = 12_000;
async function loadSoon(files: Parameters<typeof load>[0]) {
  const began = cpuTime();
  const loaded = await load(files);
  expect(cpuTime() - began).toBeLessThan(MOST_MS);
  return loaded;
}

describe('ten thousand mistakes', () => {
  it.each<[string, string, string]>([
    ['keys of a JSON file', 'a.json', JSON.stringify({ name: 'n', turns: [turn], ...keys }, null, 1)],
    ['keys of a line', 'a.jsonl', JSON.stringify({ name: 'n', turns: [turn], ...keys })],
    [
      'keys of a YAML file',
      'a.yaml',
      `${testCase()}${Object.keys(keys)
        .map((key) => `${key}: 1\n`)
        .join('')}`,
    ],
    [
      'values of a list',
      'a.json',
      JSON.stringify({ name: 'n', turns: [turn], tags: many((index) => index) }),
    ],
    [
      'unknown scorers of a turn',
      'a.json',
      JSON.stringify({ name: 'n', turns: [{ ...turn, scorers: many((index) => `nope_${index}`) }] }),
    ],
    [
      'unknown scorers of a cell',
      'a.csv',
      `name,input,expected_behavior,scorers\nn,q,a,${many((index) => `nope_${index}`).join('|')}\n`,
    ],
    ['broken lines', 'a.jsonl', many(() => '{"name": }\n').join('')],
    [
      'rows with a cell too many',
      'a.csv',
      `name,input,expected_behavior\n${many(() => 'a,b,c,d\n').join('')}`,
    ],
  ])('%s are found in a moment; the first are listed, the others counted', async (_, file, text) => {
    const { problems } = await loadSoon({ ...base, [`evals/test-cases/${file}`]: text });
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatch(
      new RegExp(`^evals/test-cases/${file}:\\d+:\\d+: and 9,900 more problems in this file$`),
    );
  });

  it('of cases that name one of two thousand agents are no comparison of each with each', async () => {
    const agents = Array.from({ length: 2000 }, (_, index) => [
      `evals/agents/agent-number-${index}.yaml`,
      AGENT,
    ]);
    const { problems } = await loadSoon({
      ...Object.fromEntries(agents),
      'evals/test-cases/a.jsonl': many((index) =>
        JSON.stringify({ name: 'n', agent_id: `agent-numbr-${index % 2000}`, turns: [turn] }),
      ).join('\n'),
    });
    expect(problems).toHaveLength(101);
    expect(problems[99]).toContain('unknown agent "agent-numbr-99" (did you mean "agent-number-99"?)');
  });

  it('of an experiment with as many cases are no comparison of each with each', async () => {
    const { problems } = await loadSoon({
      ...base,
      'evals/test-cases/a.jsonl': many((index) =>
        JSON.stringify({ id: `case-${index}`, name: 'n', turns: [turn] }),
      ).join('\n'),
      'evals/experiments/e.yaml': JSON.stringify({
        name: 'e',
        metrics: ['playval'],
        variants: [
          { name: 'a', config: {} },
          { name: 'b', config: {} },
        ],
        test_case_ids: many((index) => `kase-${index}`),
      }),
    });
    expect(problems).toHaveLength(101);
    expect(problems[0]).toContain('unknown test case "kase-0" (did you mean "case-0"?)');
  });
});

describe('unknown keys', () => {
  const words = Object.getOwnPropertyNames(Object.prototype).filter((word) => word !== '__proto__');

  it.each(words)('%s is one like any other, wherever it stands', async (word) => {
    const { problems } = await load({
      'evals/assay.yaml': `${word}: 1\njudge: {${word}: 1}\n`,
      'evals/agents/shop.yaml': `${AGENT}${word}: 1\n`,
      'evals/scorers/s.yaml': `name: s\ntype: regex\nconfig: {pattern: x, ${word}: 1}\n`,
      'evals/test-cases/a.yaml': testCase(`    ${word}: 1\n    checks: [{${word}: 1}]\n`, `${word}: 1\n`),
      'evals/test-cases/b.csv': `name,input,expected_behavior,${word}\na,b,c,d\n`,
    });
    expect(problems.filter((line) => line.includes(word)).length).toBeGreaterThanOrEqual(6);
    expect(problems.join('\n')).not.toMatch(/native code|\[object|function/);
  });
});

describe('the list of problems', () => {
  const problem = (line: number, severity: FileProblem['severity'] = 'error', file = 'a'): FileProblem => ({
    ...{ file, line, column: 1, severity },
    message: `${severity} ${line}`,
  });

  it('hides no error behind advice, and nothing of one file behind another', () => {
    const list = new ProblemList();
    for (let line = 1; line <= 150; line++) list.add(problem(line, 'advice'));
    list.add(problem(151));
    list.add(problem(1, 'error', 'b'));
    const sorted = list.sorted();
    expect(list.count).toBe(152);
    expect(
      sorted.filter(({ severity }) => severity === 'error').map(({ file, line }) => `${file}${line}`),
    ).toEqual(['a151', 'b1']);
    expect(sorted.map(({ message }) => message)).toContain('and 50 more pieces of advice in this file');
  });

  it('is sorted by place, with what was counted behind what is listed', () => {
    const list = new ProblemList();
    for (let line = 101; line >= 1; line--) list.add(problem(line));
    const sorted = list.sorted();
    expect(sorted.map(({ line }) => line)).toEqual([
      ...Array.from({ length: 100 }, (_, index) => index + 2),
      101,
    ]);
    expect(sorted.at(-1)?.message).toBe('and 1 more problem in this file');
  });
});
