import type { Ports } from '../ports/ports.ts';
import { comparisonMarkdown } from '../reports/comparison-markdown.ts';
import { comparisonTerminal } from '../reports/comparison-terminal.ts';
import { comparisonHead } from '../reports/pages/comparison-data.ts';
import { wholePage } from '../reports/pages/page-document.ts';
import { compareLoaded } from '../runs/comparing/compare-loaded.ts';
import { loadComparedRun } from '../runs/comparing/load-compared-run.ts';
import type { Comparison } from '../schema/comparison.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { shownValue } from './redaction.ts';
import { reportsFolder } from './reports-folder.ts';
import { terminal } from './terminal.ts';

interface CompareFlags extends CommonFlags {
  gate?: boolean;
  out?: string;
}

/**
 * `assay compare A B`: what moved from run A, the baseline, to run B. Each is the id of a stored run or the path of a results.json
 * file. Exits 0 whatever the verdict; with `--gate` 1 on a regression, and on nothing else.
 */
export async function compareCommand([a = '', b = '']: string[], flags: CompareFlags): Promise<number> {
  const engine = engineOf(flags);
  const folder = reportsFolder(engine, flags.out);
  const before = await loadComparedRun(engine, a);
  let comparison: Comparison;
  try {
    const after = await loadComparedRun(engine, b);
    try {
      comparison = shownValue(compareLoaded(before, after));
    } finally {
      await after.close();
    }
  } finally {
    await before.close();
  }
  const { out, width, colour } = terminal();
  const json = `${escapeJson(JSON.stringify(comparison, null, 2))}\n`;
  if (folder !== undefined) writeComparison(folder, comparison, json, engine.ports.files);
  if (flags.json === true) out(json);
  else {
    const shown = {
      width,
      colour,
      ...(folder === undefined ? {} : { reportPath: `${folder}/report.html` }),
    };
    out([...comparisonTerminal(comparison, shown)].join(''));
  }
  return flags.gate === true && comparison.verdict === 'regression' ? 1 : 0;
}

function writeComparison(
  folder: string,
  comparison: Comparison,
  json: string,
  files: Pick<Ports['files'], 'writeStream' | 'pageCode'>,
): void {
  files.writeStream(`${folder}/comparison.json`, [json]);
  files.writeStream(`${folder}/comparison.md`, comparisonMarkdown(comparison));
  files.writeStream(`${folder}/report.html`, wholePage(comparisonHead(comparison), files.pageCode()));
}
