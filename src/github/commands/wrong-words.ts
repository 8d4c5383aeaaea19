import { htmlCode, markdownCode, markdownFence, markdownProse } from '../../text/escape/escape-markdown.ts';
import type { WorkflowContext } from '../api/context.ts';
import { runUrl } from '../api/read-context.ts';
import { COMMENT_BUDGETS } from '../comments/comment-bodies.ts';
import { link } from '../comments/nightly-words.ts';
import type { AskedCommand } from './asked-command.ts';
import { wrongMark } from './wrong-marks.ts';
import type { ReportedVerdict } from './wrong-verdict.ts';

/** What an answer to `/assay wrong` says. */
interface WrongWords {
  asked: AskedCommand;
  verdict: ReportedVerdict;
  testCase: string;
  /** The row, one line of JSON. */
  text: string;
  /** Its file, from the top of the repository. */
  path: string;
  /** Whether that file is there. */
  there: boolean;
}

/** What is left of the budget after our own words. */
const LONGEST_ROW = (COMMENT_BUDGETS[0] ?? 0) - 5_000;

/** The row that is to be committed, and how that is done in the browser; undefined where it is too long for a comment. */
export function wrongMarkdown(
  { asked, verdict, testCase, text, path, there }: WrongWords,
  context: WorkflowContext,
): string | undefined {
  if (Buffer.byteLength(text) > LONGEST_ROW) return undefined;
  const { scorer, result } = verdict;
  const said = result.pass ? 'passed' : 'failed';
  return [
    wrongMark({ case: testCase, scorer, by: asked.author }),
    `\n### 🏷️ Marked wrong: ${markdownCode(testCase)} · ${markdownCode(scorer)}\n\n`,
    `${markdownProse(asked.author)} says that the verdict is wrong: the answer **${said}** (${result.score}). `,
    'No verdict and no gate changes by that. Once this line is in the repository, `assay calibrate` counts it:\n\n',
    `${markdownFence(text, 'json')}\n\n`,
    `Append it to ${markdownCode(path)}: ${link(there ? 'edit the file' : 'make the file', editor(path, there, asked, context))} on this branch, or commit it from your own clone.\n\n`,
    `<sub>label of a person, by ${htmlCode(asked.author)} · ${link('workflow run', runUrl(context))}</sub>\n`,
  ].join('');
}

/** The page of GitHub on which the file is edited or made, on the branch of the pull request. */
function editor(
  path: string,
  there: boolean,
  { pull }: AskedCommand,
  { serverUrl, owner, repository }: WorkflowContext,
): string {
  const of = (text: string) => text.split('/').map(encodeURIComponent).join('/');
  const root = `${serverUrl}/${owner}/${repository}`;
  return there
    ? `${root}/edit/${of(pull.headBranch)}/${of(path)}`
    : `${root}/new/${of(pull.headBranch)}?filename=${encodeURIComponent(path)}`;
}
