import { describe, expect, it } from 'vitest';
import { comparisonMarkdown } from '../../src/reports/comparison-markdown.ts';
import { comparisonTerminal } from '../../src/reports/comparison-terminal.ts';
import { experimentComment } from '../../src/reports/experiment-comment.ts';
import { experimentMarkdown } from '../../src/reports/experiment-markdown.ts';
import { experimentTerminal } from '../../src/reports/experiment-terminal.ts';
import { resultsJson } from '../../src/reports/results-json.ts';
import { summaryMarkdown } from '../../src/reports/summary-markdown.ts';
import { terminal } from '../../src/reports/terminal.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { liveReferences, outsideCode } from '../support/live-markdown.ts';
import { liveCommands } from '../support/runner-commands.ts';
import { hostileComparison } from '../support/sample-comparison.ts';
import { hostileExperiment } from '../support/sample-experiment.ts';
import { hostileReport } from '../support/sample-report.ts';

const text = (pieces: Iterable<string>) => [...pieces].join('');
const compared = (payload: string) => ({ ...hostileReport(payload), comparison: hostileComparison(payload) });
/** What no terminal may get from data: C0 but newline, DEL, C1, bidi controls, tag characters, other invisible ones. */
const TERMINAL_DANGER =
  /[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]|(?!(?<=\p{Extended_Pictographic})\ufe0f)\p{Default_Ignorable_Code_Point}/u;
const OWN_TAGS = /<\/?(?:details|summary|sub)>|<br>/g;
/** Our own headings, without their mark; names in them are code. */
const HEADINGS = new Set([
  '□ leads, not conclusive: pass rate +18 pp [6, 30] against □, p = 0.0041 over 20 cases',
  '□ against □',
  'The bar moved',
  'Regression',
  'Against the baseline: regression',
  'Evals failed',
  'Failing cases',
  'Could not be judged',
  'Unsure',
  'Scorers',
  'Passed before, fails now',
]);

const MARKER = '<!-- assay:x run=1.1 sha=0 -->';
const markdowns: [string, (payload: string) => Iterable<string>][] = [
  ['an experiment', (payload) => experimentMarkdown(hostileExperiment(payload))],
  [
    'a comment on an experiment',
    (payload) => {
      const whole = experimentComment(hostileExperiment(payload), { budget: 60_000, marker: MARKER });
      // Our own line.
      return [whole.slice(MARKER.length + 1)];
    },
  ],
  ['a comparison', (payload) => comparisonMarkdown(hostileComparison(payload))],
  [
    'a run with its baseline',
    (payload) =>
      summaryMarkdown(compared(payload), { linkBase: 'https://github.com/owner/shop/blob/4f1c2d3' }),
  ],
];
const terminals: [string, (payload: string) => Iterable<string>][] = [
  [
    'an experiment',
    (payload) => experimentTerminal(hostileExperiment(payload), { next: [payload], reportPath: payload }),
  ],
  ['a comparison', (payload) => comparisonTerminal(hostileComparison(payload), { reportPath: payload })],
  ['a run with its baseline', (payload) => terminal(compared(payload))],
];

describe.each(markdowns)('the Markdown of %s in which every text is hostile', (_, render) => {
  it.each(hostileTexts)('has no live mention, link, tag, heading or table cell of it: %j', (payload) => {
    const shown = text(render(payload));
    const prose = outsideCode(shown).replace(
      /\[□\]\(https:\/\/github\.com\/owner\/shop\/blob\/4f1c2d3\/[\w.~%/-]*#L3\)/g,
      '',
    );
    expect(liveReferences(prose.replaceAll('**', ''))).toEqual([]);
    expect(prose.replace(OWN_TAGS, '')).not.toMatch(/<[a-z/!]|\]\(|!\[|^\s*[~`]{3}|\\/im);
    const headings = (prose.match(/^#{1,6} .*/gm) ?? []).map((line) =>
      line.replace(/^##+ (?:\p{Extended_Pictographic}\ufe0f? )?/u, ''),
    );
    expect(headings.filter((heading) => !HEADINGS.has(heading))).toEqual([]);
    expect(prose.match(/<details>/g)?.length ?? 0).toBe(prose.match(/<\/details>/g)?.length ?? 0);
  });

  it.each(hostileTexts)('keeps every table rectangular: %j', (payload) => {
    const tables = outsideCode(text(render(payload)))
      .split(/\n(?!\|)/)
      .map((block) => block.split('\n').filter((line) => line.startsWith('|')));
    expect(tables.flat().length).toBeGreaterThan(3);
    for (const rows of tables) expect(new Set(rows.map((row) => row.split('|').length)).size).toBeLessThan(2);
  });
});

describe.each(terminals)('the terminal text of %s in which every text is hostile', (_, render) => {
  it.each(hostileTexts)('is no command and carries no control: %j', (payload) => {
    const shown = text(render(payload));
    expect(liveCommands(shown)).toEqual([]);
    expect(shown).not.toMatch(TERMINAL_DANGER);
  });
});

describe('results.json with a hostile comparison', () => {
  it.each(hostileTexts)('is no command, and says what was said: %j', (payload) => {
    const shown = text(resultsJson(compared(payload)));
    expect(liveCommands(shown)).toEqual([]);
    expect(JSON.parse(shown).comparison).toEqual(JSON.parse(JSON.stringify(hostileComparison(payload))));
  });
});
