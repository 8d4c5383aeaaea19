import { z } from 'zod';
import { CHECK_MARKS } from '../../schema/check.ts';
import { defined } from '../../schema/defined.ts';
import { defineCheck } from '../define-check.ts';
import { leftBehind } from '../left-behind.ts';

const MARKS: ReadonlySet<string> = new Set(CHECK_MARKS);

const KINDS = { folder: 'a folder', link: 'a link', other: 'neither file nor folder' };

/** The check that stands beside the path, where there is one. */
function under(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { path: _, exists: __, ...rest } = value as Record<string, unknown>; // An object.
  return Object.keys(rest).some((key) => !MARKS.has(key)) ? rest : undefined;
}

/** A file that the agent left in its workspace, with another check for its text. */
export const file = defineCheck<{ path: string; exists?: boolean | undefined }>({
  name: 'file',
  description:
    'A file in the workspace after the attempt: that it is there, or with `exists: false` that it is not, and any other check of its text. A file that is not there fails it. A link is there, but its text cannot be checked; a folder is no file and not nothing.',
  value: z
    .looseObject({
      path: z
        .string()
        .min(1)
        .max(1000)
        .regex(/^(?!\/)(?!.*\\)(?!(?:.*\/)?\.\.(?:\/|$))/, 'must be a path inside of the workspace')
        .describe('Path from the top of the workspace.'),
      exists: z.boolean().optional().describe('`false`: it must not be there. Left out: it must.'),
    })
    .refine((value) => value.exists !== false || under(value) === undefined, {
      error: 'cannot be false beside a check of the text',
      path: ['exists'],
    })
    .describe('Path of the file, and the check for its text.'),
  example: {
    check: { file: { path: 'notes.md', contains: 'done' } },
    passes: { workspace: leftBehind({ files: [{ path: 'notes.md', exists: true, text: 'All done.\n' }] }) },
    fails: { workspace: leftBehind({ files: [{ path: 'notes.md', exists: false }] }) },
  },
  label: (value) => (value as { path?: string }).path, // It has this form.
  negatable: false,
  of: false,
  reads: ['workspace'],
  members(value) {
    const check = under(value);
    return check === undefined ? [] : [{ step: [], check }];
  },
  async evaluate({ path, exists = true }, { subject, judge, weights }) {
    const found = subject.workspace?.files.find((one) => one.path === path);
    if (found === undefined) return { fault: `nothing is known of ${path}` };
    if (found.behind !== undefined)
      return { fault: `${path} is not looked for behind ${found.behind}, a link or a closed folder` };
    const isFile = found.exists && (found.kind === undefined || found.kind === 'link');
    const reason = !found.exists
      ? `there is no ${path}`
      : `there is ${path}${found.kind === undefined ? '' : `, ${KINDS[found.kind]}`}`;
    if (weights.length === 0 || !isFile)
      return {
        pass: exists ? isFile : !found.exists,
        expected: exists ? path : `no ${path}`,
        actual: reason,
        reason,
      };
    if (found.kind === 'link') return { fault: `${path} is a link, which is not followed` };
    if (found.unreadable === true) {
      const closed = `there is ${path}, which the agent has left unreadable`;
      return { pass: false, expected: path, actual: closed, reason: closed };
    }
    if (found.text === undefined)
      return { fault: `${path} is no text, or more than is kept of one (${found.size ?? 0} bytes)` };
    const outcome = await judge(0, { value: found.text, at: path });
    if (outcome.status === 'nothing') return outcome;
    if (outcome.status === 'not_applicable') return { notApplicable: outcome.reason };
    const { pass, score, expected, actual, at, metadata, faultBelow, label } = outcome;
    return {
      ...{ pass, score, expected, actual, reason: outcome.reason },
      ...defined({ at: at ?? path, faultBelow }),
      metadata: { ...metadata, check: label },
    };
  },
});
