import type { OfflineVerdict } from '../../../judges/items.ts';
import { judgeClaim } from '../../../text/language/contradiction.ts';
import { indexText } from '../../../text/language/indexed-text.ts';
import { evidence } from '../../formulas/evidence.ts';

/** Share of p that is left to a claim which the reference does not mention: it is no contradiction, and no confirmation either. */
const UNMENTIONED = 0.5;

/** The offline judge of claims against a reference answer, for contradictions alone (metrics.md 8, 10.4). The reference is read once. */
export function judgeAgainstReference(
  reference: string,
): (claim: string) => OfflineVerdict<'consistent' | 'contradicted'> {
  const text = indexText(reference);
  return (claim) => {
    const { verdict, p, reason, evidence: quote } = judgeClaim(claim, text);
    if (verdict === 'contradicted')
      return { verdict: 'contradicted', reason, quote, p: evidence(false, 2 * p) };
    const known = verdict === 'supported';
    return {
      verdict: 'consistent',
      reason: known ? 'The reference says this.' : 'The reference does not speak against it.',
      quote: '',
      p: evidence(true, known ? p : UNMENTIONED),
    };
  };
}
