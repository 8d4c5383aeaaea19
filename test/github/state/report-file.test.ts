import { describe, expect, it } from 'vitest';
import { readReportFile } from '../../../src/github/state/report-file.ts';
import { prComment } from '../../../src/reports/pr-comment.ts';
import { resultsJson } from '../../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../../src/reports/summary-markdown.ts';
import { tally } from '../../../src/runs/summarize.ts';
import type { RunReport } from '../../../src/schema/run.ts';
import { faultOf } from '../../support/github-world.ts';
import { hostileTexts } from '../../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../../support/live-markdown.ts';
import { hostileReport, mixedReport, passedReport } from '../../support/sample-report.ts';

type Json = Record<string, unknown>;
const bytes = (text: string) => new TextEncoder().encode(text);

/** results.json as a run would write it: what can be counted is counted. */
function written(report: RunReport, header: Json = {}): Json {
  const cases = [...report.cases];
  const { counts, passRate, repeats } = tally(cases);
  const shown = {
    ...report,
    cases,
    header: { ...report.header, run_id: 'run_1a', counts, pass_rate: passRate },
    ...(repeats === undefined ? {} : { repeats }),
  };
  return { ...(JSON.parse([...resultsJson(shown)].join('')) as Json), ...header };
}
/** Without what is ours: `pass@3` is a name of ours and no mention. */
const live = (words: string) => liveReferences(words.replaceAll(/pass@\d/g, ''));
const read = (value: unknown) => readReportFile(bytes(JSON.stringify(value)));
const refused = async (given: Uint8Array) => faultOf((async () => readReportFile(given))());
const caseOf = (results: Json, at = 0) => (results['cases'] as Json[])[at]!;

describe('a report from an artifact', () => {
  it.each([
    ['passed', passedReport()],
    ['mixed', mixedReport()],
  ])('that is honest (%s) is read as it was', (_, report) => {
    const results = written(report);
    const { report: found, plainPlaces } = read(results);
    expect(found.header).toMatchObject({
      run_id: 'run_1a',
      conclusion: results['conclusion'],
      counts: results['counts'],
    });
    expect(JSON.parse([...resultsJson(found)].join(''))).toEqual(results);
    expect(plainPlaces).toBe(true);
    const text = prComment(found, { budget: 60_000, marker: '<!-- m -->', baselineNote: '' });
    expect(text, 'what was required is not known').not.toMatch(/required|undefined|NaN/);
  });

  const good = () => written(mixedReport());
  const spoiled: [string, (results: Json) => unknown][] = [
    ['counts that are texts', (r) => ({ ...r, counts: { ...(r['counts'] as Json), passed: '<b>4</b>' } })],
    ['counts that are negative', (r) => ({ ...r, counts: { ...(r['counts'] as Json), failed: -1 } })],
    [
      'counts that are not those of its cases',
      (r) => ({ ...r, counts: { ...(r['counts'] as Json), failed: 0 } }),
    ],
    ['another pass rate', (r) => ({ ...r, pass_rate: 1 })],
    ['a pass rate above 1', (r) => ({ ...r, pass_rate: 7 })],
    ['no cases', ({ cases: _, ...r }) => r],
    ['cases that are no list', (r) => ({ ...r, cases: { length: 3 } })],
    ['a case twice', (r) => ({ ...r, cases: [...(r['cases'] as Json[]), caseOf(r)] })],
    ['a run id that a shell would run', (r) => ({ ...r, run_id: '$(id)' })],
    ['a run that goes on', (r) => ({ ...r, status: 'running' })],
    ['another version', (r) => ({ ...r, schema_version: 2 })],
    ['an unknown conclusion', (r) => ({ ...r, conclusion: 'approved' })],
    ['an address as a time', (r) => ({ ...r, started_at: 'https://example.test' })],
    ['a score of 1e308', (r) => JSON.parse(JSON.stringify(r).replaceAll(/"score":[\d.]+/g, '"score":1e308'))],
    ['null', () => null],
    ['a list', () => []],
    ['a text', () => 'passed'],
  ];
  it.each(spoiled)('with %s is refused', async (_, spoil) => {
    const fault = await refused(bytes(JSON.stringify(spoil(good()))));
    expect(fault).toMatchObject({ code: 'validation_failed', subcode: 'bad_report' });
  });

  it('that calls a run passed in which nothing was judged is refused', async () => {
    const none = { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 };
    const empty = { ...good(), cases: [], counts: none, pass_rate: null, pass_rate_interval: null };
    expect((await refused(bytes(JSON.stringify({ ...empty, conclusion: 'passed' })))).message).toContain(
      'nothing was judged',
    );
    expect(read({ ...empty, conclusion: 'neutral' }).report.header.conclusion).toBe('neutral');
  });

  it.each([
    ['no JSON', bytes('{"schema_version": 1,')],
    ['nothing', new Uint8Array()],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['a depth bomb', new Uint8Array(60_000_000).fill(0x5b)],
    ['a million cases that are none', bytes(`{"cases":[${'{},'.repeat(1_000_000)}{}]}`)],
    ['a million tags that are none', bytes(`{"cases":[{"tags":[${'0,'.repeat(1_000_000)}0]}]}`)],
    [
      'a million flips that are none',
      bytes(`{"cases":[],"comparison":{"flips":[${'0,'.repeat(1_000_000)}0]}}`),
    ],
    [
      'a million words of a header',
      bytes(
        `{"cases":[],"avg_scores":{${Array.from({ length: 1_000_000 }, (_, at) => `"${at}":"x"`).join(',')}}}`,
      ),
    ],
    ['a bomb of values', bytes(`[${'0,'.repeat(5_000_000)}0]`)],
  ])('of %s is refused', async (_, given) => {
    expect(await refused(given)).toMatchObject({ subcode: 'bad_report' });
  });

  it('says in no message what stands in it', async () => {
    for (const [, spoil] of spoiled) {
      const fault = await refused(bytes(JSON.stringify(spoil(good()))));
      expect(`${fault.message} ${fault.hint}`).not.toMatch(/id\)|approved|example|<b>|running/);
    }
  });

  it('with __proto__ as a name spoils nothing', () => {
    const text = JSON.stringify(good())
      .replace('"avg_scores":{', '"avg_scores":{"__proto__":0.5,')
      .replace('"metadata":{', '"metadata":{"__proto__":{"threshold":9},')
      .replace(
        '"results":{',
        '"results":{"__proto__":{"score":1,"pass":true,"reasoning":"x","metadata":{}},',
      );
    expect(text.match(/__proto__/g)).toHaveLength(3);
    const { report } = readReportFile(bytes(text));
    expect([...summaryMarkdown(report)].join('')).not.toContain('__proto__');
    expect(({} as Json)['threshold']).toBeUndefined();
    expect(Object.getPrototypeOf(report.header.avg_scores)).not.toHaveProperty('threshold');
  });

  it('with free values of another kind than ours is shown all the same', () => {
    const odd: unknown[] = [{}, [], '<img src=x>', 1e308, null, { toString: 1 }];
    for (const value of odd) {
      const results = good();
      const metadata = { threshold: value, not_applicable: value, judge: value, confidence: value };
      for (const one of results['cases'] as Json[])
        for (const attempt of one['attempts'] as Json[])
          for (const turn of attempt['turns'] as Json[])
            for (const result of Object.values(turn['results'] as Json) as Json[])
              result['metadata'] = metadata;
      const { report } = read(results);
      const text = `${prComment(report, { budget: 60_000, marker: '<!-- m -->' })}${[...summaryMarkdown(report)].join('')}`;
      expect(text).not.toMatch(/<img|\[object|undefined|NaN/);
    }
  });

  it('with 10 MB in every text is shown within the budget', () => {
    const long = '@octo-team #1 <img src=x> '.repeat(400_000);
    const results = good();
    const [first, second] = [caseOf(results), caseOf(results, 1)];
    Object.assign(first, { name: long, reason: long, tags: [long] });
    second['id'] = long;
    results['reason'] = long;
    const { report } = read(results);
    const text = prComment(report, { budget: 60_000, marker: '<!-- m -->' });
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
    expect(live(text)).toEqual([]);
  });

  it('with hostile texts in every slot shows them as code or not at all', () => {
    // As the name of an argument that one is refused with the whole, which is another test.
    for (const text of hostileTexts.filter((one) => one !== '__proto__')) {
      const { report, plainPlaces } = read(written(hostileReport(text), { agent_id: text }));
      const comment = prComment(report, {
        budget: 60_000,
        marker: '<!-- m -->',
        links: plainPlaces ? { source: 'https://github.com/octo/shop/blob/main' } : {},
      });
      for (const words of [comment, [...summaryMarkdown(report)].join('')]) {
        expect(live(words.replaceAll(/\]\(https:\/\/github\.com\/octo\/shop\/[^)]*\)/g, ']'))).toEqual([]);
        const tags = outsideCode(words).match(
          /<(?!\/?(?:details|summary|sub|br|b)>|!-- m -->)[a-z/!][^>]*>/gi,
        );
        expect(tags).toBeNull();
      }
    }
  });

  it.each([
    ['../../../evil/phish', false],
    ['evals/../../x', false],
    ['/etc/passwd', false],
    ['evals//x', false],
    ['evals\\..\\x', false],
    ['.', false],
    ['', false],
    ['a\nb', false],
    ['evals/test cases/fünf.yaml', true],
  ])('links to "%s" only where it is a plain path', (file, plain) => {
    const results = good();
    caseOf(results)['location'] = { file, line: 1 };
    expect(read(results).plainPlaces).toBe(plain);
  });
});
