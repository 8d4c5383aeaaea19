import { resolve } from 'node:path';
import { asFault, Fault } from '../../errors.ts';
import type { Environment, Ports } from '../../ports/ports.ts';
import { redacted } from '../../reports/redacted.ts';
import type { GitHubClient } from '../api/client.ts';
import type { WorkflowContext } from '../api/context.ts';
import { inRepository } from '../api/in-repository.ts';
import { readContext, runUrl } from '../api/read-context.ts';
import { leftOutNotices, stepClient } from '../api/step-client.ts';
import { postCheck } from '../comments/check-run.ts';
import { commentMarker, versionOf } from '../comments/comment-marker.ts';
import { FAULT_TITLE, faultMarkdown } from '../comments/fault-words.ts';
import { isNightly, keepIssue } from '../comments/nightly-issue.ts';
import { NIGHTLY_NOTE, nightlyHistory, suiteName } from '../comments/nightly-words.ts';
import {
  FORK_NOTICE,
  isPosted,
  isReadOnly,
  issueKeyOf,
  keyOf,
  refused,
  sourceUrl,
} from '../comments/post-results.ts';
import { commentNotices, upsertComment } from '../comments/sticky-comment.ts';
import { INPUT_NAMES, type Inputs, inputVariable, readInputs } from '../inputs.ts';
import { type Core, harmless } from '../runner.ts';
import { isChosenByHand } from './chosen-by-hand.ts';

/** What is needed to report a fault. */
interface FaultWorld {
  ports: Pick<Ports, 'env' | 'files' | 'http' | 'clock' | 'random'>;
  core: Pick<Core, 'warning' | 'notice'>;
  /** Takes secrets out of what is posted. */
  redact: (text: string) => string;
}

/** Addresses of what was written; empty where nothing was. */
interface ReportedFault {
  commentUrl: string;
  checkUrl: string;
}

const NOBODY: ReportedFault = { commentUrl: '', checkUrl: '' };

/**
 * Reports on pull request, check and issue that the evals could not run, where a verdict would have been posted: or a comment of an
 * earlier commit would go on saying that they passed. By the rules of results: the newer run wins, a refusal is a warning.
 * Nothing is reported by a shard (the merge misses it), of a token that is not accepted, or of commands that end in no verdict.
 * Never rejects. Not to be called for a head that was refused (security.md S02).
 */
export async function reportFault(fault: Fault, world: FaultWorld): Promise<ReportedFault> {
  const { ports, core } = world;
  try {
    const inputs = readableInputs(ports.env);
    const context = readContext(ports.env, ports.files);
    if (context === undefined || !isPosted(inputs, context) || !hasVerdict(inputs, ports.env)) return NOBODY;
    if (fault.subcode === 'forbidden' && fault.status === 401) return NOBODY;
    const client = await stepClient(inputs, ports, context);
    if (client === undefined) {
      for (const notice of leftOutNotices({ ...inputs, state: 'none' }, context))
        core.notice(harmless(notice));
      return NOBODY;
    }
    const { notices, forkRefused, ...addresses } = await postFault(cleanFault(fault, world.redact), {
      inputs,
      context,
      client,
      ports,
    });
    for (const notice of notices) core.warning(harmless(notice));
    if (forkRefused) core.notice(FORK_NOTICE, { title: 'A pull request from a fork' });
    return addresses;
  } catch (error) {
    core.warning(harmless(`Nobody was told that the evals could not run: ${asFault(error).message}`));
    return NOBODY;
  }
}

/** `run` and `merge` end in a verdict; a shard of the suite does not, also where its number is no good. */
function hasVerdict({ command }: Inputs, env: Pick<Environment, 'get'>): boolean {
  const isShard = (env.get(inputVariable('shard')) ?? '').trim() !== '';
  return command === 'merge' || (command === 'run' && !isShard);
}

/**
 * The inputs as far as they can be read. Each that is wrong by itself counts as not given: the fault may be about one of them,
 * and how to report it stands in others.
 */
export function readableInputs(env: Pick<Environment, 'get'>): Inputs {
  const given = new Map<string, string>();
  for (const name of INPUT_NAMES) {
    const variable = inputVariable(name);
    const value = env.get(variable);
    // A shard is only good beside its command, and asked for elsewhere.
    if (value === undefined || name === 'shard') continue;
    try {
      readInputs({ names: () => [variable], get: (wanted) => (wanted === variable ? value : undefined) });
      given.set(variable, value);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
    }
  }
  return readInputs({ names: () => [...given.keys()], get: (variable) => given.get(variable) });
}

interface Reporting {
  inputs: Inputs;
  context: WorkflowContext;
  client: GitHubClient;
  ports: FaultWorld['ports'];
}

async function postFault(
  fault: Fault,
  reporting: Reporting,
): Promise<ReportedFault & { notices: string[]; forkRefused: boolean }> {
  const all = await Promise.all([
    postComment(fault, reporting),
    postFaultCheck(fault, reporting),
    postIssue(fault, reporting),
  ]);
  const [comment, check] = all;
  return {
    commentUrl: comment.url,
    checkUrl: check.url,
    notices: all.flatMap(({ notices = [] }) => notices),
    forkRefused: all.some(({ forkRefused }) => forkRefused === true),
  };
}

/** What became of one of them. */
type Posted = { url: string } & Partial<ReturnType<typeof refused>>;

/** Where the words lead: the attempt of the run, and the files as the commit has them. */
const linksOf = ({ evals }: Inputs, context: WorkflowContext) => ({
  run: runUrl(context),
  source: sourceUrl(context, inRepository(resolve(evals, '..'), '')),
});

async function postComment(fault: Fault, { inputs, context, client, ports }: Reporting): Promise<Posted> {
  if (inputs.comment === 'off' || context.pullRequest === undefined) return { url: '' };
  const outcome = await upsertComment(client, context, {
    key: keyOf(inputs, context),
    mode: inputs.comment,
    failed: true,
    clock: ports.clock,
    body: (budget, marker) => faultMarkdown(fault, { budget, marker, ...linksOf(inputs, context) }),
  });
  if ('reason' in outcome)
    return { url: '', ...refused('The comment was not written', outcome, isReadOnly(context)) };
  return { url: 'url' in outcome ? outcome.url : '', notices: commentNotices(outcome) };
}

async function postFaultCheck(fault: Fault, { inputs, context, client }: Reporting): Promise<Posted> {
  if (!inputs.check) return { url: '' };
  const outcome = await postCheck(client, context, {
    name: inputs.checkName,
    conclusion: 'failure',
    title: FAULT_TITLE,
    summary: (budget) =>
      faultMarkdown(fault, {
        budget,
        marker: commentMarker(context, keyOf(inputs, context)),
        ...linksOf(inputs, context),
      }),
  });
  if (outcome.status !== 'created')
    return { url: '', ...refused('The check was not made', outcome, isReadOnly(context)) };
  return { url: outcome.url };
}

async function postIssue(fault: Fault, { inputs, context, client, ports }: Reporting): Promise<Posted> {
  const isAside = fault.code === 'cancelled' || isChosenByHand(inputs, context.event);
  if (!inputs.issue || !isNightly(context) || isAside) return { url: '' };
  const key = issueKeyOf(inputs, context);
  const outcome = await keepIssue(client, {
    key,
    run: { version: versionOf(context), id: context.runId, sha: context.headSha, passed: false },
    title: `${FAULT_TITLE} (${suiteName(key)})`,
    clock: ports.clock,
    body: (budget, marker, mark, before) => {
      const opening = nightlyHistory(mark, before, context);
      const room = budget - NIGHTLY_NOTE.length;
      const words = faultMarkdown(fault, { budget: room, marker, opening, ...linksOf(inputs, context) });
      return `${words}${NIGHTLY_NOTE}`;
    },
  });
  return 'reason' in outcome
    ? { url: '', ...refused('The issue was not written', outcome, isReadOnly(context)) }
    : { url: '' };
}

/** The fault without secrets, before anything is cut or spelled for its format. */
export function cleanFault(fault: Fault, redact: (text: string) => string): Fault {
  const { where, hint, problems } = fault;
  return new Fault(fault.code, redact(fault.message), {
    problems: redacted(problems, redact),
    ...(where === undefined ? {} : { where: redact(where) }),
    ...(hint === undefined ? {} : { hint: redact(hint) }),
  });
}
