import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { annotations } from '../../src/reports/annotations.ts';
import { progressText, titleLine } from '../../src/reports/progress.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { workflowCommand } from '../../src/text/escape/workflow-command.ts';
import { commandPayloads, hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { casesCsv, junit } from '../support/report-texts.ts';
import { liveCommands } from '../support/runner-commands.ts';
import { hostileReport } from '../support/sample-report.ts';
import { parseXml } from '../support/strict-xml.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const summary = (payload: string) =>
  text(summaryMarkdown(hostileReport(payload), { linkBase: 'https://github.com/owner/shop/blob/4f1c2d3' }));
/** What no terminal may get from data: C0 but newline, DEL, C1, bidi controls, tag characters, other invisible ones. */
const TERMINAL_DANGER =
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/u;
/** What our own summary of such a report is made of, besides text; anything else would have come out of a payload. */
const OWN_TAGS = /<\/?(?:details|summary|sub|b)>|<br>/g;

describe('reports of a run in which every text is hostile', () => {
  it('the payloads are live when printed raw, so the check can fail', () => {
    const live = commandPayloads.filter((payload) => liveCommands(payload).length > 0);
    expect(live.length).toBeGreaterThan(30);
    // The others are live once terminal escapes are taken out of them, or unescaped.
    expect(commandPayloads.length - live.length).toBe(3);
  });

  it.each(hostileTexts)('no line of the terminal is a command or carries a control: %j', (payload) => {
    const shown = text(terminal(hostileReport(payload), { reportPath: payload, next: [payload] }));
    expect(liveCommands(shown)).toEqual([]);
    expect(shown).not.toMatch(TERMINAL_DANGER);
    const title = titleLine(hostileReport(payload).header, 3);
    expect(liveCommands(title)).toEqual([]);
    expect(title).not.toMatch(TERMINAL_DANGER);
  });

  it.each(hostileTexts)('results.json on a log is no command, and says what was said: %j', (payload) => {
    const shown = text(resultsJson(hostileReport(payload)));
    expect(liveCommands(shown)).toEqual([]);
    expect(shown).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    const parsed = JSON.parse(shown);
    const cases = [...hostileReport(payload).cases];
    expect(parsed.cases).toEqual(JSON.parse(JSON.stringify(cases)));
    expect(parsed.reason).toBe(payload);
  });

  it.each(hostileTexts)('the summary has no live mention, link, tag or table cell of it: %j', (payload) => {
    const shown = summary(payload);
    // Links are ours: the base is fixed and the path percent-encoded; their text is code.
    const prose = outsideCode(shown).replace(
      /\[□\]\(https:\/\/github\.com\/owner\/shop\/blob\/4f1c2d3\/[\w.~%/-]*#L3\)/g,
      '',
    );
    expect(liveReferences(prose.replaceAll('**', ''))).toEqual([]);
    expect(prose.replace(OWN_TAGS, '')).not.toMatch(/<[a-z/!]|\]\(|!\[|^\s*[~`]{3}|\\/im);
    for (const line of prose.split('\n').filter((each) => each.startsWith('|')))
      expect([3, 4, 5]).toContain(line.split('|').length - 1);
    expect(
      prose
        .match(/^#{1,6} .*/gm)
        ?.filter(
          (line) =>
            !/^##+ (❌ Evals failed: \d of \d cases pass(?:es)?, \d+ % required|Failing cases|Could not be judged|Unsure|Scorers)$/.test(
              line,
            ),
        ) ?? [],
    ).toEqual([]);
  });

  it.each(hostileTexts)('junit.xml is well-formed: %j', (payload) => {
    const root = parseXml(text(junit(hostileReport(payload))));
    expect(root.name).toBe('testsuites');
  });

  it.each(hostileTexts)('no cell of cases.csv begins a formula: %j', (payload) => {
    const rows: string[][] = parse(text(casesCsv(hostileReport(payload))));
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([20]));
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
  });

  it.each(hostileTexts)('each annotation is one command of ours: %j', (payload) => {
    for (const { level, file, line, title, message } of annotations(hostileReport(payload)))
      expect(liveCommands(workflowCommand(level, { file, line, title }, message))).toEqual([level]);
  });

  it('progress has numbers only', () => {
    expect(progressText({ done: 3, total: 9, failed: 1, errored: 1, elapsedMs: 1500 })).toBe(
      '3/9 done, 1 failed, 1 errored, 2.0/s, eta 3.0 s',
    );
  });
});
