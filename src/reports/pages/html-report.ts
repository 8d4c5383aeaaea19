import type { PageCode } from '../../schema/product.ts';
import type { CaseResult } from '../../schema/run.ts';
import { type CaseReport, NOTHING } from '../case-report.ts';
import { caseKind } from '../parts/case-kind.ts';
import { unsureGroups } from '../parts/unsure/unsure-groups.ts';
import { whyGroups } from '../view/why-view.ts';
import { pageCase, pageRow } from './case-data.ts';
import type { PageTail } from './page-data.ts';
import { CHUNK, CHUNK_END, CHUNK_START, pageEnd, pageStart, scriptJson } from './page-document.ts';
import { runHead, shortened } from './run-data.ts';

/** UTF-16 units of texts of cases in all: beyond the first those of passing cases are left out, beyond the second all are. */
const ROOM = { passing: 60_000_000, any: 150_000_000 };

/**
 * report.html: the page of a run, its program and its data in one file. The verdict comes first; each case is two lines, what a list needs of
 * it and its texts, so that nobody reads texts that are not looked at. Without a program it is the verdict alone.
 */
export function htmlReport({ page = () => null }: { page?: () => PageCode | null } = {}): CaseReport {
  const tail = tailOf();
  let chunk = 0;
  let room = 0;
  return {
    *begin(report) {
      const code = page();
      yield* pageStart(runHead(report), code);
      if (code !== null) yield CHUNK_START;
    },
    add(one) {
      if (page() === null) return NOTHING;
      tail.add(one);
      const isLeftOut = room > (one.status === 'passed' ? ROOM.passing : ROOM.any);
      const lines = `${scriptJson(pageRow(one))}\n${isLeftOut ? 'null' : scriptJson(pageCase(one))}\n`;
      room += lines.length;
      const isFull = chunk + lines.length > CHUNK && chunk > 0;
      chunk = lines.length + (isFull ? 0 : chunk);
      return isFull ? [CHUNK_END, CHUNK_START, lines] : [lines];
    },
    end: (report) => (page() === null ? NOTHING : [CHUNK_END, pageEnd(tail.told(report))]),
  };
}

/** What is known once all cases are. */
export function tailOf() {
  const gating = whyGroups();
  const weak = whyGroups();
  const unsure = unsureGroups(1);
  let failing = 0;
  const thresholds = new Map<string, number | null>();
  let rows = 0;
  return {
    add(one: CaseResult): void {
      rows += 1;
      const kind = caseKind(one);
      if (kind === 'failing' || kind === 'errored') failing += 1;
      if (kind === 'failing') gating.failing(one);
      else if (kind === 'errored') gating.errored(one);
      else if (kind === 'unsure') unsure.add(one);
      else if (kind === 'weak') (one.status === 'errored' ? weak.errored : weak.failing)(one);
      for (const { turns } of one.attempts)
        for (const { results } of turns)
          for (const [scorer, { metadata }] of Object.entries(results)) {
            const threshold = metadata['threshold'];
            if (typeof threshold !== 'number') continue;
            const known = thresholds.get(scorer);
            thresholds.set(scorer, known === undefined || known === threshold ? threshold : null);
          }
    },
    told: (report: Parameters<typeof gating.list>[0]): PageTail => ({
      why: (failing === 0 ? weak : gating).list(report, unsure).map(({ what, count, errored, example }) => ({
        ...{ what: shortened(what), count, errored },
        ...(example === undefined ? {} : { example: { id: example.id, reason: example.reason } }),
      })),
      why_weak: failing === 0 && report.header.conclusion !== 'neutral',
      thresholds: Object.fromEntries(
        [...thresholds].filter((entry): entry is [string, number] => entry[1] !== null),
      ),
      rows,
    }),
  };
}
