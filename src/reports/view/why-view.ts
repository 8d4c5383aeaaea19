import type { FailureAnalysis, FailureCategory } from '../../schema/failure-analysis.ts';
import type { CaseResult, RunReport } from '../../schema/run.ts';
import { caseProblem } from '../parts/case-problem.ts';
import { failingScorers } from '../parts/failing-scorers.ts';
import { kindPhrase } from '../parts/failure-words.ts';
import { named, type Phrase } from '../parts/phrase.ts';
import type { UnsureGroups } from '../parts/unsure/unsure-groups.ts';

/** A case that stands for others, with what was wrong with it in words of a scorer or an agent. */
export interface WhyExample extends Pick<CaseResult, 'id' | 'location'> {
  reason: string;
}

/** Cases that ended badly for the same reason. */
export interface WhyGroup {
  /** What it is: a kind of failure, a scorer that most of them did not pass, or an error. */
  what: Phrase;
  /** Cases of the group. */
  count: number;
  /** Undefined where none was kept. */
  example: WhyExample | undefined;
  /** The cases could not be judged: they say nothing about the answers. */
  errored: boolean;
  /** Nobody can tell whether they are right: they neither pass nor fail. */
  unsure?: true;
}

/** Gathers the failing and errored cases of a run in groups. */
export interface WhyGroups {
  failing(one: CaseResult): void;
  errored(one: CaseResult): void;
  /**
   * Kinds of failure of this analysis, else scorers, the largest first; then what could not be judged; and where there is no verdict
   * because of them the `unsure` ones.
   */
  list(report: Pick<RunReport, 'failure_analysis' | 'header'>, unsure?: UnsureGroups): WhyGroup[];
}

/** Groups of each sort that are kept apart: more reasons than that nobody reads, and the last one holds the others. */
const MOST = 50;
/** Cases that are remembered as examples of kinds, which are known only when all cases are. */
const EXAMPLES = 500;
/** Code points of a reason that are kept. */
const REASON = 600;

/**
 * Why the cases of a run end badly, in groups: by the kinds of its failure analysis where it has one, else by the first scorer that a
 * case does not pass; and by error. Keeps a few words of each case, and of the first cases alone.
 */
export function whyGroups(): WhyGroups {
  const examples: WhyExample[] = [];
  const scorers = new Map<string, WhyGroup>();
  const errors = new Map<string, WhyGroup>();
  return {
    failing(one) {
      const first = failingScorers(one)[0];
      const example = () => exampleOf(one, first === undefined ? '' : bareReason(first.reasoning));
      if (examples.length < EXAMPLES) examples.push(example());
      counted(scorers, first?.scorer ?? '', false, () => ({
        what: first === undefined ? ['did not pass'] : [named(first.scorer)],
        ...{ example: example(), errored: false },
      }));
    },
    errored(one) {
      const { code, message } = caseProblem(one);
      counted(errors, `${code.length} ${code} ${message.slice(0, REASON)}`, true, () => ({
        what: ['not judged: ', named(code)],
        ...{ example: exampleOf(one, message), errored: true },
      }));
    },
    list({ failure_analysis: analysis, header }, unsure) {
      const kinds = analysis?.failure_categories ?? [];
      return [
        ...(kinds.length > 0 ? kindGroups(analysis, kinds, examples) : largestFirst(scorers)),
        ...largestFirst(errors),
        ...(header.conclusion === 'neutral' && unsure !== undefined ? unsureWhy(unsure) : []),
      ];
    },
  };
}

/** What could not be told, the largest group first. */
function unsureWhy(unsure: UnsureGroups): WhyGroup[] {
  const { groups, others } = unsure.list();
  const kept = { errored: false, unsure: true } as const;
  return [
    ...groups.map(({ scorer, reason, cases, count }): WhyGroup => {
      const first = cases[0]?.one;
      return {
        what: ['unsure: ', named(scorer)],
        count,
        example: first === undefined ? undefined : exampleOf(first, reason),
        ...kept,
      };
    }),
    ...(others === 0
      ? []
      : [{ what: ['unsure for other reasons'], count: others, example: undefined, ...kept }]),
  ];
}

const largestFirst = (groups: Map<string, WhyGroup>) =>
  [...groups.values()].sort((one, other) => other.count - one.count);

const exampleOf = ({ id, location }: CaseResult, reason: string): WhyExample => ({
  id,
  location,
  reason: reason.slice(0, REASON),
});

/** Adds a case to its group, which `make` says more about where it is the first of it. */
function counted(
  groups: Map<string, WhyGroup>,
  key: string,
  errored: boolean,
  make: () => Omit<WhyGroup, 'count'>,
): void {
  const known = groups.get(key) ?? (groups.size < MOST ? undefined : groups.get(OTHERS));
  if (known !== undefined) known.count += 1;
  else if (groups.size < MOST) groups.set(key, { ...make(), count: 1 });
  else
    groups.set(OTHERS, {
      what: ['for other reasons'],
      ...{ count: 1, example: undefined, errored },
    });
}

/** No name of a scorer and no error. */
const OTHERS = '\n';

function kindGroups(
  analysis: FailureAnalysis | undefined,
  kinds: readonly FailureCategory[],
  examples: readonly WhyExample[],
): WhyGroup[] {
  const kindOf = new Map(analysis?.cases?.map((one) => [one.case_id, one.kind]));
  for (const { category, example_case_ids: ids = [] } of kinds)
    for (const id of ids) kindOf.set(id, category);
  const first = new Map<string, WhyExample>();
  for (const example of examples) {
    const kind = kindOf.get(example.id);
    if (kind !== undefined && !first.has(kind)) first.set(kind, example);
  }
  return kinds.map((kind) => ({
    what: kindPhrase(kind),
    count: kind.cases ?? kind.count,
    ...{ example: first.get(kind.category), errored: false },
  }));
}

/** The part of a reason that a reader acts on: `Score 0 is below the threshold 0.7: 0 of 1 criterion met. Not met: …` begins at `Not met`. */
export function bareReason(reasoning: string): string {
  const said = reasoning
    .replace(/^Score [\d.]+ is below the threshold [\d.]+: /, '')
    .replace(
      /^\d+ of \d+ (?:criterion|criteria|check|checks) (?:is |are )?(?:met|passed?|passes)[.,:] */,
      '',
    );
  return said.trim() === '' ? reasoning : said;
}
