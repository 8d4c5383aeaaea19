import type { ExperimentReport } from '../schema/experiment.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { experimentMarkdown } from './experiment-markdown.ts';
import { experimentHead } from './pages/experiment-data.ts';
import { type PageFiles, wholePage } from './pages/page-document.ts';

/** Writes `experiment.json`, the response of the interface, `experiment.md` and `report.html` into a folder. Returns their paths. */
export function writeExperimentReports(
  folder: string,
  report: ExperimentReport,
  files: PageFiles,
): { json: string; markdown: string; html: string } {
  const paths = {
    json: `${folder}/experiment.json`,
    markdown: `${folder}/experiment.md`,
    html: `${folder}/report.html`,
  };
  files.writeStream(paths.json, [`${escapeJson(JSON.stringify(report.response, null, 2))}\n`]);
  files.writeStream(paths.markdown, experimentMarkdown(report));
  files.writeStream(paths.html, wholePage(experimentHead(report), files.pageCode?.() ?? null));
  return paths;
}
