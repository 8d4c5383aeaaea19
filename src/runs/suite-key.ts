import { createHash } from 'node:crypto';
import { canonicalJson } from '../text/canonical-json.ts';
import type { CaseDescription } from './records.ts';

/** SHA-256 (hex) over what the whole suite plays, in order: shards with the same key are parts of the same suite. */
export const suiteKey = (descriptions: readonly CaseDescription[]) =>
  keyOf(
    descriptions.map(({ id, hash, agent_id, repeat, min_passes, scorers, gating, skip }) => [
      ...[id, hash, agent_id, repeat, min_passes],
      ...[scorers, gating, skip ?? null],
    ]),
  );

/** SHA-256 (hex) over who plays what: shards with the same key leave nothing out and play nothing twice. */
export const cutKey = (shards: readonly number[]) => keyOf(shards);

const keyOf = (value: unknown) => createHash('sha256').update(canonicalJson(value)).digest('hex');
