import type { Subject } from '../schema/evaluation.ts';
import { isPresent } from '../text/language/normalize.ts';

/** Where a value came from that the request did not name itself; listed in `metadata.derived` (metrics.md 0.7, 1.2). */
export interface Derivation {
  readonly field: string;
  readonly from: string;
}

/** A text that a scorer needs, and the field it was found in. */
export interface Derived {
  readonly text: string;
  readonly from: string;
}

/** The role or persona of the assistant: `role`, else `system_prompt`, else a system entry of the history, else `expected_behavior` (metrics.md 1.2). */
export function roleOf(subject: Subject): Derived | undefined {
  return (
    field(subject, 'role') ??
    field(subject, 'system_prompt') ??
    systemEntry(subject) ??
    field(subject, 'expected_behavior')
  );
}

/** What the assistant is there for; undefined means that only the generic policy applies (metrics.md 1.2). */
export function domainOf(subject: Subject): Derived | undefined {
  return field(subject, 'domain') ?? field(subject, 'system_prompt') ?? field(subject, 'expected_behavior');
}

/** The scope of a conversation: `allowed_topics`, else a text that describes it (metrics.md 1.2). */
export function scopeOf(
  subject: Subject,
): { topics: readonly string[]; from: 'allowed_topics' } | { text: string; from: string } | undefined {
  const topics = (subject.allowed_topics ?? []).filter(isPresent);
  if (topics.length > 0) return { topics, from: 'allowed_topics' };
  return field(subject, 'system_prompt') ?? systemEntry(subject) ?? field(subject, 'expected_behavior');
}

/** The reference answer: `ground_truth`, else `expected_behavior` (metrics.md 1.2). */
export function referenceOf(subject: Subject): Derived | undefined {
  return field(subject, 'ground_truth') ?? field(subject, 'expected_behavior');
}

/** The line for `metadata.derived`; empty when the field itself was given. */
export function derivedFrom(wanted: string, found: { readonly from: string } | undefined): Derivation[] {
  return found === undefined || found.from === wanted ? [] : [{ field: wanted, from: found.from }];
}

/** Whether the history holds a present system entry: it stands in for the role. */
export function hasSystemEntry(subject: Subject): boolean {
  return systemEntry(subject) !== undefined;
}

/** Whether an entry of the history carries context of its own: it stands in for `context` of turn scorers. */
export function hasTurnContext(subject: Subject): boolean {
  return (subject.conversation_history ?? []).some((entry) => (entry.context ?? []).some(isPresent));
}

function field(
  subject: Subject,
  name: 'role' | 'system_prompt' | 'expected_behavior' | 'ground_truth' | 'domain',
) {
  const text = subject[name];
  return isPresent(text) ? { text, from: name } : undefined;
}

function systemEntry(subject: Subject): Derived | undefined {
  const text = (subject.conversation_history ?? [])
    .filter((entry) => entry.role === 'system' && isPresent(entry.content))
    .map((entry) => entry.content)
    .join('\n');
  return text === '' ? undefined : { text, from: 'conversation_history' };
}
