/**
 * The only access to the outside. Everything above this layer sees clock, ids, random numbers, files, network, processes
 * and environment only through these small interfaces, so a test can hand in a world that repeats.
 */
import type { PageCode } from '../schema/product.js';
import type { Folders } from './folders/folders.js';
import type { Listen } from './http/loopback.js';
export type { Listen, LoopbackAnswer, LoopbackListener, LoopbackRequest, StreamedAnswer, } from './http/loopback.js';
export interface Clock {
    /** Wall clock, milliseconds since the epoch (UTC). For timestamps only, never for durations. */
    now(): number;
    /** Monotonic milliseconds with fractions. For durations only. */
    monotonic(): number;
    /** Waits; rejects with the signal's reason when it is aborted first. */
    sleep(ms: number, signal?: AbortSignal): Promise<void>;
    /** Calls back once after `ms`; the returned function cancels. Never keeps the process alive by itself. */
    after(ms: number, callback: () => void): () => void;
}
export interface Ids {
    /** A fresh opaque id with the given prefix, e.g. `run_`. */
    next(prefix: string): string;
}
export interface Random {
    /** Uniform in [0, 1). */
    next(): number;
    /** Cryptographically strong hex, `bytes` long; for nonces and keys, never seeded outside tests. */
    hex(bytes: number): string;
}
export interface FileStat {
    kind: 'file' | 'directory' | 'other';
    size: number;
    modifiedMs: number;
    /**
     * Number of the file on its disk: a file that was replaced has another one, also within one tick of the clock. In memory, where
     * time may stand still, a folder has another one after every change of its names.
     */
    inode?: number;
}
/** An append-only text file owned by one writer. */
export interface AppendLog {
    /** Appends whole text, or the bytes of one, synchronously (O_APPEND) and returns the byte offset at which it begins. */
    append(text: string | Uint8Array): number;
    /** Current size in bytes. */
    size(): number;
    /** Forces what was appended to the disk. */
    sync(): Promise<void>;
    close(): void;
}
/** Random access reading of one file. */
export interface ByteReader {
    size(): number;
    /**
     * Reads up to `length` bytes at `offset` (fewer at the end of the file). With a `place`, which has room for so many, they are put at its
     * beginning: whoever reads on and on leaves no garbage behind.
     */
    readAt(offset: number, length: number, place?: Uint8Array): Uint8Array;
    close(): void;
}
/** A text file that is written beside the one that it takes the place of. */
export interface FileReplacement {
    /** Text, or whole bytes of one. */
    write(text: string | Uint8Array): void;
    /** On disk as a whole, then under its name: not even a power cut leaves a part of it there. */
    commit(): void;
    /** The old file stays and nothing is left behind; does nothing once it is committed. */
    discard(): void;
}
/** Text that is put aside for a while. Nobody else sees it, and nothing of it is left once it is closed or the process has ended. */
export interface ScratchFile {
    write(text: string): void;
    /** Everything written, once; each piece is only good until the next one is asked for. */
    pieces(): Iterable<Uint8Array>;
    /** A second call does nothing. */
    close(): void;
}
/**
 * All paths are absolute. Methods throw Fault `storage` with path and reason; a missing file is `null` where the type says
 * so. Methods that create a file also create the folders above it. `remove` of what is not there is silent; of a folder it
 * takes the whole tree.
 */
export interface Files {
    readText(path: string): Promise<string>;
    readBytes(path: string): Promise<Uint8Array>;
    /** Text of a small file, or null when there is none. Synchronous: for start-up paths and cache look-ups. */
    readTextIfThere(path: string): string | null;
    stat(path: string): FileStat | null;
    /** Names in a folder, sorted; an empty list when the folder is missing. */
    list(path: string): string[];
    /** The path with every symbolic link resolved, or null when it does not exist. */
    realPath(path: string): string | null;
    makeFolder(path: string): void;
    /** Writes beside, fsyncs, renames: a reader sees the old or the new file, never a torn one. Mode e.g. 0o600. */
    writeAtomic(path: string, text: string | Uint8Array, options?: {
        mode?: number;
        sync?: boolean;
    }): void;
    /** Writes pieces as they come, beside, then renames. For reports larger than memory should hold. */
    writeStream(path: string, pieces: Iterable<string>): void;
    /** The same for whoever writes several files at once. `onBytes` is given what was written, in pieces that are only good until it returns. */
    replacement(path: string, onBytes?: (piece: Uint8Array) => void): FileReplacement;
    /** Room for a text that is not to be held in memory; `path` names nothing else. */
    scratch(path: string): ScratchFile;
    /** The program of the pages that reports are, which lies beside this one; null where it was not built. */
    pageCode(): PageCode | null;
    /** Creates the file with this text unless it exists; says whether it was created. */
    createExclusive(path: string, text: string): boolean;
    rename(from: string, to: string): void;
    /** A file of its own with the same bytes and rights, which shares its place on the disk until one of both is written, where the disk can do that. */
    copyFile(from: string, to: string): Promise<void>;
    remove(path: string): void;
    truncate(path: string, size: number): void;
    appendLog(path: string): AppendLog;
    reader(path: string): ByteReader;
    /**
     * A folder of ours: where it is made anew, git is told to ignore all of it; what is made in it from now on, only its owner can read
     * (files 0600, folders 0700), but for what is below the folders in it that are `shared`. A `.gitignore` that is there stays.
     */
    keepPrivate(folder: string, shared: readonly string[]): void;
    /** Changes the modification time to now (heartbeat of a lock). */
    touch(path: string): void;
}
export interface HttpRequest {
    method: string;
    url: string;
    headers?: Record<string, string>;
    body?: string | Uint8Array;
    signal?: AbortSignal;
    /**
     * Which addresses may be talked to. `anywhere` (default): all but link-local and cloud metadata. `public`: globally
     * routed unicast only, for addresses that somebody else chose (webhooks); both are checked on every DNS answer.
     */
    reach?: 'anywhere' | 'public';
    /**
     * With `public`: what may be reached although it is not public, as names, addresses or ranges (CIDR). A name allows all that
     * it resolves to. Metadata services stay out of reach.
     */
    allow?: readonly string[];
    /** Until the connection stands, TLS included. Default 10,000. */
    connectMs?: number;
    /** Whole exchange, connecting to last byte. Default 300,000. */
    totalMs?: number;
    /** Until the first byte of the answer. Default 60,000. */
    firstByteMs?: number;
    /** Between two pieces of the answer. Default 30,000. */
    idleMs?: number;
    /** Largest body accepted, after decompression. Default 10 MiB. */
    maxBytes?: number;
    /** The answer's body is wanted as `bytes` (an archive for one); `text` stays empty. */
    binary?: boolean;
    /** Told of an answer while it comes; `text` then stays empty. */
    onPiece?: PieceListener;
}
/** Whoever follows an answer: told of its head once, then of the pieces of its body as they come, which are theirs to keep. */
export interface PieceListener {
    head(status: number, headers: Readonly<Record<string, string>>): void;
    piece(bytes: Uint8Array): void;
}
export interface HttpResponse {
    status: number;
    /** Lower-case names; repeated headers joined with ", ". */
    headers: Record<string, string>;
    /** Body decoded as UTF-8. */
    text: string;
    /** Body as it came, decompressed; only where the request has `binary`. */
    bytes?: Uint8Array;
}
/**
 * One HTTP exchange over a kept-alive connection; redirects are never followed. Any status resolves; what never became an
 * answer rejects with Fault `timeout`, `connection`, `too_large`, `address_denied` (link-local, cloud metadata) or `cancelled`.
 */
export type Http = (request: HttpRequest) => Promise<HttpResponse>;
export interface ChildOptions {
    cwd: string;
    /** The whole environment of the child: nothing is inherited. */
    env: Record<string, string>;
}
export interface Child {
    readonly pid: number;
    write(text: string): void;
    closeInput(): void;
    onOutput(listener: (text: string) => void): void;
    onErrors(listener: (text: string) => void): void;
    /** Settles when the process has ended and its pipes are closed, or let go where others hold them. `startError` when it never started. */
    readonly ended: Promise<{
        code: number | null;
        signal: string | null;
        startError?: Error;
    }>;
    /** Kills the whole process group (SIGKILL). */
    kill(): void;
}
export type Spawn = (command: readonly string[], options: ChildOptions) => Child;
/** A program that stands by between calls: this process waits for it only while it is held, and takes it along when it ends. */
export interface Standby extends Child {
    hold(): void;
    release(): void;
}
/** Starts a program that stands by; not held at first. */
export type StartStandby = (command: readonly string[], options: ChildOptions) => Standby;
export interface Environment {
    get(name: string): string | undefined;
    /** Every name that is set, sorted. */
    names(): string[];
    /** Absolute working directory. */
    cwd(): string;
}
/** What a lock has to know about processes. */
export interface Processes {
    /** Id of this process. */
    readonly pid: number;
    /** Name of this machine: a pid means something only beside it. */
    readonly host: string;
    /** Whether a process with this id exists on this machine (also one that is not ours). */
    isAlive(pid: number): boolean;
}
/** What runs this process. */
export interface Runtime {
    /** Absolute path of its Node. */
    readonly node: string;
    /** Version of its Node, without `v`. */
    readonly version: string;
    /** The system, as Node names it. */
    readonly platform: string;
    /** Programs that run well side by side. */
    readonly cores: number;
    /** Takes the types out of TypeScript; throws where the text has something that is not only a type. Absent before Node 22.13. */
    readonly stripTypes?: ((source: string) => string) | undefined;
}
/**
 * Loads a package that its user has installed, looked for from these folders (absolute) upwards; undefined where it is not there. Rejects
 * with what the package throws while it loads.
 */
export type LoadPackage = (name: string, from: readonly string[]) => Promise<unknown>;
/** Where a package that the user installed begins, as seen from a folder; undefined where it is not found. */
export type PackagePath = (name: string, from: string) => string | undefined;
/** Everything outside the process, handed down from the entry points. */
export interface Ports {
    clock: Clock;
    ids: Ids;
    random: Random;
    files: Files;
    folders: Folders;
    http: Http;
    listen: Listen;
    spawn: Spawn;
    standby: StartStandby;
    env: Environment;
    processes: Processes;
    runtime: Runtime;
    packages: LoadPackage;
    packagePath: PackagePath;
}
