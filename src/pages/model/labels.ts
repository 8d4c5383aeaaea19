import { computed, signal } from '@preact/signals';
import type { PageResult, PageTurn } from '../../reports/pages/page-case.ts';

/** What a person says of a verdict. */
export type Judgement = 'right' | 'wrong';

/** A verdict that somebody looks at. */
export interface Judged {
  caseId: string;
  attempt: number;
  turns: readonly PageTurn[];
  turn: number;
  result: PageResult;
}

/** A row of `evals/labels/*.jsonl`, as `assay calibrate` reads it, with what was said of the verdict. */
export interface Label {
  judgement: Judgement;
  row: Readonly<Record<string, unknown>>;
}

/** The place of a verdict: each has one label at most. */
export const keyOf = ({ caseId, attempt, turn, result }: Judged) =>
  JSON.stringify([caseId, attempt, turn, result.scorer]);

/** Whether a label of it can be a row: somebody judged it, and its texts are whole. */
export const canBeLabelled = ({ turns, turn, result }: Judged) =>
  (result.reading === 'passed' || result.reading === 'failed' || result.reading === 'unsure') &&
  turns.slice(0, turn + 1).every(({ cut }) => cut !== true);

/**
 * The row: what the scorer saw of the turn, and the verdict that is right. `label` 1 = should pass. Of a conversation the turns before it
 * come along.
 */
export function labelRow(judged: Judged, judgement: Judgement, runId: string): Label['row'] {
  const { caseId, attempt, turns, turn, result } = judged;
  const one = turns[turn];
  const passed = result.score !== null && (result.threshold === null || result.score >= result.threshold);
  const isPass = result.reading === 'unsure' ? passed : result.reading === 'passed';
  const before = turns.slice(0, turn);
  const { context, ...asked } = one?.asked ?? {};
  return {
    id: `${caseId}#${attempt + 1}.${turn + 1}`,
    metric: result.scorer,
    input: one?.input ?? '',
    output: one?.output ?? '',
    ...(context === undefined ? {} : { context }),
    ...asked,
    ...(before.length === 0
      ? {}
      : {
          conversation_history: turns.slice(0, turn + 1).flatMap(({ input, output }) => [
            { role: 'user', content: input },
            { role: 'assistant', content: output },
          ]),
        }),
    ...(one?.calls === undefined ? {} : { tool_calls: one.calls }),
    label: (judgement === 'right') === isPass ? 1 : 0,
    meta: { group: caseId, label_kind: 'human', run: runId, verdict: result.reading, score: result.score },
  };
}

/** Labels of a run: kept by the browser, so that nothing is lost when the page is closed. */
export function labelStore(runId: string, storage: Pick<Storage, 'getItem' | 'setItem'> | undefined) {
  const name = `assay-labels:${runId}`;
  const labels = signal<ReadonlyMap<string, Label>>(stored(storage, name));
  const keep = (next: ReadonlyMap<string, Label>) => {
    labels.value = next;
    try {
      storage?.setItem(name, JSON.stringify([...next]));
    } catch {
      // No room, or none for files: they are there until the page is closed.
    }
  };
  return {
    labels,
    count: computed(() => labels.value.size),
    /** The same judgement once more takes it back. */
    toggle(judged: Judged, judgement: Judgement) {
      if (!canBeLabelled(judged)) return;
      const next = new Map(labels.value);
      const key = keyOf(judged);
      if (next.get(key)?.judgement === judgement) next.delete(key);
      else next.set(key, { judgement, row: labelRow(judged, judgement, runId) });
      keep(next);
    },
    remove(key: string) {
      const next = new Map(labels.value);
      next.delete(key);
      keep(next);
    },
  };
}

/** The store of the labels of a page. */
export type LabelStore = ReturnType<typeof labelStore>;

function stored(storage: Pick<Storage, 'getItem'> | undefined, name: string): Map<string, Label> {
  try {
    return new Map(JSON.parse(storage?.getItem(name) ?? '[]'));
  } catch {
    return new Map();
  }
}

/** The rows as the lines of a file. */
export const labelLines = (labels: ReadonlyMap<string, Label>): string =>
  [...labels.values()].map(({ row }) => `${JSON.stringify(row)}\n`).join('');
