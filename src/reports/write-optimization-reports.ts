import type { OptimizationReport } from '../schema/optimization.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { optimizationMarkdown } from './optimization-markdown.ts';
import { optimizationHead } from './pages/optimization-data.ts';
import { type PageFiles, wholePage } from './pages/page-document.ts';
import { isImproved } from './parts/is-improved.ts';
import { promptDiff, promptTexts } from './parts/optimization-words.ts';

/** Paths of what was written; prompt and diff only where there is a new prompt. */
interface OptimizationFiles {
  json: string;
  markdown: string;
  html: string;
  prompt?: string;
  diff?: string;
}

/** Writes `optimization.json` (the response of the interface), `optimization.md` and `report.html`, and where the prompt was improved `prompt.md` and `prompt.diff`. */
export function writeOptimizationReports(
  folder: string,
  report: OptimizationReport,
  files: PageFiles,
): OptimizationFiles {
  const { response } = report;
  const paths: OptimizationFiles = {
    json: `${folder}/optimization.json`,
    markdown: `${folder}/optimization.md`,
    html: `${folder}/report.html`,
    ...(isImproved(response) ? { prompt: `${folder}/prompt.md`, diff: `${folder}/prompt.diff` } : {}),
  };
  files.writeStream(paths.json, [`${escapeJson(JSON.stringify(response, null, 2))}\n`]);
  files.writeStream(paths.markdown, optimizationMarkdown(report));
  files.writeStream(paths.html, wholePage(optimizationHead(report), files.pageCode?.() ?? null));
  if (paths.prompt !== undefined) files.writeStream(paths.prompt, [promptTexts(report)[1]]);
  if (paths.diff !== undefined) files.writeStream(paths.diff, [promptDiff(report)]);
  return paths;
}
