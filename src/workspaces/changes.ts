import { join } from 'node:path';
import { Fault } from '../errors.ts';
import { turn } from '../flow/turn.ts';
import type { TreeEntry } from '../ports/folders/folders.ts';
import type { Ports } from '../ports/ports.ts';
import { hasCode } from '../ports/storage-fault.ts';
import { defined } from '../schema/defined.ts';
import type { ChangedFile } from '../schema/workspaces/workspace.ts';
import { unifiedDiff } from '../text/unified-diff.ts';

/** Most changes that are kept, and most text of their diffs: one, and all together. */
const MOST_CHANGES = 1000;
const LONGEST_DIFF = 64 * 1024;
const MOST_DIFFS = 512 * 1024;
/** Larger files are only said to differ. */
const LARGEST_COMPARED = 1024 * 1024;
/**
 * Text of all files together, before and after, among which the shortest difference is looked for; beyond that only small ones are, and
 * beyond the second bound files are only said to differ. An agent that formats a repository must not keep a run waiting.
 */
const MOST_SEARCHED = 2 * 1024 * 1024;
const MOST_COMPARED = 32 * 1024 * 1024;
const FEW_EDITS = 100;
/** Texts that take long enough for others to be let in between. */
const LONG_TEXT = 16 * 1024;

/** A tree as it was laid out: what is the same file, unchanged since then, is not read again. */
export interface Snapshot {
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** What was changed at this time or later may have been changed by the agent. */
  readonly sinceMs: number;
}

export function snapshotOf(entries: readonly TreeEntry[]): Snapshot {
  let sinceMs = 0;
  for (const { changedMs } of entries) if (changedMs > sinceMs) sinceMs = changedMs;
  return { entries: new Map(entries.map((entry) => [entry.path, entry])), sinceMs };
}

/** How a tree differs from the one that it is a copy of (`template`). Bytes are compared wherever a file was touched at all. */
export async function changesIn(
  { template, folder }: { template: string; folder: string },
  before: Snapshot,
  after: readonly TreeEntry[],
  { files }: Pick<Ports, 'files'>,
): Promise<{ changes: ChangedFile[]; more: number }> {
  const found: ChangedFile[] = [];
  const diffs = diffsWithin();
  let more = 0;
  const textsOf = async (old: TreeEntry | undefined, now: TreeEntry | undefined): Promise<Texts> => {
    const was = await textAt(template, old, files);
    const is = was === undefined ? undefined : await textAt(folder, now, files);
    return was === undefined || is === undefined ? undefined : { before: was, after: is };
  };
  const say = async (
    status: ChangedFile['status'],
    old: TreeEntry | undefined,
    now: TreeEntry | undefined,
  ) => {
    if (found.length >= MOST_CHANGES) {
      more += 1;
      return;
    }
    const path = (now ?? old)?.path ?? '';
    const texts = diffs.hasRoom() && now?.closed !== true ? await textsOf(old, now) : undefined;
    found.push({ path, status, ...defined({ diff: texts && (await diffs.diffOf(texts, path)) }) });
  };
  const seen = new Set<string>();
  const closed: string[] = [];
  for (const now of after) {
    seen.add(now.path);
    const old = before.entries.get(now.path);
    if (now.closed === true && old?.closed !== true) {
      // It is the change, and nobody knows what became of what is in it.
      closed.push(`${now.path}/`);
      await say(old === undefined ? 'added' : 'changed', old, now);
      continue;
    }
    if (now.kind === 'folder' && (old === undefined || old.kind === 'folder')) continue;
    if (old === undefined) await say('added', undefined, now);
    else if (!(await isSame(old, now, before, { template, folder, files }))) await say('changed', old, now);
  }
  for (const old of before.entries.values())
    if (!seen.has(old.path) && old.kind !== 'folder' && !isWithin(closed, old.path))
      await say('removed', old, undefined);
  return { changes: found.sort((a, b) => (a.path < b.path ? -1 : 1)), more };
}

/** Whether a path lies in one of these folders, written with a slash at the end. */
function isWithin(folders: readonly string[], path: string): boolean {
  return folders.length > 0 && folders.some((folder) => path.startsWith(folder));
}

/** Differences, until they and the search for them are more than is kept and paid for. */
function diffsWithin() {
  let [kept, compared] = [0, 0];
  return {
    hasRoom: () => kept < MOST_DIFFS && compared < MOST_COMPARED,
    async diffOf({ before, after }: NonNullable<Texts>, path: string): Promise<string | undefined> {
      const size = before.length + after.length;
      if (size > LONG_TEXT) await turn();
      compared += size;
      const diff = unifiedDiff(before, after, path, compared > MOST_SEARCHED ? FEW_EDITS : undefined);
      if (diff.length > Math.min(LONGEST_DIFF, MOST_DIFFS - kept)) return undefined;
      kept += diff.length;
      return diff;
    },
  };
}

type Texts = { before: string; after: string } | undefined;

async function textAt(
  root: string,
  entry: TreeEntry | undefined,
  files: Pick<Ports['files'], 'readBytes'>,
): Promise<string | undefined> {
  if (entry === undefined || entry.kind === 'folder') return '';
  if (entry.kind === 'link') return `${entry.target ?? ''}\n`;
  if (entry.kind !== 'file' || entry.size > LARGEST_COMPARED) return undefined;
  const bytes = await bytesOf(join(root, entry.path), files);
  return bytes === null ? undefined : textOf(bytes);
}

/** What stands in a file; null where the agent has taken away the right to read it. */
export async function bytesOf(
  path: string,
  files: Pick<Ports['files'], 'readBytes'>,
): Promise<Uint8Array | null> {
  try {
    return await files.readBytes(path);
  } catch (error) {
    if (error instanceof Fault && hasCode(error.cause, 'EACCES', 'EPERM')) return null;
    throw error;
  }
}

async function isSame(
  old: TreeEntry,
  now: TreeEntry,
  { sinceMs }: Snapshot,
  { template, folder, files }: { template: string; folder: string } & Pick<Ports, 'files'>,
): Promise<boolean> {
  if (old.kind !== now.kind) return false;
  if (old.kind === 'link') return old.target === now.target;
  if (old.kind !== 'file') return true;
  if (old.size !== now.size) return false;
  if (old.inode === now.inode && now.changedMs < sinceMs) return true;
  const [was, is] = await Promise.all([
    files.readBytes(join(template, old.path)),
    bytesOf(join(folder, now.path), files),
  ]);
  return is !== null && Buffer.compare(was, is) === 0;
}

/** Bytes as a text, or undefined for what is none. */
export function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
