import type { CheckKind } from './check-kind.ts';
import { allOf } from './kinds/all-of.ts';
import { anyOf } from './kinds/any-of.ts';
import { at } from './kinds/at.ts';
import { called } from './kinds/called.ts';
import { command } from './kinds/command.ts';
import { contains } from './kinds/contains.ts';
import { containsAll } from './kinds/contains-all.ts';
import { containsAny } from './kinds/contains-any.ts';
import { costUsd } from './kinds/cost-usd.ts';
import { diff } from './kinds/diff.ts';
import { endsWith } from './kinds/ends-with.ts';
import { equals } from './kinds/equals.ts';
import { file } from './kinds/file.ts';
import { forbiddenTools } from './kinds/forbidden-tools.ts';
import { icontains } from './kinds/icontains.ts';
import { javascript } from './kinds/javascript.ts';
import { json } from './kinds/json.ts';
import { jsonSchema } from './kinds/json-schema.ts';
import { latencyMs } from './kinds/latency-ms.ts';
import { length } from './kinds/length.ts';
import { matches } from './kinds/matches.ts';
import { maxToolCalls } from './kinds/max-tool-calls.ts';
import { maxTurns } from './kinds/max-turns.ts';
import { notCalled } from './kinds/not-called.ts';
import { python } from './kinds/python.ts';
import { similar } from './kinds/similar.ts';
import { spans } from './kinds/spans.ts';
import { startsWith } from './kinds/starts-with.ts';
import { tokens } from './kinds/tokens.ts';
import { toolCalls } from './kinds/tool-calls.ts';

/** Every kind of check, one line each, in the order of every list shown. */
export const checkKinds: readonly CheckKind[] = [
  equals,
  contains,
  icontains,
  containsAny,
  containsAll,
  startsWith,
  endsWith,
  matches,
  json,
  jsonSchema,
  at,
  similar,
  length,
  toolCalls,
  called,
  notCalled,
  forbiddenTools,
  spans,
  maxToolCalls,
  maxTurns,
  latencyMs,
  costUsd,
  tokens,
  file,
  command,
  diff,
  javascript,
  python,
  anyOf,
  allOf,
];

const byName = new Map(checkKinds.map((kind) => [kind.name, kind]));
const NOT = 'not_';

/** The kind that a word names, and whether the word is its negation. */
export function findKind(word: string): { kind: CheckKind; negated: boolean } | undefined {
  const plain = byName.get(word);
  if (plain !== undefined) return { kind: plain, negated: false };
  const kind = word.startsWith(NOT) ? byName.get(word.slice(NOT.length)) : undefined;
  return kind === undefined ? undefined : { kind, negated: true };
}

/** Whether the name of a kind is a check by itself: there is nothing else to say than that it should hold. */
export const needsNoValue = ({ name, example }: CheckKind): boolean => example.check[name] === true;

/** All words that name a check, negations behind their kinds. */
export function checkNames(): string[] {
  return checkKinds.flatMap(({ name, negatable }) => (negatable ? [name, `${NOT}${name}`] : [name]));
}
