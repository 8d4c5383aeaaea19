import { describe, expect, it } from 'vitest';
import { openLedger } from '../../src/optimizations/attempts.ts';
import type { Family } from '../../src/optimizations/collect.ts';
import { newCourse } from '../../src/optimizations/course.ts';
import { objectiveOf } from '../../src/optimizations/objective.ts';
import type { Proposer, ReflectView } from '../../src/optimizations/proposing/proposer.ts';
import { screen } from '../../src/optimizations/screen.ts';
import type { SearchGround } from '../../src/optimizations/search-ground.ts';
import { attempt, caseOf, ruleEdit, sourceIn, type World } from '../support/optimized-agent.ts';

const TONE = 'tone';
const FORM = 'format_violation';
const familyOf = (
  caseId: string,
  category: typeof TONE | typeof FORM,
  strand: string = category,
): Family => ({
  ...{ cases: [caseOf(caseId)], caseId, passes: [], category, strand },
  failures: [{ attempt: attempt(caseId, 'failed'), category }],
});
const KIND = [familyOf('kind0', TONE), familyOf('kind1', TONE)];
const FORMAL = [familyOf('form0', FORM), familyOf('form1', FORM), familyOf('form2', FORM)];

/** Each case passes with the word that it is named by in the prompt. */
const byWord: World = (prompt, { case_id }) => ({
  status: prompt.includes(case_id.replace(/\d+$/, '').toUpperCase()) ? 'passed' : 'failed',
});

/** Screens these families with a proposer that has these ways for each kind. */
async function screened(
  families: readonly Family[],
  ways: Readonly<Record<string, readonly string[]>>,
  { world = byWord, limit = 600 }: { world?: World; limit?: number } = {},
) {
  const seen: ReflectView[] = [];
  const proposer: Proposer = {
    name: 'catalogue',
    async propose(view) {
      seen.push(view);
      return view.weaknesses.flatMap(({ category }) =>
        (ways[category] ?? []).map((text) => [ruleEdit(text, category)]),
      );
    },
  };
  const ids = families.map(({ caseId }) => caseId);
  const ledger = openLedger(sourceIn(world), limit);
  const ground: SearchGround = {
    basis: { prompt: 'Hi.', preserve: [], maxExamples: 0, maxLength: undefined, seed: 1 },
    ...{ preserve: [], reflect: families, select: families, halves: null, weak: new Set(ids) },
    objective: objectiveOf({ type: 'error_driven' }, [], []),
    ...{ ledger, proposer, questions: { left: 40 }, problemsOf: () => [], judgeNoise: 0 },
  };
  const course = newCourse('Hi.', ids);
  const candidate = await screen(ground, course, new Set());
  return { texts: candidate?.edits.map(({ text }) => text) ?? null, seen, course, used: ledger.used() };
}

describe('screen', () => {
  it('puts together the way of each strand that mends its own cases, the heaviest strand first', async () => {
    const { texts } = await screened([...KIND, ...FORMAL], {
      [TONE]: ['be KIND'],
      [FORM]: ['keep the FORM'],
    });
    expect(texts).toEqual(['keep the FORM', 'be KIND']);
  });

  it('takes the next way where the first does nothing, and none that does nothing', async () => {
    const ways = { [TONE]: ['be nice', 'be KIND', 'be so KIND'], [FORM]: ['be neat'] };
    const { texts, course } = await screened([...KIND, ...FORMAL], ways);
    expect(texts).toEqual(['be KIND']);
    expect(course.tried.map(({ gain }) => gain)).toEqual([0, 0, 1]);
  });

  it('asks for no way where an earlier edit has mended the strand', async () => {
    const ways = { [TONE]: ['be KIND'], [FORM]: ['FORM is KIND'] };
    const { texts, seen } = await screened([...KIND, ...FORMAL], ways);
    expect(texts).toEqual(['FORM is KIND']);
    expect(seen.map(({ weaknesses }) => weaknesses.map(({ category }) => category))).toEqual([[FORM]]);
  });

  it('tells two strands of one kind apart', async () => {
    const two = [familyOf('dash0', FORM, 'dash'), familyOf('dash1', FORM, 'dash'), ...FORMAL];
    const { texts, seen } = await screened(two, { [FORM]: ['keep the FORM', 'a DASH'] });
    expect(texts).toEqual(['keep the FORM', 'a DASH']);
    expect(seen.map(({ weaknesses: [kind] }) => kind?.failures.map(({ case_id }) => case_id))).toEqual([
      ['form0', 'form1', 'form2'],
      ['dash0', 'dash1'],
    ]);
  });

  it.each<[string, readonly Family[], Readonly<Record<string, readonly string[]>>, number]>([
    ['there is one strand only', KIND, { [TONE]: ['be KIND'] }, 600],
    ['nothing helps', [...KIND, ...FORMAL], { [TONE]: ['x'], [FORM]: ['y'] }, 600],
    ['nobody knows a way', [...KIND, ...FORMAL], {}, 600],
    ['the budget would not reach for the choice', [...KIND, ...FORMAL], { [TONE]: ['be KIND'] }, 12],
  ])('has no candidate where %s', async (_, families, ways, limit) => {
    const { texts, used } = await screened(families, ways, { limit });
    expect(texts).toBeNull();
    expect(used).toBeLessThanOrEqual(limit);
  });
});
