import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../src/reports/case-report.ts';
import { REPORTS, type ReportSpec, type ReportSyntax } from '../../src/reports/write-reports.ts';
import type { RunReport } from '../../src/schema/run.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { PAGE_ELEMENTS, pageOf } from '../support/page-elements.ts';
import { liveCommands } from '../support/runner-commands.ts';
import {
  emptyReport,
  hostileReport,
  mixedReport,
  passedReport,
  smallReport,
  unreachableReport,
} from '../support/sample-report.ts';
import { parseXml } from '../support/strict-xml.ts';
import { mostlyUnsureReport, someUnsureReport } from '../support/unsure-reports.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const SUITES = {
  mixed: mixedReport,
  passed: passedReport,
  empty: emptyReport,
  unreachable: unreachableReport,
  small: smallReport,
  unsure: someUnsureReport,
  'mostly-unsure': mostlyUnsureReport,
};
const linkBase = 'https://github.com/owner/shop/blob/4f1c2d3';

/** What a reader of each syntax may meet, whatever the texts of a run say: throws or fails where that does not hold. */
const HOLDS: Record<ReportSyntax, (shown: string) => void> = {
  json: (shown) => {
    JSON.parse(shown);
    expect(liveCommands(shown)).toEqual([]); // `--json` prints it to logs.
    expect(shown).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
  },
  markdown: (shown) => {
    const prose = outsideCode(shown).replaceAll('**', '');
    expect(liveReferences(prose)).toEqual([]);
    expect(prose).not.toMatch(/<(?!\/?(?:details|summary|sub)>|br>)[a-z/!]|!\[/i);
  },
  xml: (shown) => {
    parseXml(shown);
  },
  html: (shown) => {
    const { elements, data } = pageOf(shown);
    expect(new Set(elements)).toEqual(new Set(PAGE_ELEMENTS));
    for (const each of data) for (const line of each.split('\n')) if (line !== '') JSON.parse(line);
    expect(shown).not.toMatch(/[\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
  },
  csv: (shown) => {
    const rows: string[][] = parse(shown); // Throws where rows differ in length.
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  },
};

/** The value, of which nothing can be changed. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) frozen(each);
  return Object.freeze(value);
}

const named = REPORTS.map((report): [string, ReportSpec] => [report.file, report]);
/** The program of pages is built; what is looked at here is what stands around it. */
const page = () => ({ script: '', style: '', scriptHash: 'sha256-script', styleHash: 'sha256-style' });

describe.each(named)('%s, as every report', (file, spec) => {
  const { syntax } = spec;
  const make = (report: RunReport, options?: { linkBase?: string }) =>
    piecesOf(spec.make({ ...options, page }), report);

  it.each(hostileTexts)('lets no text of a run act: %j', (payload) => {
    const shown = text(make(hostileReport(payload)));
    HOLDS[syntax](shown);
  });

  it.each(Object.entries(SUITES))('reads as its golden file: %s', async (name, report) => {
    const shown = text(make(report(), { linkBase }));
    HOLDS[syntax](shown.replaceAll(`](${linkBase}`, ']('));
    await expect(shown.replaceAll('\r\n', '\n')).toMatchFileSnapshot(`../golden/reports/${name}.${file}`);
  });

  it.each(Object.entries(SUITES))('is the same each time, and changes nothing: %s', (_name, report) => {
    const given = frozen({ ...report(), cases: [...report().cases] });
    expect(text(make(given))).toBe(text(make(report())));
  });

  it('ends with a line end, and comes in pieces', () => {
    expect(text(make(mixedReport())).endsWith('\n')).toBe(true);
    expect([...make(mixedReport())].length).toBeGreaterThan(1);
  });
});
