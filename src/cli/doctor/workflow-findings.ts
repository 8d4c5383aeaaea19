import { join } from 'node:path';
import type { Ports } from '../../ports/ports.ts';
import { type Finding, note, ok } from './finding.ts';

const AREA = 'workflows';
/** A step that uses the Action, or runs the command. */
const USES_US = /uses:\s*['"]?[^\s'"#]*\bassay\b|\bassay\s+run\b|dist\/cli\.js\s+run\b/;
const COMMENTS = /pull-requests:\s*write|permissions:\s*write-all/;
/** As starters and recipes have it. */
const PLACEHOLDER = /uses:\s*['"]?OWNER\/assay@|assay@COMMIT_SHA/;
const UNSAFE = /^\s*pull_request_target\s*:|\bon:.*\bpull_request_target\b/m;

/** Which workflows run the suite, and what they miss. */
export async function workflowFindings({ files, env }: Pick<Ports, 'files' | 'env'>): Promise<Finding[]> {
  const folder = join(env.cwd(), '.github/workflows');
  const names = files.list(folder).filter((name) => /\.ya?ml$/.test(name));
  const texts = await Promise.all(
    names.map(async (name) => ({ name, text: await files.readText(join(folder, name)) })),
  );
  const ours = texts.filter(({ text }) => USES_US.test(text));
  if (ours.length === 0)
    return [
      note(
        AREA,
        `No workflow in ${folder} runs the suite.`,
        'assay init writes one; docs/action.md has its settings.',
      ),
    ];
  return ours.flatMap(({ name, text }) => {
    const found: Finding[] = [];
    if (PLACEHOLDER.test(text))
      found.push(
        note(
          AREA,
          `${name} names no action yet.`,
          'Replace OWNER by the account that publishes it, and COMMIT_SHA by the full SHA of the commit that you reviewed.',
        ),
      );
    if (UNSAFE.test(text))
      found.push(
        note(
          AREA,
          `${name} runs on pull_request_target.`,
          'With the head of a fork it is refused: use pull_request, and a second workflow for comments (docs/action.md).',
        ),
      );
    if (!COMMENTS.test(text))
      found.push(
        note(
          AREA,
          `${name} may not write comments.`,
          'Add permissions: { contents: read, pull-requests: write }, or comment: off.',
        ),
      );
    return found.length > 0 ? found : [ok(AREA, `${name} runs the suite.`)];
  });
}
