import type { CategoryId, Found } from './categories.ts';
import type { Facet } from './facet.ts';

const found = (category: CategoryId, why: string): Found => ({ category, why });

/**
 * What the end state of a world shows (worlds.md 2): a call that should have been made and was not, one that was made with other arguments, or
 * one that changed what nobody asked for. Null where only a fact is missing from the answers.
 */
export function endStateTier({ failed, attempt }: Facet): Found | null {
  const verdict = failed.find(
    ({ scorer, metadata }) => scorer === 'end_state' && metadata['kind'] === 'end_state',
  );
  if (verdict === undefined) return null;
  const missing = namesIn(verdict.metadata['missing_calls']);
  const made = new Set(attempt.turns.flatMap(({ tool_calls }) => tool_calls ?? []).map(({ name }) => name));
  const otherwise = missing.filter((name) => made.has(name));
  const never = missing.filter((name) => !made.has(name));
  if (never.length > 0) return found('missing_tool_call', `did not call ${never.join(', ')}`);
  if (otherwise.length > 0)
    return found(
      'bad_tool_arguments',
      `called ${otherwise.join(', ')} with other arguments than were asked for`,
    );
  const { forbidden, differences } = verdict.metadata;
  if (Array.isArray(forbidden) && forbidden.length > 0)
    return found('unneeded_tool_call', 'did what the case rules out');
  const [changed] = Array.isArray(differences) ? differences.filter(hasCause) : [];
  return changed === undefined
    ? null
    : found(
        'unneeded_tool_call',
        `changed what should have stayed as it was (${changed.path}), by ${changed.by}`,
      );
}

function namesIn(calls: unknown): string[] {
  if (!Array.isArray(calls)) return [];
  const names = calls.map((call: unknown) =>
    typeof call === 'object' && call !== null && 'name' in call && typeof call.name === 'string'
      ? call.name
      : '',
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

const hasCause = (one: unknown): one is { path: string; by: string } =>
  typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'string';
