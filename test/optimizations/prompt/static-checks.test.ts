import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../../../src/errors.ts';
import { applyEdits } from '../../../src/optimizations/prompt/apply-edits.ts';
import { lockedParts, preservedAlike } from '../../../src/optimizations/prompt/locked-parts.ts';
import type { PromptEdit } from '../../../src/optimizations/prompt/prompt-edit.ts';
import { refuseImpossible } from '../../../src/optimizations/prompt/request-problems.ts';
import { commonSpans, spansOf } from '../../../src/optimizations/prompt/spans.ts';
import { type StaticRules, staticProblems } from '../../../src/optimizations/prompt/static-checks.ts';
import { seal } from '../../../src/optimizations/sealed.ts';
import { ruleEdit } from '../../support/optimized-agent.ts';

const PROMPT = 'You help {name}. Be kind.\n\n## Safety\n\nNever lie. Never steal.\n\n## Style\n\nBe short.';
const SEALED = 'the parcel to Utrecht was lost in the last week of May';
const OPEN = 'my blue bicycle has a flat tyre since last Tuesday morning';
const rules = (more: Partial<StaticRules> = {}): StaticRules => ({
  preserve: [],
  maxLength: undefined,
  sealedSpans: seal(spansOf([SEALED])),
  reflectSpans: spansOf([OPEN]),
  commonSpans: new Set(),
  earlier: new Set(),
  ...more,
});
const edit = (op: PromptEdit['op'], anchor: string, text = ''): PromptEdit => ({
  ...ruleEdit(text),
  op,
  anchor,
});
function problems(edits: PromptEdit[], more: Partial<StaticRules> = {}, prompt = PROMPT): string {
  const checked = rules(more);
  return staticProblems(prompt, applyEdits(prompt, edits, checked.preserve), edits, checked).join('; ');
}

describe('staticProblems', () => {
  it('lets a plain instruction through', () => {
    expect(problems([ruleEdit('Ask for the order number first.')])).toBe('');
  });

  it.each<[string, PromptEdit[], Partial<StaticRules>]>([
    ['no s99', [edit('delete', 's99')], {}],
    ['preserved text', [edit('replace', 's3', 'Lie.')], { preserve: ['Safety'] }],
    ['preserved text', [edit('insert', 's4', 'Or do.')], { preserve: ['## Safety'] }],
    ['preserved text is changed', [ruleEdit('Be kind.')], { preserve: ['Be kind.'] }],
    ['placeholders', [edit('delete', 's1')], {}],
    ['placeholders', [ruleEdit('Greet {name} twice.')], {}],
    ['placeholders', [ruleEdit('Use ${other}.')], {}],
    ['characters long', [ruleEdit('Ask.')], { maxLength: 100 }],
    ['only deletions', [ruleEdit('Ask.')], { maxLength: 50 }],
    ['sealed case', [ruleEdit('Say that the PARCEL to Utrecht, was lost in the last week.')], {}],
    ['sealed case', [edit('add_example', 'examples', SEALED)], {}],
    ['outside of an example', [ruleEdit(OPEN)], {}],
    ['mentions a "judge"', [ruleEdit('The judge wants an apology.')], {}],
    ['mentions a "grader"', [ruleEdit('Please the graders.')], {}],
    ['mentions a "test case"', [ruleEdit('This is a test case.')], {}],
    ['mentions a "score"', [ruleEdit('Scoring is strict.')], {}],
    ['mentions a "evaluation"', [ruleEdit('Think of the evaluation.')], {}],
    ['repeats itself', [ruleEdit('Ask for the number now. '.repeat(12))], {}],
    ['changes nothing', [], {}],
    ['contradict', [edit('replace', 's2', 'Be polite.'), edit('delete', 's2')], {}],
    ['has no text', [ruleEdit('  ')], {}],
  ])('refuses: %s', (reason, edits, more) => {
    expect(problems(edits, more)).toContain(reason);
  });

  it('lets an example quote a case that edits are made from', () => {
    expect(problems([edit('add_example', 'examples', `User: ${OPEN}`)])).toBe('');
  });

  it('does not take words for a leak or a hint that the original has itself', () => {
    const prompt = `Say: ${SEALED}. The score is shown.`;
    expect(problems([ruleEdit('Mention the score early.')], {}, prompt)).toBe('');
  });

  it('takes words that several open cases share for no leak', () => {
    const shared = 'tell the guest that the sauna is closed until further notice';
    const sealedSpans = seal(spansOf([shared]));
    expect(problems([ruleEdit(shared)], { sealedSpans })).toContain('sealed case');
    expect(commonSpans([[shared, shared], [OPEN]])).toEqual(new Set());
    const common = commonSpans([[shared], [`First ${shared}.`]]);
    expect(problems([ruleEdit(shared)], { sealedSpans, commonSpans: common })).toBe('');
  });

  it('refuses what was tried before', () => {
    const edits = [ruleEdit('Ask.')];
    expect(problems(edits, { earlier: new Set([applyEdits(PROMPT, edits)]) })).toContain('identical');
  });

  it('counts length in code points', () => {
    const edits = [ruleEdit('👍👍👍')];
    const length = [...applyEdits('A.', edits)].length;
    expect(problems(edits, { maxLength: length }, 'A.')).toBe('');
    expect(problems(edits, { maxLength: length - 1 }, 'A.')).toContain(`is ${length} characters long`);
  });
});

describe('lockedParts', () => {
  it('ends a section at the next heading of the same or a higher level, however many there are', () => {
    const prompt = '# a\nb\n### c\n## d\ne\n# f\n## a\ng\n### h\n';
    const texts = (name: string) =>
      lockedParts(prompt, [name]).map(({ start, end }) => prompt.slice(start, end));
    expect(texts('a')).toEqual(['# a\nb\n### c\n## d\ne', '## a\ng\n### h']);
    expect(texts('c')).toEqual(['### c']);
    expect(texts('h')).toEqual(['### h']);
    expect(lockedParts('# h\n'.repeat(50_000), ['h'])).toHaveLength(50_000);
  });

  it('locks the section of a heading up to the next of its level, with or without its marks', () => {
    const prompt = '# A\n\n## B\nx\n### C\ny\n\n## D\nz';
    for (const name of ['## B', 'B'])
      expect(lockedParts(prompt, [name]).map(({ start, end }) => prompt.slice(start, end))).toEqual([
        '## B\nx\n### C\ny',
      ]);
  });

  it('finds overlapping and repeated strings in the order of their places', () => {
    expect(lockedParts('aXbXa aXb', ['aXb', 'bXa']).map(({ index, start }) => [index, start])).toEqual([
      [0, 0],
      [1, 2],
      [0, 6],
    ]);
  });

  it('finds what a search from each place finds, for strings that overlap themselves', () => {
    const few = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(few, fc.nat(39), fc.integer({ min: 1, max: 6 }), (prompt, from, length) => {
        const wanted = prompt.slice(from % prompt.length, (from % prompt.length) + length);
        const starts = [...prompt].flatMap((_, at) => (prompt.startsWith(wanted, at) ? [at] : []));
        expect(lockedParts(prompt, [wanted]).map(({ start }) => start)).toEqual(starts);
      }),
    );
  });

  it('refuses a string that is not there', () => {
    expect(() => lockedParts(PROMPT, ['Be kind.', 'Be Kind.'])).toThrow(Fault);
    expect(() => lockedParts(PROMPT, ['Be kind.', 'Be Kind.'])).toThrow(/1 of preserve_sections/);
  });

  it('compares a preserved string that overlaps itself at very many places', () => {
    const prompt = 'a'.repeat(70_000);
    expect(preservedAlike(prompt, prompt, ['a'.repeat(30_000)])).toBe(true);
    expect(preservedAlike(prompt, prompt.slice(1), ['a'.repeat(30_000)])).toBe(false);
  });

  it('refuses preserved text that alone is too long, overlaps counted once', () => {
    expect(() => refuseImpossible('aXbXa', ['aXb', 'bXa'], 4)).toThrow(/alone is 5 characters/);
    expect(() => refuseImpossible('aXbXa', ['aXb', 'bXa'], 5)).not.toThrow();
  });
});
