import type { ExperimentReport } from '../schema/experiment.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { experimentMarkdown } from './experiment-markdown.ts';

/** Writes `experiment.json`, the response of the interface, and `experiment.md` into a folder. Returns their paths. */
export function writeExperimentReports(
  folder: string,
  report: ExperimentReport,
  files: { writeStream(path: string, pieces: Iterable<string>): void },
): { json: string; markdown: string } {
  const paths = { json: `${folder}/experiment.json`, markdown: `${folder}/experiment.md` };
  files.writeStream(paths.json, [`${escapeJson(JSON.stringify(report.response, null, 2))}\n`]);
  files.writeStream(paths.markdown, experimentMarkdown(report));
  return paths;
}
