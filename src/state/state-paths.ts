import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Every name on disk, in one place (contract.md 8, toolchain.md 5). `root` is the state folder, by default `.assay`. */
export interface StatePaths {
  root: string;
  /** Folder of everything that is state proper; also what the lock guards. */
  state: string;
  /** One row per run. */
  index: string;
  /** Key made on a person's machine; never part of an artifact. */
  masterKey: string;
  blobs: string;
  cache: string;
  runs: string;
  /** One append-only file a trace. */
  traces: string;
  /** One document for a small collection. */
  collection(kind: string): string;
  /** Folder of a collection with one document per value. */
  collectionFolder(kind: string): string;
  runFolder(runId: string): string;
  runDocument(runId: string): string;
  /** Append-only, one per shard and writer. */
  journal(runId: string, shard?: number): string;
  /** The progress messages of a run, one a line. */
  runEvents(runId: string): string;
  experimentFolder(experimentId: string): string;
  experimentJournal(experimentId: string): string;
  optimizationFolder(optimizationId: string): string;
  optimizationJournal(optimizationId: string): string;
  /** What was proposed in an optimization, so that it is not asked for again. */
  optimizationProposals(optimizationId: string): string;
  mutationFolder(mutationId: string): string;
  /** Plays of an agent whose prompt was broken on purpose. */
  mutationJournal(mutationId: string): string;
}

/** The paths under a state folder (absolute); `state` is what it holds where that was moved elsewhere alone. */
export function statePaths(root: string, state = join(root, 'state')): StatePaths {
  const runs = join(state, 'runs');
  const experimentFolder = (experimentId: string) => join(state, 'experiments', fileNameOf(experimentId));
  const optimizationFolder = (optimizationId: string) =>
    join(state, 'optimizations', fileNameOf(optimizationId));
  const mutationFolder = (mutationId: string) => join(state, 'mutations', fileNameOf(mutationId));
  const runFolder = (runId: string) => join(runs, fileNameOf(runId));
  return {
    root,
    state,
    index: join(state, 'index.json'),
    masterKey: join(root, 'keys', 'master.key'),
    blobs: join(state, 'blobs'),
    cache: join(state, 'cache'),
    runs,
    traces: join(state, 'traces'),
    collection: (kind) => join(state, `${kind}.json`),
    collectionFolder: (kind) => join(state, kind),
    runFolder,
    runDocument: (runId) => join(runFolder(runId), 'summary.json'),
    runEvents: (runId) => join(runFolder(runId), 'events.jsonl'),
    experimentFolder,
    experimentJournal: (experimentId) => join(experimentFolder(experimentId), 'journal-0.jsonl'),
    optimizationFolder,
    optimizationJournal: (optimizationId) => join(optimizationFolder(optimizationId), 'journal-0.jsonl'),
    optimizationProposals: (optimizationId) => join(optimizationFolder(optimizationId), 'proposals.jsonl'),
    mutationFolder,
    mutationJournal: (mutationId) => join(mutationFolder(mutationId), 'journal-0.jsonl'),
    journal: (runId, shard = 0) => join(runFolder(runId), `journal-${shard}.jsonl`),
  };
}

/** Fine on every file system, also one that ignores case; a name of Windows' devices is none of these. */
const PLAIN = /^[a-z0-9_][a-z0-9_.-]{0,79}$/;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|\.$/;

/** A file name for an id: the id itself where that is safe everywhere, else its readable part and a hash. */
export function fileNameOf(id: string): string {
  if (PLAIN.test(id) && !RESERVED.test(id)) return id;
  const readable = id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return `${readable}~${createHash('sha256').update(id).digest('hex').slice(0, 24)}`;
}
