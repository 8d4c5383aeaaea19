import { createHash } from 'node:crypto';

type Json = Record<string, unknown>;

/** What a commit holds: texts by their path from the top. */
export type Files = Record<string, string>;
interface Commit {
  message: string;
  parents: string[];
  tree: string;
}

/** Ends the exchange with a status and a message of GitHub's. */
export type Refuse = (status: number, message: string) => Error;

/** A repository's objects and branches, as GitHub's git data API gives and takes them. */
export interface FakeGitData {
  /** Commits by branch. */
  readonly branches: Map<string, string>;
  /** Adds a commit, on a branch where one is named, with the files of its first parent and these. Answers with its id. */
  commit(files: Files, more?: { parents?: string[]; message?: string; branch?: string }): string;
  /** Files at a branch or commit; undefined where there is none. */
  filesAt(branch: string): Files | undefined;
  /** Messages of the commits that lead to a branch, newest first. */
  messagesOf(branch: string): string[];
  /** Whether a branch holds commits that another commit has not. */
  isAhead(head: string, base: string): boolean;
  answer(method: string, path: string, body: Json): { status: number; body: unknown } | undefined;
}

/** `need` ends the exchange where the token may not. */
export function fakeGitData(need: (level: 'read' | 'write') => void, refuse: Refuse): FakeGitData {
  const [blobs, trees, commits] = [
    new Map<string, string>(),
    new Map<string, Map<string, string>>(),
    new Map<string, Commit>(),
  ];
  const branches = new Map<string, string>();
  const idOf = (kind: string, value: unknown) =>
    createHash('sha1')
      .update(`${kind} ${JSON.stringify(value)}`)
      .digest('hex');
  const addBlob = (text: string) => {
    const sha = idOf('blob', text);
    blobs.set(sha, text);
    return sha;
  };
  const addTree = (entries: Map<string, string>) => {
    const sha = idOf('tree', [...entries].sort());
    trees.set(sha, entries);
    return sha;
  };
  const addCommit = (commit: Commit) => {
    // Like real ones these have a time, so that no two are the same.
    const sha = idOf('commit', [commit, commits.size]);
    commits.set(sha, commit);
    return sha;
  };
  const ancestors = (sha: string) => {
    const all = new Set([sha]);
    for (const one of all) for (const parent of commits.get(one)?.parents ?? []) all.add(parent);
    return all;
  };
  const between = (base: string, head: string) => {
    const known = ancestors(base);
    return [...ancestors(head)].filter((sha) => !known.has(sha)).reverse();
  };
  const known = (name: string) => {
    const sha = branches.get(name) ?? name;
    if (!commits.has(sha)) throw refuse(404, 'Not Found');
    return sha;
  };
  const refOf = (branch: string) => ({
    ref: `refs/heads/${branch}`,
    object: { type: 'commit', sha: branches.get(branch) },
  });
  const commitJson = (sha: string) => {
    const { message, parents, tree } = commits.get(sha) as Commit; // Asked for by `known`.
    return { sha, message, parents: parents.map((one) => ({ sha: one })), tree: { sha: tree } };
  };
  /** A branch name that git takes; the rules that ours could break. */
  const isName = (name: string) =>
    /^[^\s~^:?*[\\]+$/.test(name) && !/\.\.|\/\/|\/\.|^\.|\/$|\.$|\.lock(\/|$)|@\{/.test(name);

  const routes: [string, RegExp, (parts: string[], body: Json) => { status: number; body: unknown }][] = [
    [
      'GET',
      /^\/git\/matching-refs\/heads\/(.+)$/,
      ([prefix = '']) => {
        need('read');
        const found = [...branches.keys()].filter((name) => name.startsWith(prefix)).sort();
        return { status: 200, body: found.map(refOf) };
      },
    ],
    [
      'GET',
      /^\/git\/commits\/([0-9a-f]{40})$/,
      ([sha = '']) => {
        need('read');
        return { status: 200, body: commitJson(known(sha)) };
      },
    ],
    [
      'GET',
      /^\/compare\/(.+)\.\.\.(.+)$/,
      ([base = '', head = '']) => {
        need('read');
        const all = between(known(base), known(head));
        const listed = all.map((sha) => ({ sha, commit: { message: commits.get(sha)?.message } }));
        return { status: 200, body: { total_commits: all.length, commits: listed } };
      },
    ],
    [
      'POST',
      /^\/git\/blobs$/,
      (_, { content, encoding }) => {
        need('write');
        if (typeof content !== 'string' || encoding !== 'utf-8') throw refuse(422, 'Invalid request.');
        return { status: 201, body: { sha: addBlob(content) } };
      },
    ],
    [
      'POST',
      /^\/git\/trees$/,
      (_, { base_tree: base, tree }) => {
        need('write');
        const from = trees.get(String(base));
        if (from === undefined) throw refuse(404, 'Not Found');
        const entries = new Map(from);
        for (const { path, mode, type, sha } of tree as Record<string, string>[]) {
          if (!blobs.has(sha ?? '')) throw refuse(422, `tree.sha ${sha} does not exist`);
          if (
            mode !== '100644' ||
            type !== 'blob' ||
            path === undefined ||
            /^\/|(^|\/)\.\.?(\/|$)/.test(path)
          )
            throw refuse(422, 'tree.path contains a malformed path component');
          entries.set(path, sha as string); // Known above.
        }
        return { status: 201, body: { sha: addTree(entries) } };
      },
    ],
    [
      'POST',
      /^\/git\/commits$/,
      (_, { message, tree, parents }) => {
        need('write');
        if (!trees.has(String(tree))) throw refuse(422, 'Tree SHA does not exist');
        const of = (parents ?? []) as string[];
        if (of.some((sha) => !commits.has(sha))) throw refuse(422, 'Parent SHA does not exist');
        const sha = addCommit({ message: String(message), tree: String(tree), parents: of });
        return { status: 201, body: commitJson(sha) };
      },
    ],
    [
      'POST',
      /^\/git\/refs$/,
      (_, { ref, sha }) => {
        need('write');
        const name = /^refs\/heads\/(.+)$/.exec(String(ref))?.[1];
        if (name === undefined || !isName(name)) throw refuse(422, `${ref} is not a valid ref name.`);
        if (branches.has(name)) throw refuse(422, 'Reference already exists');
        if (!commits.has(String(sha))) throw refuse(422, 'Object does not exist');
        branches.set(name, String(sha));
        return { status: 201, body: refOf(name) };
      },
    ],
    [
      'PATCH',
      /^\/git\/refs\/heads\/(.+)$/,
      ([name = ''], { sha, force }) => {
        need('write');
        const now = branches.get(name);
        if (now === undefined) throw refuse(422, 'Reference does not exist');
        if (!commits.has(String(sha))) throw refuse(422, 'Object does not exist');
        if (force !== true && !ancestors(String(sha)).has(now))
          throw refuse(422, 'Update is not a fast forward');
        branches.set(name, String(sha));
        return { status: 200, body: refOf(name) };
      },
    ],
  ];

  return {
    branches,
    commit(files, { parents = [], message = 'work', branch } = {}) {
      const before = trees.get(commits.get(parents[0] ?? '')?.tree ?? '') ?? new Map<string, string>();
      const entries = new Map(before);
      for (const [path, text] of Object.entries(files)) entries.set(path, addBlob(text));
      const sha = addCommit({ message, parents, tree: addTree(entries) });
      if (branch !== undefined) branches.set(branch, sha);
      return sha;
    },
    filesAt(branch) {
      const tree = trees.get(commits.get(branches.get(branch) ?? branch)?.tree ?? '');
      if (tree === undefined) return undefined;
      return Object.fromEntries([...tree].map(([path, sha]) => [path, blobs.get(sha) ?? '']));
    },
    messagesOf: (branch) =>
      [...ancestors(branches.get(branch) ?? branch)].map((sha) => commits.get(sha)?.message ?? ''),
    isAhead: (head, base) => between(branches.get(base) ?? base, branches.get(head) ?? head).length > 0,
    answer(method, path, body) {
      const plain = decodeURIComponent(path);
      for (const [verb, pattern, handle] of routes) {
        const parts = verb === method ? pattern.exec(plain) : null;
        if (parts !== null) return handle(parts.slice(1), body);
      }
      return undefined;
    },
  };
}
