import { join, normalize } from 'node:path';
import type { Folders, TreeEntry } from '../ports/folders/folders.ts';
import type { Files } from '../ports/ports.ts';
import { defined } from '../schema/defined.ts';
import type {
  ChangedFile,
  RanCommand,
  WorkspaceEvidence,
  WorkspaceIsolation,
  WorkspaceWants,
} from '../schema/workspaces/workspace.ts';
import { bytesOf, textOf } from './changes.ts';
import type { RanProgram } from './run-program.ts';

/** Longest file whose text is kept, and most text of all of them. */
const LONGEST_FILE = 256 * 1024;
const MOST_TEXT = 1024 * 1024;

/** A workspace after its attempt. */
interface Left {
  readonly from: string;
  readonly folder: string;
  readonly changes: readonly ChangedFile[];
  /** Changes beyond those. */
  readonly more: number;
  readonly isolation: WorkspaceIsolation;
  readonly files: Pick<Files, 'readBytes'>;
  readonly folders: Pick<Folders, 'look'>;
  run(asked: WorkspaceWants['commands'][number]): Promise<RanProgram>;
  /** Whether there is such a program; also of one that would be the agent's to make or to leave alone. */
  isThere(program: string): boolean;
}

/** Finds out what checks ask: files as the agent left them, then programs, one after the other. */
export async function evidenceOf(wants: WorkspaceWants, left: Left): Promise<WorkspaceEvidence> {
  const files: WorkspaceEvidence['files'] = [];
  let room = MOST_TEXT;
  for (const path of wants.files) {
    const asked = normalize(path).replace(/\/+$/, '');
    // Asked for itself: changes leave out what is there by tools, such as `node_modules`.
    const entry = left.folders.look(left.folder, asked);
    // Links are no files: what they lead to may be anywhere.
    if (entry?.kind !== 'file') {
      files.push({ path, ...noFile(entry, asked) });
      continue;
    }
    const isKept = entry.size <= Math.min(LONGEST_FILE, room);
    const bytes = isKept ? await bytesOf(join(left.folder, entry.path), left.files) : undefined;
    const text = bytes ? textOf(bytes) : undefined;
    room -= text === undefined ? 0 : entry.size;
    const unreadable = bytes === null ? (true as const) : undefined;
    files.push({ path, exists: true, size: entry.size, ...defined({ text, unreadable }) });
  }
  const commands: RanCommand[] = [];
  for (const asked of wants.commands) {
    const { exitCode, output, errors, isCut, failed } = await left.run(asked);
    // Shells and ours end so where they find no program; whether that is why is looked up, since programs can end as they like.
    const isUnfound = (exitCode === 127 || failed !== undefined) && !left.isThere(asked.run[0] ?? '');
    const { run, timeout_ms, files: beside } = asked;
    commands.push({
      ...{ run: [...run], timeout_ms, exit_code: exitCode, output, errors },
      ...(beside === undefined ? {} : { files: [...beside] }),
      ...(isCut ? { output_cut: true as const } : {}),
      ...(failed === undefined ? {} : { failed }),
      ...(isUnfound ? { not_found: true as const } : {}),
    });
  }
  return {
    from: left.from,
    changes: [...left.changes],
    ...(left.more === 0 ? {} : { more_changes: left.more }),
    ...{ files, commands, isolation: left.isolation },
  };
}

/** What stands where a file was asked for. */
function noFile(
  entry: TreeEntry | undefined,
  asked: string,
): Omit<WorkspaceEvidence['files'][number], 'path'> {
  if (entry === undefined || entry.kind === 'file') return { exists: false };
  return entry.path === asked ? { exists: true, kind: entry.kind } : { exists: false, behind: entry.path };
}
