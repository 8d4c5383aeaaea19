/** Where the baseline of a workflow is to come from, as its file says. */
export interface BaselineSource {
  /** The branch that runs are measured by. */
  branch: string;
  /** Whether the workflow ever runs on that branch; undefined where its file does not tell. */
  runs: boolean | undefined;
}

/** What a workflow lacks so that it runs on a branch. */
interface BaselineWords {
  /** Why there is none, and what will become it. */
  text: string;
  /** Lines to add to the workflow under its `on:`; undefined where it needs none, or where it is not known. */
  yaml: string | undefined;
}

/** A name that YAML reads as a text without quotes, in a list of the flow style too. */
const PLAIN_BRANCH = /^(?!(?:true|false|null|yes|no|on|off)$)[a-z_][\w./-]{0,99}$/i;

/** That there is no baseline yet: true also of a workflow that runs for pull requests alone, whose runs leave no state. */
export function noBaselineYet(source: BaselineSource | undefined): BaselineWords {
  const where = source === undefined ? 'the base branch' : source.branch;
  const yaml = `push:\n  branches: [${source === undefined ? 'main' : quoted(source.branch)}]`;
  if (source?.runs === true)
    return {
      text: `No baseline yet: the first run of this workflow on ${where} that does not fail becomes it.`,
      yaml: undefined,
    };
  if (source?.runs === false)
    return {
      text: `No baseline, and none to come: this workflow never runs on ${where}, and runs of pull requests are not kept. Two more lines under its "on:" make it run there:`,
      yaml,
    };
  return {
    text: `No baseline yet: the first run of this workflow on ${where} that does not fail becomes it. Runs of pull requests are not kept, so its "on:" needs "push:" for that branch.`,
    yaml: undefined,
  };
}

const quoted = (branch: string) => (PLAIN_BRANCH.test(branch) ? branch : JSON.stringify(branch));
