import type { CategoryId, Found } from './categories.ts';
import type { Facet } from './facet.ts';
import type { FailedCheck } from './failed-checks.ts';

const LACKS = 'incomplete_answer';
const FORM = 'format_violation';
const IGNORED = 'instruction_ignored';

/** What a check that failed says of the answer, by the word that it is written by. What own code and groups say is in their words. */
const BY_KIND: Readonly<Record<string, CategoryId>> = {
  ...{ contains: LACKS, icontains: LACKS, contains_any: LACKS, contains_all: LACKS, similar: LACKS },
  ...{ equals: IGNORED, starts_with: IGNORED, ends_with: IGNORED, matches: IGNORED },
  ...{ not_equals: IGNORED, not_contains: IGNORED, not_icontains: IGNORED, not_contains_any: IGNORED },
  ...{ not_contains_all: IGNORED, not_starts_with: IGNORED, not_ends_with: IGNORED, not_matches: IGNORED },
  ...{ json: FORM, json_schema: FORM, at: FORM, not_json: FORM, not_json_schema: FORM },
  ...{ called: 'missing_tool_call', tool_calls: 'wrong_tool' },
  ...{ not_called: 'unneeded_tool_call', max_tool_calls: 'unneeded_tool_call' },
};

/** The category of the first failed check that has one: its sentence quotes the answer, whose words say nothing of what went wrong. */
export function checkTier({ failed }: Pick<Facet, 'failed'>): Found | null {
  for (const one of failed) {
    const category = categoryOf(one);
    if (category !== undefined) return { category, why: `the check ${one.scorer} failed` };
  }
  return null;
}

function categoryOf({ metadata }: FailedCheck): CategoryId | undefined {
  const { kind, expected, actual } = metadata;
  // Scorers of one's own may write any of these; all of them together a check writes.
  if (typeof kind !== 'string' || expected === undefined || actual === undefined) return undefined;
  if (kind === 'length') return isTooLong(expected, actual) ? 'verbosity' : LACKS;
  return Object.hasOwn(BY_KIND, kind) ? BY_KIND[kind] : undefined;
}

/** `0 to 3 words`, and what was counted. */
function isTooLong(expected: unknown, actual: unknown): boolean {
  const most = /^\d+ to (\d+) /.exec(String(expected))?.[1];
  return most !== undefined && Number(actual) > Number(most);
}
