import { computed, signal } from '@preact/signals';
import type { PageResult, PageTurn } from '../../reports/pages/page-case.ts';
import type { LabelRow } from '../../schema/label-row.ts';
import { labelOfVerdict, type VerdictMark } from '../../schema/labels/label-of-verdict.ts';
import type { LabelKeeper } from '../sources/source.ts';

/** A verdict that somebody looks at. */
export interface Judged {
  caseId: string;
  attempt: number;
  turns: readonly PageTurn[];
  turn: number;
  result: PageResult;
}

/** What was said of a verdict, with the row that it becomes. */
export interface Label {
  said: VerdictMark;
  caseId: string;
  scorer: string;
  reading: PageResult['reading'];
  /** Left out where the service keeps the rows. */
  row?: LabelRow;
}

/** The place of a verdict: each has one label at most. */
export const keyOf = ({ turns, turn, result }: Judged) => keyAt(turns[turn]?.id ?? '', result.scorer);

const keyAt = (turnId: string, scorer: string) => JSON.stringify([turnId, scorer]);

/** Whether a label of it can be a row: a person can tell, and its texts are whole. */
export const canBeLabelled = ({ turns, turn, result }: Judged) =>
  result.can_label && turns.slice(0, turn + 1).every(({ cut }) => cut !== true);

/** The row of `evals/labels/`, as `assay calibrate` reads it; of a conversation the turns before it come along. */
export function rowOf(judged: Judged, said: VerdictMark, runId: string, marked_at: string): LabelRow {
  const { caseId, attempt, turns, turn, result } = judged;
  const here = turns.slice(0, turn + 1);
  const one = here.at(-1);
  const history = here.flatMap(({ input, output }) => [
    { role: 'user' as const, content: input },
    { role: 'assistant' as const, content: output },
  ]);
  return labelOfVerdict(
    {
      ...{ run_id: runId, case_id: caseId, attempt, turn_id: one?.id ?? '' },
      subject: {
        ...one?.subject,
        ...{ input: one?.input ?? '', output: one?.output ?? '' },
        ...(turn === 0 ? {} : { conversation_history: history }),
      },
    },
    { scorer: result.scorer, result: { score: result.score ?? 0, pass: result.pass }, said, marked_at },
  );
}

/** What keeps labels in a browser. */
type LabelStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Labels of a run: kept by the service where there is one, else by the browser, so that nothing is lost when the page is closed.
 */
export function labelStore(
  runId: string,
  { storage, keeper }: { storage: LabelStorage | undefined; keeper: LabelKeeper | undefined },
) {
  const name = `assay-labels:${runId}`;
  const labels = signal<ReadonlyMap<string, Label>>(
    keeper === undefined ? stored(storage, name) : known(keeper),
  );
  /** Why the last one was not kept; empty where it was. */
  const problem = signal('');
  const put = (key: string, label: Label | undefined) => {
    const before = labels.value.get(key);
    const next = new Map(labels.value);
    if (label === undefined) next.delete(key);
    else next.set(key, label);
    labels.value = next;
    if (keeper === undefined) save(storage, name, next);
    else {
      const [turnId, scorer] = JSON.parse(key) as [string, string]; // As `keyOf` wrote it.
      keeper.keep(turnId, scorer, label?.said ?? null).then(
        () => {
          problem.value = '';
        },
        (error: unknown) => {
          problem.value = error instanceof Error ? error.message : String(error);
          // What is not kept is not shown as if it were.
          const kept = new Map(labels.value);
          if (before === undefined) kept.delete(key);
          else kept.set(key, before);
          labels.value = kept;
        },
      );
    }
  };
  return {
    labels,
    problem,
    isKept: keeper !== undefined,
    count: computed(() => labels.value.size),
    /** The same judgement once more takes it back. */
    toggle(judged: Judged, said: VerdictMark) {
      if (!canBeLabelled(judged)) return;
      const key = keyOf(judged);
      if (labels.value.get(key)?.said === said) return put(key, undefined);
      const { caseId, result } = judged;
      const row = keeper === undefined ? { row: rowOf(judged, said, runId, new Date().toISOString()) } : {};
      put(key, { said, caseId, scorer: result.scorer, reading: result.reading, ...row });
    },
    remove: (key: string) => put(key, undefined),
  };
}

/** What the service keeps already. */
const known = ({ marked }: LabelKeeper) =>
  new Map(
    marked.map(({ turnId, scorer, said, caseId, pass }): [string, Label] => [
      keyAt(turnId, scorer),
      { said, caseId, scorer, reading: pass ? 'passed' : 'failed' },
    ]),
  );

/** The store of the labels of a page. */
export type LabelStore = ReturnType<typeof labelStore>;

function stored(storage: LabelStorage | undefined, name: string): Map<string, Label> {
  try {
    return new Map(JSON.parse(storage?.getItem(name) ?? '[]'));
  } catch {
    return new Map();
  }
}

function save(storage: LabelStorage | undefined, name: string, labels: ReadonlyMap<string, Label>): void {
  try {
    storage?.setItem(name, JSON.stringify([...labels]));
  } catch {
    // No room, or none for files: they are there until the page is closed.
  }
}

/** The rows as the lines of a file. */
export const labelLines = (labels: ReadonlyMap<string, Label>): string =>
  [...labels.values()].map(({ row }) => (row === undefined ? '' : `${JSON.stringify(row)}\n`)).join('');
