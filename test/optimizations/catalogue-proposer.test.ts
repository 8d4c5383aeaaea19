import { describe, expect, it } from 'vitest';
import { catalogueProposer } from '../../src/optimizations/catalogue/catalogue-proposer.ts';
import { applyEdits } from '../../src/optimizations/prompt/apply-edits.ts';
import { mergedEdits } from '../../src/optimizations/prompt/conflicts.ts';
import type { PromptEdit } from '../../src/optimizations/prompt/prompt-edit.ts';
import type { ReflectView, Weakness } from '../../src/optimizations/proposing/proposer.ts';
import { weightOf } from '../../src/optimizations/proposing/weights.ts';
import { attemptOf } from '../support/analysed-attempts.ts';

const PROMPT = 'You help the guests of a hotel.\n';
const missing = () => attemptOf({ tool_calls: [], criteria: { expected_tools: ['find_booking'] } });
const question = (input: string) =>
  attemptOf({ input, criteria: { ground_truth: `That is ${input.length}.` } });
const weak = (category: Weakness['category'], ...failures: Weakness['failures']): Weakness => ({
  category,
  weight: weightOf(category, failures.length),
  failures,
});
const view = (more: Partial<ReflectView> = {}): ReflectView => ({
  prompt: PROMPT,
  weaknesses: [
    weak('tone', question('Why is nobody here?')),
    weak('missing_tool_call', missing(), missing(), missing()),
    weak('verbosity', question('What is the price of breakfast?'), question('When does the bar close?')),
  ],
  passes: [],
  tried: [],
  preserve: [],
  maxExamples: 0,
  maxLength: undefined,
  seed: 1,
  ...more,
});
const propose = (given: ReflectView, parent: readonly PromptEdit[] = [], count = 99) =>
  catalogueProposer().propose(given, parent, count);
const kinds = (sets: readonly PromptEdit[][]) =>
  sets.map((set) => set.map(({ category }) => category).join(' + '));

describe('the catalogue as a proposer', () => {
  it('proposes the heaviest kinds together first, then each alone, the heaviest first', async () => {
    expect(kinds(await propose(view(), [], 4))).toEqual([
      'missing_tool_call + verbosity + tone',
      'missing_tool_call',
      'verbosity',
      'tone',
    ]);
  });

  it('counts how bad a kind is, not how often it occurs alone', async () => {
    const weaknesses = [weak('verbosity', question('a'), question('b')), weak('pii_leak', question('c'))];
    expect(kinds(await propose(view({ weaknesses }), [], 2))[1]).toBe('pii_leak');
  });

  it('fills what the failures have in common, and says on what evidence', async () => {
    const [, [edit] = []] = await propose(view());
    const { failures } = view().weaknesses[1] as Weakness;
    expect(edit).toMatchObject({ op: 'insert', anchor: 'rules', type: 'added_instruction' });
    expect(edit?.text).toContain('`find_booking`');
    expect(edit?.rationale).toBe(
      '3 failed attempts of 3 cases: missing tool call. Names what several of these cases have in common.',
    );
    expect(edit?.evidence_run_ids).toHaveLength(failures.length);
  });

  it('goes on with other wordings, and ends', async () => {
    const sets = await propose(view());
    const texts = sets
      .flatMap((set) => set.filter(({ category }) => category === 'missing_tool_call'))
      .map(({ text }) => text);
    expect(new Set(texts).size).toBe(4);
    expect(new Set(sets.map((set) => JSON.stringify(set))).size).toBe(sets.length);
    expect(sets.length).toBeLessThan(20);
  });

  it('never proposes what was tried, alone or on top of the same parent', async () => {
    const given = view({ maxExamples: 2 });
    const all: PromptEdit[][] = [];
    // Bounded, so that a proposer that repeats itself fails and does not hang.
    for (let round = 0; round < 40; round += 1) {
      const tried = all.map((edits) => ({ edits, gain: 0 }));
      const sets = await propose({ ...given, tried }, [], 3);
      if (sets.length === 0) break;
      all.push(...sets);
    }
    const keys = all.map((set) =>
      set
        .map(({ text }) => text)
        .sort()
        .join('\n'),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(8);
    const first = (all[1] as PromptEdit[]).slice();
    const onTop = await propose({ ...given, tried: all.map((edits) => ({ edits, gain: 0 })) }, first, 99);
    for (const set of onTop) expect(mergedEdits(first, set)).toHaveLength(first.length + set.length);
  });

  it('turns first to what the parent does nothing about', async () => {
    const [, parent = []] = await propose(view());
    const sets = await propose(view(), parent);
    expect(kinds(sets)[1]).toBe('verbosity');
  });

  it('gives the same bytes again, and changes nothing that it was given', async () => {
    const given = view({ maxExamples: 3 });
    const before = structuredClone(given);
    const [first, second] = [await propose(given), await propose(given)];
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
    expect(given).toEqual(before);
  });

  it('adds examples at the end, no more than are allowed with those of the parent', async () => {
    const sets = await propose(view({ maxExamples: 2 }));
    const examples = sets.filter((set) => set.some(({ op }) => op === 'add_example'));
    expect(examples.map(({ length }) => length)).toEqual([2, 1, 1]);
    expect(sets.slice(-3)).toEqual(examples);
    const parent = [...(examples[1] ?? [])];
    const further = await propose(view({ maxExamples: 2 }), parent);
    const added = further.filter((set) => set.some(({ op }) => op === 'add_example'));
    expect(Math.max(...added.map(({ length }) => length))).toBe(1);
    const full = [...(examples[0] ?? [])];
    expect(
      (await propose(view({ maxExamples: 2 }), full)).flat().filter(({ op }) => op === 'add_example'),
    ).toEqual([]);
  });

  it.each([60, 200, 330, 500])('keeps the whole prompt within %i characters', async (maxLength) => {
    for (const set of await propose(view({ maxLength, maxExamples: 3 })))
      expect([...applyEdits(PROMPT, set)].length).toBeLessThanOrEqual(maxLength);
  });

  describe('with a prompt that is longer than it may be', () => {
    const prompt =
      'You help the guests of a hotel.\n\n## Rules\n\n- Be kind to all guests.\n- Be kind to all of the guests.\n- Speak of dragons when it rains in the mountains of the far north, as the old founder liked it.\n- Name the price of breakfast when somebody asks for it.\n';
    const length = prompt.length;

    it('only takes away, by different orders, until it fits', async () => {
      const sets = await propose(view({ prompt, maxLength: length - 10 }));
      expect(sets.map((set) => set.map(({ op, anchor }) => `${op} ${anchor}`))).toEqual([
        ['delete s3'],
        ['delete s4'],
      ]);
      for (const set of await propose(view({ prompt, maxLength: 100 }))) {
        expect(set.every(({ op, type }) => op === 'delete' && type === 'removed_instruction')).toBe(true);
        expect(applyEdits(prompt, set).length).toBeLessThanOrEqual(100);
      }
    });

    it('keeps what is to be preserved, and proposes nothing where that alone is too long', async () => {
      const preserve = ['Be kind to all of the guests.'];
      const sets = await propose(view({ prompt, preserve, maxLength: length - 10 }));
      expect(sets.length).toBeGreaterThan(0);
      expect(sets.flat().map(({ anchor }) => anchor)).not.toContain('s3');
      expect(await propose(view({ prompt, preserve: ['## Rules'], maxLength: 20 }))).toEqual([]);
    });
  });

  it('proposes nothing where the prompt is full already, or nothing failed that words can mend', async () => {
    expect(await propose(view({ maxLength: 5 }))).toEqual([]);
    expect(await propose(view({ weaknesses: [] }))).toEqual([]);
    expect(
      await propose(view({ weaknesses: [weak('tool_backend_error', question('a'), question('b'))] })),
    ).toEqual([]);
    expect(await propose(view({ weaknesses: [weak('other', question('a'))] }))).toEqual([]);
  });

  it('moves a rule that is there already, whole or not at all', async () => {
    const prompt = "You help guests.\nAnswer in the language of the user's last message.\n";
    const weaknesses = [weak('language_mismatch', question('a'), question('b'))];
    const [first = []] = await propose(view({ prompt, weaknesses }));
    expect(first.map(({ op, anchor, type }) => `${type}: ${op} ${anchor}`)).toEqual([
      'strengthened_instruction: insert rules',
      'strengthened_instruction: delete s2',
    ]);
    // Another edit holds the place: the rule is not said twice.
    const parent: PromptEdit[] = [{ ...(first[1] as PromptEdit), op: 'replace', text: 'Be kind.' }];
    for (const set of await propose(view({ prompt, weaknesses }), parent))
      expect(set.map(({ type }) => type)).not.toContain('strengthened_instruction');
  });

  it('holds nothing of a single case outside of examples', async () => {
    const secret = () => `Zanzibar${Math.floor(1000 * failures.length)}`;
    const failures: Weakness['failures'][number][] = [];
    for (let index = 0; index < 6; index += 1)
      failures.push(
        attemptOf({
          input: `Where is ${secret()}?`,
          output: `At ${secret()}.`,
          tool_calls: [],
          criteria: { expected_tools: [`find_${secret()}`], expected_behavior: `Ask for the ${secret()}.` },
        }),
      );
    const weaknesses = [weak('missing_tool_call', ...failures), weak('clarification_missing', ...failures)];
    const sets = await propose(view({ weaknesses }));
    expect(sets.length).toBeGreaterThan(3);
    expect(JSON.stringify(sets.flat().map(({ text }) => text))).not.toContain('anzibar');
  });
});
