import { z } from 'zod';
import { check } from '../../schema/check.ts';
import { defined } from '../../schema/defined.ts';
import { compilePath, valueAt } from '../../text/json-path.ts';
import type { Outcome } from '../check-kind.ts';
import { defineCheck } from '../define-check.ts';
import { jsonOf } from '../place.ts';

type Written = Record<string, unknown>;

/** A path in a JSON value, and the check that stands there. */
interface Entry {
  readonly path: string;
  readonly step: readonly (string | number)[];
  readonly check: unknown;
}

/** `{path, check}`, `{path, contains: …}`, or paths as keys with a check or a list of checks each. */
function entriesOf(value: Written): Entry[] {
  const { path, ...rest } = value;
  if (typeof path === 'string') {
    if (Object.hasOwn(rest, 'check')) return [{ path, step: ['check'], check: rest['check'] }];
    return [{ path, step: [], check: rest }];
  }
  return Object.entries(value).flatMap(([key, under]) =>
    Array.isArray(under)
      ? under.map((one: unknown, index) => ({ path: key, step: [key, index], check: one }))
      : [{ path: key, step: [key], check: under }],
  );
}

const entries = (value: unknown): Entry[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? entriesOf(value as Written) : [];

/** A path in the JSON output, with another check under it. */
export const at = defineCheck({
  name: 'at',
  description:
    'A value inside of the JSON output, with another check for it: `at: total` beside the check, or `at: { path, check }`. An output that is no JSON fails it, and so does one that has nothing there.',
  value: z
    .union([
      z
        .record(z.string().min(1).max(1000), z.unknown())
        .refine((value) => Object.keys(value).length > 0, 'must not be empty'),
      z.object({
        path: z.string().min(1).max(1000).describe('Path from the top of the JSON value: `items[0].price`.'),
        check: check.describe('The check for what stands there.'),
      }),
    ])
    .describe(
      'A path in the JSON output and the check for what stands there; or paths as keys, each with its checks.',
    ),
  example: {
    check: { at: { path: 'total', check: { equals: 36 } } },
    passes: { output: '{"total": 36}' },
    fails: { output: '{"total": 35}' },
  },
  label: (value) => [...new Set(entries(value).map(({ path }) => path))].join(', '),
  negatable: false,
  of: true,
  extracts: true,
  members: entries,
  compile(value) {
    return entries(value).map(({ path }) => compilePath(path, 'at'));
  },
  async evaluate(paths, { value, at: base, extract, judge }) {
    const root = typeof value === 'string' ? jsonOf(value, extract) : { value };
    if ('fault' in root) return { fault: `${base} ${root.fault}` };
    const prefix = typeof value === 'string' ? `${base}.json` : base;
    let last: Extract<Outcome, { status: 'judged' }> | undefined;
    for (const [member, path] of paths.entries()) {
      const place = `${prefix}.${path.text.replace(/^\$\.?/, '')}`;
      const found = valueAt(root.value, path);
      if (found === undefined) return { fault: `there is no ${place}` };
      const outcome = await judge(member, { value: found, at: place });
      if (outcome.status === 'nothing') return outcome;
      if (outcome.status === 'not_applicable') continue;
      last = outcome;
      if (!outcome.pass) break;
    }
    if (last === undefined) return { notApplicable: 'nothing under it applies' };
    const { pass, score, expected, actual, at: where, reason, label, metadata, faultBelow } = last;
    return {
      ...{ pass, score, expected, actual, reason: paths.length === 1 ? reason : `${label}: ${reason}` },
      ...defined({ at: where, faultBelow }),
      metadata: { ...metadata, check: label },
    };
  },
});
