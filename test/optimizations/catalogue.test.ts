import { describe, expect, it } from 'vitest';
import { CATEGORIES, type CategoryId } from '../../src/failure-analysis/categories.ts';
import { alternatives, DEMAND } from '../../src/optimizations/catalogue/alternatives.ts';
import { CATALOGUE, entryFor } from '../../src/optimizations/catalogue/catalogue.ts';
import { slotsOf } from '../../src/optimizations/catalogue/catalogue-entry.ts';
import { presentAlready } from '../../src/optimizations/catalogue/present-already.ts';
import { filledWording, SLOT_NAMES } from '../../src/optimizations/catalogue/slots.ts';
import { applyEdits } from '../../src/optimizations/prompt/apply-edits.ts';
import { staticProblems } from '../../src/optimizations/prompt/static-checks.ts';
import { seal } from '../../src/optimizations/sealed.ts';
import { families } from '../../src/text/near-duplicates.ts';
import { attemptOf } from '../support/analysed-attempts.ts';

const ids = Object.keys(CATEGORIES) as CategoryId[];
const entries = Object.entries(CATALOGUE).map(([id, entry]) => ({ id: id as CategoryId, ...entry }));
const noRules = {
  preserve: [],
  maxLength: undefined,
  sealedSpans: seal(new Set<string>()),
  reflectSpans: new Set<string>(),
  commonSpans: new Set<string>(),
  earlier: new Set<string>(),
};
const PROMPT = 'You help the guests of a hotel.\n\nBe brief and polite.\n';

describe('the catalogue of instructions', () => {
  it('has an entry for every kind of failure that a prompt owns, and none for what it cannot mend', () => {
    for (const id of ids) {
      const owner = CATEGORIES[id];
      if (owner === 'prompt') expect(CATALOGUE[id], id).toBeDefined();
      if (owner === 'infra' || owner === 'evaluator' || owner === 'test')
        expect(entryFor(id), id).toBeUndefined();
    }
  });

  it.each(entries)('$id: weighs its failures, and says how to tell that its rule is kept', (entry) => {
    expect(entry.severity).toBeGreaterThanOrEqual(1);
    expect(entry.fixability).toBeGreaterThan(0);
    expect(entry.fixability).toBeLessThanOrEqual(1);
    expect(entry.condition).toMatch(/^[A-Z].*\.$/);
  });

  it.each(entries)(
    '$id: has two or more general wordings that are not each other in other words',
    ({ wordings }) => {
      const general = wordings.filter((wording) => slotsOf(wording).length === 0);
      expect(general.length).toBeGreaterThan(1);
      expect(families(wordings)).toHaveLength(wordings.length);
      for (const wording of wordings) expect(wording).toMatch(/^[A-Z{].*\.$/);
    },
  );

  it('knows every slot that its wordings name', () => {
    const wordings = [...entries, entryFor('other')].flatMap((entry) => entry?.wordings ?? []);
    const named = [...wordings, DEMAND].flatMap(slotsOf);
    expect([...new Set(named)].filter((name) => !SLOT_NAMES.includes(name))).toEqual([]);
    expect(SLOT_NAMES.filter((name) => !named.includes(name))).toEqual([]);
  });

  it.each(entries)('$id: every wording passes the checks that cost nothing', ({ id, wordings }) => {
    const slots = Object.fromEntries(SLOT_NAMES.map((name) => [name, 'the room key']));
    for (const wording of wordings) {
      const [set] = alternatives(
        { prompt: PROMPT, passes: [] },
        { category: id, weight: 1, failures: [attemptOf()] },
        {
          ...(CATALOGUE[id] as NonNullable<(typeof CATALOGUE)[CategoryId]>),
          wordings: [filledWording(wording, slots) as string],
        },
      );
      expect(staticProblems(PROMPT, applyEdits(PROMPT, set ?? []), set ?? [], noRules), wording).toEqual([]);
    }
  });

  it('all together do not repeat each other', () => {
    const edits = entries.flatMap(
      ({ id, ...entry }) =>
        alternatives(
          { prompt: PROMPT, passes: [] },
          { category: id, weight: 1, failures: [attemptOf()] },
          entry,
        )[0] ?? [],
    );
    expect(edits.length).toBe(entries.length);
    expect(staticProblems(PROMPT, applyEdits(PROMPT, edits), edits, noRules)).toEqual([]);
  });

  it('says nothing about failures outside of the taxonomy but what they have in common', () => {
    const unknown = entryFor('new:towels');
    expect(unknown?.wordings.every((wording) => slotsOf(wording).length > 0)).toBe(true);
    const weakness = { category: 'new:towels' as const, weight: 1, failures: [attemptOf(), attemptOf()] };
    expect(
      alternatives({ prompt: PROMPT, passes: [] }, weakness, unknown as NonNullable<typeof unknown>),
    ).toEqual([]);
  });
});

describe('a rule that the prompt has already', () => {
  const weakness = {
    category: 'language_mismatch' as const,
    weight: 1,
    failures: [attemptOf(), attemptOf()],
  };
  const entry = CATALOGUE.language_mismatch as NonNullable<(typeof CATALOGUE)['language_mismatch']>;
  const sentence = "Answer in the language of the user's last message.";
  const prompt = `# Task\n\nYou help guests. ${sentence}\n\n- Towels are free.\n`;

  it.each([
    ['the same words', sentence, 's2'],
    ['other words for something else', 'Towels are washed on Mondays and Thursdays by the staff.', undefined],
    ['no words', '', undefined],
  ])('is found by %s', (_, wording, id) => {
    expect(presentAlready(prompt, wording)?.id).toBe(id);
  });

  it('is moved to the rules with a condition, or marked where it stands, and not said again', () => {
    const sets = alternatives({ prompt, passes: [] }, weakness, entry);
    const strengthened = sets.filter((set) => set[0]?.type === 'strengthened_instruction');
    expect(strengthened.map((set) => set.map(({ op, anchor }) => `${op} ${anchor}`))).toEqual([
      ['insert rules', 'delete s2'],
      ['replace s2'],
    ]);
    const [moved = [], marked = []] = strengthened;
    const text = applyEdits(prompt, moved);
    expect(text.split(sentence)).toHaveLength(2);
    expect(text).toContain(
      `## Rules learned from failures\n\n- ${sentence} ${entry.condition}\n`.replace('## ', '# '),
    );
    expect(applyEdits(prompt, marked)).toContain(
      `You help guests. Important: ${sentence} ${entry.condition}`,
    );
    for (const set of strengthened)
      expect(staticProblems(prompt, applyEdits(prompt, set), set, noRules)).toEqual([]);
  });

  it('still leaves other wordings for a retry', () => {
    const sets = alternatives({ prompt, passes: [] }, weakness, entry);
    expect(sets.at(-1)?.[0]).toMatchObject({ op: 'insert', type: 'added_instruction' });
  });
});
