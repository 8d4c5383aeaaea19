import { hash } from 'node:crypto';
import type { TestCase } from '../schema/test-case.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/**
 * SHA-256 (hex) over everything in a case that can change its result. Name, tags, place and the marks that only choose
 * (`skip`, `only`, `gating`, `affects`) are left out, so that a moved or renamed case is still the same. `attachments` are
 * the digests of attached files, in order.
 */
export function caseHash(testCase: TestCase, attachments: readonly string[] = []): string {
  const { type, agent_id, turns, repeat, min_passes, threshold } = testCase;
  const { expected_state, max_steps, forbidden_tools, user } = testCase;
  // A mark that is left out leaves the hash as it was before there was such a mark.
  const content = {
    ...{ type, agent_id, turns, repeat, min_passes, threshold, attachments },
    ...{ expected_state, max_steps, forbidden_tools, user },
  };
  return sha256(canonicalJson(content));
}

export function sha256(bytes: string | Uint8Array): string {
  return hash('sha256', bytes);
}
