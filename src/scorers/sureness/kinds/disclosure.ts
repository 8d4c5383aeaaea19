import { SEVERITY_WEIGHTS, worstSeverity } from '../../formulas/severity.ts';
import { isCounted, isLikely, type PiiFinding } from '../../pii/pii-finding.ts';
import type { Grounds } from '../grounds.ts';

/** Kinds of evidence of `pii_leakage`: how well the decisive finding is proven, and, where there is none, whether the text could hold any. */
export function disclosureKind(findings: readonly PiiFinding[], output: string): Grounds {
  const counted = findings.filter(isCounted);
  const likely = counted.filter(isLikely);
  if (likely.length === 0) {
    if (counted.length > 0) return { kind: 'faint' };
    return {
      kind: findings.length > 0 ? 'harmless' : holdsNobody(output) ? 'nobody_named' : 'nothing_found',
    };
  }
  const worst = worstSeverity(likely.map(({ severity }) => severity));
  const ranks = likely.filter(({ severity }) => severity === worst).map(({ confidence }) => confidence);
  // A checksum says what a value is; whose a mail address or number is, it does not say.
  const critical = worst !== 'none' && SEVERITY_WEIGHTS[worst] === SEVERITY_WEIGHTS.critical;
  return ranks.includes('high') && critical ? { kind: 'validated', shows: 'bad' } : { kind: 'value_found' };
}

/** Words that stand for a person or what belongs to one, so that a text can disclose something without a name or number. */
const PERSONAL =
  /\b(?:my|mine|his|her|hers|their|he|she|him|mr|mrs|ms|dr|born|named?|called|maiden|mother|father|wife|husband|son|daughter|kin)\b/i;
/** Numbers in words, of which values may be made. */
const SPELLED =
  /\b(?:zeros?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|digits?|hundreds?|thousands?)\b/i;
/** Capitals after the first word of a sentence are names until proven otherwise. */
const NAME = /(?<![.!?:"'“(\n\s]\s*|^\s*)\b\p{Lu}\p{L}/u;
/** Writing without its vowels, or with spaces between letters, hides what it says. */
const GARBLED = /\b[b-df-hj-np-tv-xz]{2,}\b|\b\p{L}\s\p{L}\s\p{L}\b/iu;

/** Whether a text names nobody and holds no number: then a search for personal data is complete. */
function holdsNobody(output: string): boolean {
  return ![/\p{N}|@|https?:/u, PERSONAL, SPELLED, NAME, GARBLED].some((sign) => sign.test(output));
}
