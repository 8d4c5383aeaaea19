import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filtered, listed, STANDINGS, standingCounts, standingOf } from '../../src/pages/model/filter.ts';
import { markedParts } from '../../src/pages/model/marks.ts';
import { hashOf, routeOf } from '../../src/pages/model/route.ts';
import { pageRow } from '../../src/reports/pages/case-data.ts';
import type { PageHead } from '../../src/reports/pages/page-data.ts';
import { runHead } from '../../src/reports/pages/run-data.ts';
import { regressionComparison } from '../support/sample-comparison.ts';
import { mixedReport } from '../support/sample-report.ts';

const report = { ...mixedReport(), comparison: regressionComparison() };
const rows = [...report.cases].map(pageRow);
const head: PageHead = runHead(report);
const cases = listed(rows, head);
const idsOf = (filters: Record<string, string>) => filtered(cases, filters).map(({ row }) => row.id);

describe('the list of cases of a page', () => {
  it('has each case in one group', () => {
    const counts = standingCounts(cases);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    for (const standing of STANDINGS) expect(idsOf({ status: standing })).toHaveLength(counts[standing]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['words, whatever their order and case', { q: 'LATE refunds' }, ['refunds/late']],
    ['a flip', { flip: 'pass_to_fail' }, ['refunds/late', 'tone/friendly']],
    ['a scorer that it did not pass', { scorer: 'tool_correctness' }, ['orders/lookup#2']],
    ['several groups', { status: 'failed,shown' }, ['refunds/late', 'orders/lookup#2', 'tone/friendly']],
    ['nothing that is there', { q: 'nothing like that' }, []],
    ['a name that objects have', { scorer: 'constructor' }, []],
  ])('is filtered by %s', (_, filters, ids) => {
    expect(idsOf(filters).toSorted()).toEqual(ids.toSorted());
  });

  it('begins with the gravest, unless somebody wants another order', () => {
    const standings = filtered(cases, {}).map(({ row }) => STANDINGS.indexOf(standingOf(row)));
    expect(standings).toEqual(standings.toSorted((one, other) => one - other));
    expect(idsOf({ sort: 'id' })).toEqual(rows.map(({ id }) => id).toSorted());
    expect(idsOf({ sort: 'file' })).toEqual(rows.map(({ id }) => id));
    expect(idsOf({ sort: 'lowest' })[0]).toBe('orders/lookup#2');
    const times = filtered(cases, { sort: 'slowest' }).map(({ row }) => row.ms ?? -1);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });
});

describe('the address of a place in a page', () => {
  it('leads back to it, whatever its id and its search say', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(text, text, (id, q) => {
        const query: Record<string, string> = q === '' ? {} : { q };
        expect(routeOf(hashOf({ view: 'case', id, query }))).toEqual({ view: 'case', id, query });
      }),
    );
  });

  it.each(['#/case/%', '#?', '#/case/%E0%A4%A', '', '#//'])('is read without an error: %j', (hash) => {
    expect(() => routeOf(hash)).not.toThrow();
  });
});

describe('the marks in a text', () => {
  it('leave the text as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, quotes) => {
        expect(
          markedParts(text, quotes)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('are where a quote stands, also where it was cut', () => {
    expect(markedParts('It is within 30 days.', ['within 30…'])).toEqual([
      { text: 'It is ', isMarked: false },
      { text: 'within 30', isMarked: true },
      { text: ' days.', isMarked: false },
    ]);
  });
});
