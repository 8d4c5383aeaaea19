import { join } from 'node:path';
import type { AgentWorkspace } from '../agents/agent-workspace.ts';
import { Fault } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { Ports } from '../ports/ports.ts';
import type { WorkspaceEvidence, WorkspaceWants } from '../schema/workspaces/workspace.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { changesIn, snapshotOf } from './changes.ts';
import { type Confinement, confinementOf, isolationWarning } from './confinement.ts';
import { evidenceOf } from './evidence.ts';
import { isProgramThere } from './find-program.ts';
import { layBeside } from './lay-files.ts';
import { isByTools } from './left-out.ts';
import type { LoadedWorkspace } from './loaded-workspace.ts';
import { type OwnFolder, ownFolder, workspaceFolders } from './own-folder.ts';
import { type RanProgram, runProgram } from './run-program.ts';
import { copyTemplate, laidOver, makeTemplate, type Template } from './template.ts';

/** Most files of one workspace, folders and links counted: ten times a large repository. */
const MOST_ENTRIES = 200_000;
const TOO_MANY = `holds more than ${MOST_ENTRIES.toLocaleString('en')} files and folders`;
/** Longest that one program of `setup` may take: installing packages takes minutes. */
const SETUP_MS = 900_000;

type WorkspacePorts = Pick<
  Ports,
  'files' | 'folders' | 'spawn' | 'env' | 'clock' | 'processes' | 'random' | 'runtime'
>;

/** The workspace of one attempt. */
export interface AttemptWorkspace extends AgentWorkspace {
  /** What the attempt left behind, as far as it is asked for. Rejects with Fault `agent_failed` where that is more than can be looked at. */
  leftBehind(wants: WorkspaceWants, signal?: AbortSignal): Promise<WorkspaceEvidence>;
  /** Begins again with a fresh copy: what an attempt left that did not come to an answer is nobody's. */
  renew(): Promise<void>;
  close(): void;
}

/** The workspaces of one execution. */
export interface Workspaces {
  /** A fresh copy. Rejects with Fault `validation_failed` where it cannot be laid out, `storage` where the disk is to blame. */
  open(workspace: LoadedWorkspace, signal?: AbortSignal): Promise<AttemptWorkspace>;
  /** Takes all of them away. */
  close(): void;
}

/** Makes workspaces outside of the repository, in a folder that is made with the first. `warn` is told once where nothing keeps attempts apart. */
export function workspacesOf(
  ports: WorkspacePorts,
  { hidden, warn }: { hidden: readonly string[]; warn(message: string): void },
): Workspaces {
  const base = once(() => ownFolder(ports));
  const confinement = once(async () => {
    const made = await confinementOf(ports);
    const warning = isolationWarning(made.isolation);
    if (warning !== undefined) warn(warning);
    return made;
  });
  const templates = new Map<string, Promise<Template>>();
  let [attempts, made] = [0, 0];
  let isOpen = false;
  return {
    async open(workspace, signal) {
      isOpen = true;
      const own = base();
      const room: Room = {
        ports,
        own,
        hidden: [...hidden, ...workspace.hidden],
        confinement: await confinement(),
      };
      const kept = (key: string, make: () => Promise<Template>): Promise<Template> => {
        const template = templates.get(key) ?? make();
        templates.set(key, template);
        // A setup that was broken off is begun anew.
        template.catch(() => templates.delete(key));
        return template;
      };
      const { digest, laid } = workspace;
      const plain = kept(digest, () => setUp(workspace, `template-${made++}`, room, signal));
      const template =
        laid === undefined
          ? plain
          : kept(`${digest} ${canonicalJson(laid)}`, async () =>
              laidOver(
                await plain,
                laid,
                { place: join(own.path, `template-${made++}`), own: own.path },
                ports,
              ),
            );
      return attemptIn(await template, workspace.root, `attempt-${attempts++}`, room);
    },
    close() {
      if (isOpen) base().remove();
    },
  };
}

/** What making a workspace takes. */
interface Room {
  readonly ports: WorkspacePorts;
  readonly own: OwnFolder;
  readonly hidden: readonly string[];
  readonly confinement: Confinement;
}

async function setUp(
  workspace: LoadedWorkspace,
  name: string,
  room: Room,
  signal: AbortSignal | undefined,
): Promise<Template> {
  const { ports, own } = room;
  const place = join(own.path, name);
  ports.files.remove(place);
  return makeTemplate(workspace, place, ports, (command, folder) => {
    const temporary = join(place, 'tmp');
    ports.folders.makePrivate(temporary);
    return runLocked(command, { folder, temporary, timeoutMs: SETUP_MS, signal }, room);
  });
}

async function attemptIn(
  template: Template,
  root: string,
  name: string,
  room: Room,
): Promise<AttemptWorkspace> {
  const { ports, own, confinement, hidden } = room;
  const place = join(own.path, name);
  const [folder, temporary] = [join(place, 'files'), join(place, 'tmp')];
  const look = () => ports.folders.walk(folder, { skip: isByTools, most: MOST_ENTRIES });
  const layOut = async () => {
    ports.folders.makePrivate(temporary);
    await copyTemplate(template.folder, folder, own.path, ports);
    const laid = await look();
    if (laid === null)
      throw new Fault('validation_failed', `The workspace ${template.from} ${TOO_MANY}.`, {
        where: 'workspace.from',
        hint: 'Give the agent a folder with what it needs; what stands in node_modules does not count.',
      });
    return snapshotOf(laid);
  };
  let before = await layOut();
  return {
    folder,
    variables: variablesOf(folder, temporary),
    confined: (command, reads) =>
      confinement.locked(command, {
        hidden: [...hidden, ...workspaceFolders(ports)],
        ...{ reads, writes: [folder, temporary] },
      }),
    async leftBehind(wants, signal) {
      const after = await look();
      if (after === null)
        throw new Fault('agent_failed', `The agent left a workspace that ${TOO_MANY}: it cannot be judged.`, {
          hint: 'What it makes by the way belongs in $TMPDIR.',
        });
      const { changes, more } = await changesIn({ template: template.folder, folder }, before, after, ports);
      return evidenceOf(wants, {
        ...{ from: template.from, folder, changes, more },
        isolation: confinement.isolation,
        files: ports.files,
        folders: ports.folders,
        isThere: (program) => isProgramThere(program, folder, ports),
        run: (asked) => runAsked(asked, { root, place, folder, temporary, signal }, room),
      });
    },
    async renew() {
      ports.files.remove(place);
      before = await layOut();
    },
    close: () => ports.files.remove(place),
  };
}

/** Runs what a check asks, with its hidden files beside the workspace for as long as it takes. */
async function runAsked(
  { run, timeout_ms: timeoutMs, files }: WorkspaceWants['commands'][number],
  at: { root: string; place: string; folder: string; temporary: string; signal: AbortSignal | undefined },
  room: Room,
): Promise<RanProgram> {
  if (files === undefined) return runLocked(run, { ...at, timeoutMs }, room);
  const beside = join(at.place, 'files-of-check');
  try {
    await layBeside(files, { root: at.root, folder: beside }, room.ports);
    const command = run.map((word) => word.replace(/\{\{\s*files\s*\}\}/g, () => beside));
    return await runLocked(command, { ...at, timeoutMs, beside }, room);
  } finally {
    room.ports.files.remove(beside);
  }
}

/** What programs of a workspace find in their environment, beside what every program gets. */
const variablesOf = (folder: string, temporary: string) => ({ ASSAY_WORKSPACE: folder, TMPDIR: temporary });

const INHERITED = ['PATH', 'HOME', 'LANG'];

function runLocked(
  command: readonly string[],
  at: {
    folder: string;
    temporary: string;
    timeoutMs: number;
    signal: AbortSignal | undefined;
    /** Folder of files that it may read besides. */
    beside?: string;
  },
  { ports, confinement, hidden }: Room,
) {
  const { folder, temporary, timeoutMs, signal, beside } = at;
  const env: Record<string, string> = variablesOf(folder, temporary);
  for (const name of INHERITED) {
    const value = ports.env.get(name);
    if (value !== undefined) env[name] = value;
  }
  if (beside !== undefined) env['ASSAY_CHECK_FILES'] = beside;
  const reads = beside === undefined ? [] : [beside];
  const locked = confinement.locked(command, {
    hidden: [...hidden, ...workspaceFolders(ports)],
    ...{ reads, writes: [folder, temporary] },
  });
  return runProgram(locked, { cwd: folder, env, timeoutMs, signal }, ports);
}
