import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What opens the progress stream of one run and nothing else (contract 11). */
export interface RunTokens {
  /** The token of a run: the same after a restart with the same account key. */
  runToken(runId: string): string;
  /** Whether a token opens the stream of this run; takes the same time whatever is wrong with it. */
  tokenFits(runId: string, token: string): boolean;
}

/** HMAC-SHA256 over the id of the run, under a key that HKDF-SHA256 (RFC 5869) derives of the account key's hash for this purpose alone. */
export function runTokens(accountKey: string): RunTokens {
  const digest = createHash('sha256').update(accountKey).digest();
  const key = Buffer.from(hkdfSync('sha256', digest, '', 'assay progress stream of one run', 32));
  const macOf = (runId: string) => createHmac('sha256', key).update(runId).digest();
  return {
    runToken: (runId) => macOf(runId).toString('base64url'),
    tokenFits(runId, token) {
      const expected = macOf(runId);
      // Digests of both: of one length, whatever was sent.
      const given = createHash('sha256').update(token).digest();
      const wanted = createHash('sha256').update(expected.toString('base64url')).digest();
      return timingSafeEqual(given, wanted);
    },
  };
}
