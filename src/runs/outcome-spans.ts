import { z } from 'zod';
import type { OutcomeStatus } from '../schema/run.ts';
import type { Store } from '../state/store.ts';
import { historyKey, markOf } from './case-history.ts';
import { equalAsOne, forgetOld, type Remembered } from './forget-old.ts';
import { isVerdict } from './outcomes.ts';
import type { CaseDescription } from './records.ts';

/** Outcomes that are kept of a case: the rule of quarantine.ts looks at ten, and begins by what came before them. */
const KEPT_OUTCOMES = 20;
/** Of the name of a commit: 32 bits, as of a version (agent-version.ts). */
const COMMIT_DIGITS = 8;
/** Stands for an agent whose version is unknown. */
const UNKNOWN_VERSION = 0;

/** One document for all cases: one read and one write a run. */
const DOCUMENT = ['case_history', 'outcomes_by_agent'] as const;

const spansDocument = z.object({
  /** Runs written down so far. */
  runs: z.number().int().min(0),
  /**
   * By key, with the run that wrote the last of them: the version of the agent that played last, then one number for each span
   * of runs that one version of the agent played, oldest first. A span is its outcomes in binary behind a one, passed as 1:
   * "PFP" is 0b1101. At the end the commit of the last outcome, where several plays agreed on it.
   */
  cases: z.record(
    z.string(),
    z.tuple([z.array(z.number().int().min(0)).min(1), z.number().int(), z.number().int().min(0).optional()]),
  ),
});
type SpansDocument = z.infer<typeof spansDocument>;
type SpansEntry = SpansDocument['cases'][string];

type Described = Pick<CaseDescription, 'hash' | 'agent_id' | 'repeat' | 'min_passes' | 'agent_version'>;

/** What became of cases in earlier runs, and where their agent changed in between. */
export interface OutcomeSpans {
  /**
   * Outcomes of this very case under the same judge, oldest first, such as "PFP|F": `|` where the agent was another one from
   * there on: by its file, or because all plays of a case ended one way, and all those of another commit the other way. The code
   * behind a command or an address is not seen, and a case that goes either way does not change its mind with the commit.
   */
  of(described: Described): string | undefined;
}

/** What the state remembers of the cases under this judge; nothing where there is no document, or none that can be read. */
export async function readOutcomeSpans(store: Pick<Store, 'get'>, judgeId: string): Promise<OutcomeSpans> {
  const { cases } = documentOf(await store.get(...DOCUMENT));
  return {
    of(described) {
      const name = historyKey(described, judgeId);
      return Object.hasOwn(cases, name) ? cases[name]![0].slice(1).map(outcomesOf).join('|') : undefined;
    },
  };
}

/** What separates a change from chance in a run: its commit, and whether each case was played several times and all plays agreed. */
export interface RunEvidence {
  commit: string | undefined;
  /** In the order of the cases. */
  unanimous: readonly boolean[];
}

/** Adds what became of the cases of a finished run, in their order. */
export async function rememberSpans(
  store: Pick<Store, 'rewrite'>,
  judgeId: string,
  described: readonly Described[],
  outcomes: readonly OutcomeStatus[],
  { commit, unanimous }: RunEvidence = { commit: undefined, unanimous: [] },
): Promise<void> {
  const here = commit === undefined ? undefined : Number.parseInt(commit.slice(0, COMMIT_DIGITS), 16);
  if (!outcomes.some(isVerdict)) return;
  await store.rewrite(...DOCUMENT, (value) => {
    const before = documentOf(value);
    const runs = before.runs + 1;
    const kept = forgetOld(before.cases, runs);
    const shared = equalAsOne<SpansEntry>();
    for (const [at, one] of described.entries()) {
      const outcome = outcomes[at];
      if (!isVerdict(outcome)) continue;
      const [name, version, mark] = [historyKey(one, judgeId), versionOf(one), markOf(outcome)];
      const agreed = unanimous[at] === true ? here : undefined;
      const [[last, ...spans] = [version], , agreedBefore] = kept.get(name) ?? [];
      const history = spans.map(outcomesOf);
      const newest = history.at(-1);
      const isOtherCode =
        newest?.endsWith(mark) === false &&
        agreed !== undefined &&
        agreedBefore !== undefined &&
        agreed !== agreedBefore;
      if (newest !== undefined && last === version && !isOtherCode) history.push(`${history.pop()}${mark}`);
      else history.push(mark);
      const numbers = [version, ...newestOf(history).map(numberOf)];
      kept.set(name, shared(agreed === undefined ? [numbers, runs] : [numbers, runs, agreed]));
    }
    return { runs, cases: kept } satisfies Remembered<SpansEntry>;
  });
}

const versionOf = ({ agent_version: version }: Described) =>
  version === undefined ? UNKNOWN_VERSION : Number.parseInt(version, 16);

/** What is not ours is as good as nothing: without a history every case gates. */
function documentOf(value: unknown): SpansDocument {
  const read = spansDocument.safeParse(value);
  return read.success ? read.data : { runs: 0, cases: {} };
}

/** The spans with the newest outcomes alone. */
function newestOf(spans: readonly string[]): string[] {
  let left = KEPT_OUTCOMES;
  const kept: string[] = [];
  for (const span of [...spans].reverse()) {
    if (left <= 0) break;
    kept.unshift(span.slice(-left));
    left -= span.length;
  }
  return kept;
}

const numberOf = (span: string) => Number.parseInt(`1${span.replaceAll('P', '1').replaceAll('F', '0')}`, 2);
const outcomesOf = (number: number) => number.toString(2).slice(1).replaceAll('1', 'P').replaceAll('0', 'F');
