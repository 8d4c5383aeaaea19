import { join } from 'node:path';
import type { TreeEntry } from '../ports/folders/folders.ts';
import type { Ports } from '../ports/ports.ts';
import type { ChangedFile } from '../schema/workspaces/workspace.ts';
import { unifiedDiff } from '../text/unified-diff.ts';

/** Most changes that are kept, and most text of their diffs: one, and all together. */
const MOST_CHANGES = 1000;
const LONGEST_DIFF = 64 * 1024;
const MOST_DIFFS = 512 * 1024;
/** Larger files are only said to differ. */
const LARGEST_COMPARED = 1024 * 1024;

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
  let [room, more] = [MOST_DIFFS, 0];
  const say = (path: string, status: ChangedFile['status'], texts: Texts) => {
    if (found.length >= MOST_CHANGES) {
      more += 1;
      return;
    }
    const diff = texts === undefined || room <= 0 ? undefined : unifiedDiff(texts.before, texts.after, path);
    const kept = diff !== undefined && diff.length <= Math.min(LONGEST_DIFF, room) ? diff : undefined;
    room -= kept?.length ?? 0;
    found.push({ path, status, ...(kept === undefined ? {} : { diff: kept }) });
  };
  const textAt = async (root: string, entry: TreeEntry | undefined): Promise<string | undefined> => {
    if (entry === undefined || entry.kind === 'folder') return '';
    if (entry.kind === 'link') return `${entry.target ?? ''}\n`;
    if (entry.kind !== 'file' || entry.size > LARGEST_COMPARED) return undefined;
    return textOf(await files.readBytes(join(root, entry.path)));
  };
  const textsOf = async (old: TreeEntry | undefined, now: TreeEntry | undefined): Promise<Texts> => {
    if (found.length >= MOST_CHANGES) return undefined;
    const [was, is] = [await textAt(template, old), await textAt(folder, now)];
    return was === undefined || is === undefined ? undefined : { before: was, after: is };
  };
  const seen = new Set<string>();
  for (const now of after) {
    seen.add(now.path);
    const old = before.entries.get(now.path);
    if (now.kind === 'folder' && (old === undefined || old.kind === 'folder')) continue;
    if (old === undefined) say(now.path, 'added', await textsOf(undefined, now));
    else if (!(await isSame(old, now, before, { template, folder, files })))
      say(now.path, 'changed', await textsOf(old, now));
  }
  for (const old of before.entries.values())
    if (!seen.has(old.path) && old.kind !== 'folder') say(old.path, 'removed', await textsOf(old, undefined));
  return { changes: found.sort((a, b) => (a.path < b.path ? -1 : 1)), more };
}

type Texts = { before: string; after: string } | undefined;

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
    files.readBytes(join(folder, now.path)),
  ]);
  return Buffer.compare(was, is) === 0;
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
