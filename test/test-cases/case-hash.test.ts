import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/text/canonical-json.ts';
import { load, testCase } from '../support/evals-folder.ts';

const hashOf = async (
  text: string,
  path = 'a.yaml',
  agent = 'name: a\nprovider: custom\ninvocation: {url: x}\n',
) => {
  const { evals, problems } = await load({
    'evals/agents/a.yaml': agent,
    [`evals/test-cases/${path}`]: text,
  });
  expect(problems).toEqual([]);
  return evals.cases[0]?.hash;
};

describe('the hash of a case', () => {
  it.each<[string, string]>([
    ['its name', testCase().replace('Return window', 'Other')],
    ['its tags', testCase('', 'tags: [x]\n')],
    ['its id', testCase('', 'id: x\n')],
    ['its place', `# moved\n\n${testCase()}`],
    ['marks that only choose', testCase('', 'skip: later\nonly: true\ngating: false\naffects: [x]\n')],
    [
      'how it is written',
      testCase().replace('How long can I return it?', '{text: "How long can I return it?"}'),
    ],
  ])('is the same whatever %s', async (_, text) => {
    expect(await hashOf(text)).toBe(await hashOf(testCase()));
  });

  it.each<[string, string]>([
    ['the input', testCase().replace('How long', 'How')],
    ['the expectation', testCase().replace('30', '31')],
    ['the scorers', testCase('    scorers: [playval]\n')],
    ['the threshold', testCase('', 'threshold: 0.9\n')],
    ['the repeats', testCase('', 'repeat: 2\n')],
    ['the type', testCase('', 'type: multi\n')],
  ])('changes with %s', async (_, text) => {
    expect(await hashOf(text)).not.toBe(await hashOf(testCase()));
  });

  it('is the same for a text in a file and in place', async () => {
    const inPlace = await hashOf(testCase('    ground_truth: "a\\nb"\n'));
    const { evals } = await load({
      'evals/agents/a.yaml': 'name: a\nprovider: custom\ninvocation: {url: x}\n',
      'evals/test-cases/a.yaml': testCase('    ground_truth_file: t.txt\n'),
      'evals/test-cases/t.txt': 'a\r\nb\r\n',
    });
    expect(evals.cases[0]?.hash).toBe(inPlace);
  });
});

describe('canonical JSON', () => {
  it('is JSON of the same value, whatever the order of keys', () => {
    const shuffled = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shuffled)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, entry]) => [key, shuffled(entry)]),
            )
          : value;
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false } as object), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(shuffled(value))).toBe(text);
      }),
    );
  });
});
