import { z } from 'zod';
import { pathPattern } from '../../text/path-pattern.ts';
import { defineCheck } from '../define-check.ts';
import { leftBehind } from '../left-behind.ts';

const patterns = (what: string) =>
  z.array(z.string().min(1).max(1000)).min(1).max(100).optional().describe(what);
const text = z.string().min(1);

interface Written {
  changed?: string[] | undefined;
  only?: string[] | undefined;
  unchanged?: string[] | undefined;
  contains?: string | string[] | undefined;
}

/** What the agent changed in its workspace. */
export const diff = defineCheck<Written>({
  name: 'diff',
  description:
    'Which files of the workspace the agent added, changed or removed. In patterns `*` and `?` stay within a name, `**` is any number of folders, and a folder means all in it. `.git`, installed packages of npm and caches of Python do not count.',
  value: z
    .object({
      changed: patterns('For each of these patterns there is a change.'),
      only: patterns('Every change is of one of these patterns.'),
      unchanged: patterns('No change is of any of these patterns.'),
      contains: z
        .union([text, z.array(text).min(1).max(100)])
        .optional()
        .describe('Text, or texts, that stand in the unified diff of all changes.'),
    })
    .refine((value) => Object.values(value).some((one) => one !== undefined), {
      error: 'needs changed, only, unchanged or contains',
    })
    .describe('What may change, and what has to.'),
  example: {
    check: { diff: { changed: ['src/**'], unchanged: ['test/**'] } },
    passes: { workspace: leftBehind({ changes: [{ path: 'src/a.ts', status: 'changed' }] }) },
    fails: {
      workspace: leftBehind({
        changes: [
          { path: 'src/a.ts', status: 'changed' },
          { path: 'test/a.test.ts', status: 'removed' },
        ],
      }),
    },
  },
  negatable: false,
  of: false,
  reads: ['workspace'],
  evaluate(value, { subject }) {
    const { changes = [], more_changes: more = 0 } = subject.workspace ?? {};
    const actual = changes.slice(0, 50).map(({ path, status }) => `${status} ${path}`);
    const wrong = violationOf(value, changes) ?? (more > 0 ? undefined : nothingIn(value, changes));
    if (wrong === undefined && more > 0)
      return { fault: `${changes.length + more} files changed, more than are kept` };
    const absent = wrong === undefined ? absentIn(value, changes) : undefined;
    // It may stand in what was not kept.
    const unknown = changes.find((one) => one.diff === undefined);
    if (absent !== undefined && unknown !== undefined)
      return {
        fault: `${absent} whose difference is kept, and that of ${unknown.path} is not: it is no text, or too long`,
      };
    const problem = wrong ?? absent;
    const count = changes.length;
    return {
      ...{ pass: problem === undefined, expected: value, actual },
      reason: problem ?? (count === 1 ? '1 file changed' : `${count} files changed`),
    };
  },
});

type Changes = readonly { path: string; status: string; diff?: string | undefined }[];

const hit = (pattern: string, changes: Changes) => {
  const { matches } = pathPattern(pattern);
  return changes.find(({ path }) => matches(path));
};

/** A change that is not allowed; it is one, whatever else changed. */
function violationOf({ only, unchanged = [] }: Written, changes: Changes): string | undefined {
  for (const pattern of unchanged) {
    const found = hit(pattern, changes);
    if (found !== undefined) return `${found.path} was ${found.status}`;
  }
  if (only === undefined) return undefined;
  const allowed = only.map(pathPattern);
  const other = changes.find(({ path }) => !allowed.some(({ matches }) => matches(path)));
  return other === undefined ? undefined : `${other.path} was ${other.status} too`;
}

/** A pattern that no change is of. */
function nothingIn({ changed = [] }: Written, changes: Changes): string | undefined {
  const missing = changed.find((pattern) => hit(pattern, changes) === undefined);
  return missing === undefined ? undefined : `nothing changed in ${missing}`;
}

/** A text that stands in no difference that is kept. */
function absentIn({ contains = [] }: Written, changes: Changes): string | undefined {
  const texts = changes.map((one) => one.diff ?? '').join('');
  const absent = [contains].flat().find((one) => !texts.includes(one));
  return absent === undefined ? undefined : `${JSON.stringify(absent)} stands in no change`;
}
