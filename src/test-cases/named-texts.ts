import { join, resolve } from 'node:path';
import { withFiles } from '../checks/check-files.ts';
import type { Check } from '../schema/check.ts';
import { defined } from '../schema/defined.ts';
import type { CriteriaFile, TestCaseFile, TurnFile, UserFile } from '../schema/file-kinds.ts';
import type { TestCase } from '../schema/test-case.ts';
import type { Turn } from '../schema/turn.ts';
import type { SimulatedUser, TurnCriteria } from '../schema/users/user.ts';
import { isGlob } from '../text/path-pattern.ts';
import { isForbidden } from '../text/secret-paths.ts';
import type { LoadedWorkspace } from '../workspaces/loaded-workspace.ts';
import { isInside, shownPath } from './boundary.ts';
import { sha256 } from './case-hash.ts';
import { problemAt } from './check.ts';
import { glob } from './glob.ts';
import { readHiddenFile } from './hidden-file.ts';
import { importedModules } from './imported-modules.ts';
import { loadWorkspace } from './load-workspace.ts';
import type { Loading, Resource } from './read-resources.ts';
import { readNamedBytes, readNamedText } from './reading/text-file.ts';
import { refuseReference, withoutScheme } from './resolve-path.ts';

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>) // Just seen to be an object.
      : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the files that the turns and the simulated user of one case name. */
export class NamedTexts {
  /** Digests of attached files and of code that checks name, in order: part of the content. */
  readonly digests: string[] = [];
  /** What was read, and where it was looked for. */
  readonly reads: string[] = [];
  readonly #resource: Resource<TestCaseFile>;
  readonly #loading: Loading;
  readonly #folder: string;

  constructor(resource: Resource<TestCaseFile>, loading: Loading) {
    this.#resource = resource;
    this.#loading = loading;
    this.#folder = resource.folder;
  }

  async turn(turn: TurnFile, index: number): Promise<Turn> {
    const path = ['turns', index];
    const { input: written, ...criteria } = turn;
    const input = typeof written === 'string' ? { text: written } : written;
    const { text_file: textFile, ...rest } = input as {
      text?: string;
      text_file?: string;
      attachments?: Turn['input']['attachments'];
    };
    const text =
      textFile === undefined
        ? (rest.text ?? '')
        : await this.#text(textFile, [...path, 'input', 'text_file']);
    await this.#attachments(rest.attachments ?? [], [...path, 'input', 'attachments']);
    return { ...(await this.#criteria(criteria, path)), input: { ...rest, text } };
  }

  /** What the turns of a simulated user are judged by. */
  async user(user: UserFile | undefined): Promise<SimulatedUser | undefined> {
    if (user === undefined) return undefined;
    const { each, afterwards, ...fields } = user;
    const read = {
      each: each && (await this.#criteria(each, ['user', 'each'])),
      afterwards: afterwards && (await this.#criteria(afterwards, ['user', 'afterwards'])),
    };
    return { ...fields, ...defined(read) };
  }

  async #criteria(written: CriteriaFile, path: (string | number)[]): Promise<TurnCriteria> {
    const { ground_truth_file: truthFile, context_files: contextFiles, checks, ...fields } = written;
    return {
      ...fields,
      ...(checks === undefined ? {} : { checks: await this.#checks(checks, [...path, 'checks']) }),
      ...(truthFile === undefined
        ? {}
        : { ground_truth: await this.#text(truthFile, [...path, 'ground_truth_file']) }),
      ...(contextFiles === undefined
        ? {}
        : { context: await this.#context(contextFiles, [...path, 'context_files']) }),
    };
  }

  /** The expected end state where it stands in a file of its own. */
  async expectedState(expected: TestCase['expected_state']): Promise<TestCase['expected_state']> {
    if (typeof expected?.equals !== 'string') return undefined;
    const path = ['expected_state', 'equals'];
    const text = await this.#text(expected.equals, path);
    const value = text === '' ? undefined : jsonObject(text);
    if (value !== undefined) return { ...expected, equals: value };
    if (text !== '') this.#say(path, expected.equals, 'is no JSON object');
    return expected;
  }

  /** The workspace of the case itself; what it holds is part of the content. */
  async workspace(): Promise<LoadedWorkspace | undefined> {
    const written = this.#resource.value.workspace;
    if (written === undefined) return undefined;
    const place = { folder: this.#folder, path: ['workspace'] };
    const workspace = await loadWorkspace(written, this.#resource, place, this.#loading);
    if (workspace === undefined) return undefined;
    this.digests.push(workspace.digest);
    if ('folder' in workspace.from) this.reads.push(join(workspace.from.folder, '**'));
    return workspace;
  }

  /** What the checks' files hold stands in them, so that it is part of the content. */
  async #checks(checks: readonly Check[], path: (string | number)[]): Promise<Check[]> {
    const { boundary, files, root } = this.#loading;
    const { checks: read, modules } = await withFiles(
      checks,
      path,
      {
        readText: async (file, place) => {
          const found = await readNamedText(file, this.#folder, boundary, files);
          if ('refused' in found) return this.#say([...place], file, found.refused);
          this.reads.push(found.path);
          return { text: found.text, path: shownPath(root, found.path) };
        },
        findFile: (file, place) => this.#hidden(file, [...place]),
      },
      (place, file, problem) => this.#say([...place], file, problem),
    );
    for (const { path: shown, text } of modules) {
      const imported = await importedModules({ path: join(root, shown), text }, root, files);
      this.reads.push(...imported.map((one) => one.path));
      this.digests.push(sha256(text), ...imported.map((one) => sha256(`${one.shown}\n${one.text}`)));
    }
    return read as Check[]; // The same checks with other values.
  }

  /** A file that agents must not see and that is used as it is: its path from the evals folder. */
  async #hidden(file: string, path: (string | number)[]): Promise<string | undefined> {
    const found = await readHiddenFile(file, { ...this.#loading, folder: this.#folder });
    if ('refused' in found) return this.#say(path, file, found.refused);
    this.reads.push(found.path);
    this.digests.push(sha256(found.bytes));
    return found.shown;
  }

  async #text(file: string, path: (string | number)[]): Promise<string> {
    const { boundary, files } = this.#loading;
    const read = await readNamedText(file, this.#folder, boundary, files);
    if ('refused' in read) this.#say(path, file, read.refused);
    else this.reads.push(read.path);
    return 'refused' in read ? '' : read.text;
  }

  async #context(patterns: readonly string[], path: (string | number)[]): Promise<string[]> {
    const texts: string[] = [];
    for (const [index, pattern] of patterns.entries())
      for (const file of this.#matches(pattern, [...path, index]))
        texts.push(await this.#text(file, [...path, index]));
    return texts;
  }

  /** Files of one entry, relative to the folder of the case; a pattern that matches nothing is a mistake. */
  #matches(written: string, path: (string | number)[]): string[] {
    const pattern = withoutScheme(written);
    if (!isGlob(pattern)) return [pattern];
    const { boundary, files } = this.#loading;
    const fixed = pattern.slice(0, pattern.search(/[*?]/));
    const start = resolve(this.#folder, fixed.slice(0, fixed.lastIndexOf('/') + 1));
    const refused =
      refuseReference(pattern) ??
      (isInside(boundary, start) && !/\/\.\.(?:\/|$)/.test(pattern.slice(fixed.length))
        ? undefined
        : 'leads out of the repository');
    if (refused !== undefined) {
      this.#say(path, written, refused);
      return [];
    }
    const real = files.realPath(start);
    const found = real === null || !isInside(boundary, real) ? [] : glob(pattern, this.#folder, files);
    if (found === null) this.#say(path, written, 'matches more than 10000 files');
    const allowed = (found ?? []).filter((file) => !isForbidden(shownPath(boundary, file)));
    if (found !== null && allowed.length === 0) this.#say(path, written, 'matches no file');
    this.reads.push(resolve(this.#folder, pattern));
    return allowed.map((file) => shownPath(this.#folder, file));
  }

  async #attachments(
    attachments: readonly { path?: string | undefined }[],
    path: (string | number)[],
  ): Promise<void> {
    const { boundary, files } = this.#loading;
    for (const [index, { path: file }] of attachments.entries()) {
      if (file === undefined) continue;
      const read = await readNamedBytes(file, this.#folder, boundary, files);
      if ('refused' in read) this.#say([...path, index, 'path'], file, read.refused);
      else {
        this.digests.push(sha256(read.bytes));
        this.reads.push(read.path);
      }
    }
  }

  #say(path: (string | number)[], file: string, refused: string): undefined {
    this.#loading.problems.add(problemAt(this.#resource, path, `"${file}" ${refused}`));
  }
}
