import { dirname } from 'node:path';
import { findKind } from '../checks/registry.ts';
import { isGlob } from '../text/path-pattern.ts';
import { MOST_OF_A_FILE, problemAt, type Source } from './check.ts';
import type { FileProblem } from './evals.ts';
import type { ResourceKind } from './find-files.ts';
import type { Ids } from './ids.ts';
import type { Loading, Written } from './read-resources.ts';
import { keysAt, type PlacedText, textsAt } from './reading/texts-at.ts';
import { resolvePath } from './resolve-path.ts';
import { suggest } from './suggest.ts';

/** What the names in a file can refer to. */
export interface Known {
  /** Built-in scorers and aliases. */
  scorers: ReadonlySet<string>;
  customScorers: Ids;
  agents: Ids;
  cases: Ids;
}

/** Metrics of an experiment that are measured, not scored (contract 9). */
const MEASURED: ReadonlySet<string> = new Set(['latency_ms', 'cost_usd', 'pass_rate']);

/** Ids that unknown ones are compared with, all in all: a typing mistake is looked for among few ids or for few of them. */
const MOST_COMPARED = 200_000;

const SCORER_PATHS: Record<ResourceKind, string[][]> = {
  agent: [['default_scorers', '*']],
  case: [
    ['turns', '*', 'scorers', '*'],
    ['user', 'each', 'scorers', '*'],
    ['user', 'afterwards', 'scorers', '*'],
  ],
  scorer: [],
  experiment: [['metrics', '*']],
  world: [],
};
const FILE_PATHS: Record<ResourceKind, string[][]> = {
  agent: [['system_prompt_file']],
  case: [
    ['turns', '*', 'input', 'text_file'],
    ['turns', '*', 'ground_truth_file'],
    ['turns', '*', 'context_files', '*'],
    ['turns', '*', 'input', 'attachments', '*', 'path'],
    ['user', 'each', 'ground_truth_file'],
    ['user', 'each', 'context_files', '*'],
    ['user', 'afterwards', 'ground_truth_file'],
    ['user', 'afterwards', 'context_files', '*'],
  ],
  scorer: [['rubric_file'], ['config', 'rubric_file']],
  experiment: [['variants', '*', 'config', 'system_prompt_file']],
  world: [['tools', 'file']],
};

/** Names of scorers and cases that do not exist, and, where a resource is broken otherwise, files that cannot be read. */
export function checkReferences(
  kind: ResourceKind,
  resource: Written<unknown>,
  known: Known,
  { boundary, files }: Loading,
): FileProblem[] {
  const raw = resource.piece.value;
  const cases = kind === 'experiment' ? textsAt(raw, ['test_case_ids', '*']) : [];
  const scorers = SCORER_PATHS[kind].flatMap((pattern) =>
    textsAt(raw, pattern).flatMap((name) =>
      kind === 'experiment' && MEASURED.has(name.text) ? [] : checkScorer(name, known, resource),
    ),
  );
  const problems = [...scorers, ...checkCases(cases, known, resource)];
  // A whole resource reads its files in a moment and says it then.
  if (resource.value === undefined)
    for (const { path, text } of FILE_PATHS[kind].flatMap((pattern) => textsAt(raw, pattern))) {
      if (isGlob(text)) continue;
      const resolved = resolvePath(text, dirname(resource.path), boundary, files);
      if ('refused' in resolved) problems.push(problemAt(resource, path, `"${text}" ${resolved.refused}`));
    }
  return problems;
}

function checkCases(named: readonly PlacedText[], { cases }: Known, resource: Source): FileProblem[] {
  const unknown = named.filter(({ text }) => !cases.has(text));
  if (unknown.length === 0) return [];
  const ids = cases.list();
  const hinted = Math.min(MOST_OF_A_FILE, Math.max(1, Math.floor(MOST_COMPARED / (ids.length + 1))));
  return unknown.map(({ path, text }, index) =>
    problemAt(resource, path, `unknown test case "${text}"${index < hinted ? suggest(text, ids) : ''}`),
  );
}

/** The same for the settings: default scorers, thresholds by scorer, and minima of the gate. */
export function checkSettingsReferences(source: Source, known: Known): FileProblem[] {
  const raw = source.piece.value;
  return [
    ...textsAt(raw, ['defaults', 'scorers', '*']).flatMap((name) => checkScorer(name, known, source)),
    ...keysAt(raw, ['defaults', 'thresholds']).flatMap((name) => checkScorer(name, known, source, 'key')),
    ...keysAt(raw, ['gate', 'min_scores']).flatMap((name) => checkScorer(name, known, source, 'key')),
  ];
}

/** Where nothing is near: the word may be of another tool. */
const SEE_LISTS = ' (see: assay list scorers, assay list checks)';

function checkScorer(
  { path, text }: PlacedText,
  known: Known,
  source: Source,
  what: 'value' | 'key' = 'value',
): FileProblem[] {
  if (text === '' || known.scorers.has(text) || known.customScorers.has(text)) return [];
  if (findKind(text) !== undefined) {
    const message = `"${text}" is a check, not a scorer; write it under checks: [{ ${text}: … }]`;
    return [{ ...problemAt(source, path, message, { what }), message }];
  }
  const near = suggest(text, [...known.scorers, ...known.customScorers.list()]);
  const message = `unknown scorer "${text}"${near === '' ? SEE_LISTS : near}`;
  return [{ ...problemAt(source, path, message, { what }), message }];
}

/** Which agent a resource means: null and one problem when none is meant. It may be left out when there is exactly one (contract 2). */
export function agentFinder(agents: Ids, loading: Loading): (resource: Written<unknown>) => string | null {
  const all = agents.list();
  // The same text for all cases that name it.
  const byName = new Map(all.map((id) => [id, id]));
  let isReported = false;
  let compared = 0;
  const near = (word: string) => {
    compared += all.length;
    return compared > MOST_COMPARED ? '' : suggest(word, all);
  };
  return (resource) => {
    const [written] = textsAt(resource.piece.value, ['agent_id']);
    const named = written === undefined ? undefined : byName.get(written.text);
    if (named !== undefined) return named;
    const raw = resource.piece.value;
    const given = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, 'agent_id');
    if (!given && all.length === 1) return all[0] ?? null;
    const say = (message: string) => loading.problems.add(problemAt(resource, ['agent_id'], message));
    if (all.length === 0) {
      // A missing agent is one mistake, not one for every case.
      if (!isReported) say('there is no agent; add one under agents/');
      isReported = true;
    } else if (written !== undefined) say(`unknown agent "${written.text}"${near(written.text)}`);
    else if (!given)
      say(
        `is required: there are ${all.length} agents (${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''})`,
      );
    return null;
  };
}
