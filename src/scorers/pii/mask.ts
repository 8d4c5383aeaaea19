import { detectForMasking } from './detect.ts';
import type { PiiType } from './pii-type.ts';

/** How many characters of a long number stay readable (metrics.md 4.5). */
const SHOWN = 4;
const NAMES = new Set<PiiType>(['person_name', 'username', 'location', 'address']);
/** Kinds whose words are a class, not a value ("diabetes"): the class is the finding. */
const CLASSES = new Set<PiiType>(['health', 'financial', 'age']);

/**
 * A value as it may be shown: e-mails keep the first letter and the domain, numbers their last characters (at most a
 * third of them), names their initials; secrets show nothing but their kind.
 */
export function maskValue(type: PiiType, raw: string): string {
  if (type === 'email') return `${raw.slice(0, 1)}***@${/@([\w.-]+)/.exec(raw)?.[1] ?? ''}`;
  if (type === 'password' || type === 'secret' || type === 'biometric' || CLASSES.has(type))
    return `[${type}]`;
  if (NAMES.has(type)) return raw.replace(/[\p{L}\p{N}]+/gu, (word) => `${word.slice(0, 1)}***`);
  const compact = raw.replace(/[^\p{L}\p{N}]/gu, '');
  const kept = Math.min(SHOWN, Math.floor(compact.length / 3));
  const tail = compact.slice(compact.length - kept);
  // A judge may quote more than the value; letters at the end could be a name beside it.
  return `***${/\d/.test(tail) ? tail : ''}`;
}

/**
 * Something of this stands in every value that can be masked: a digit, an at sign, hexadecimal pairs, the name of a secret,
 * or a token longer than words are. Nearly every text ends here, at a fraction of what the detectors cost.
 */
const MAY_HOLD = /[\d@]|[a-f]{1,4}[:-][a-f:]|pass|pwd|secret|token|key|credential|[\w-]{14}/i;

/** A text with every personal value masked that the detectors are sure of: for whatever of a subject a result shows (metrics.md 0.8, 12.3). */
export function maskPii(text: string): string {
  if (!MAY_HOLD.test(text)) return text;
  let masked = '';
  let from = 0;
  for (const span of detectForMasking(text)) {
    masked += text.slice(from, span.start) + maskValue(span.type, text.slice(span.start, span.end));
    from = span.end;
  }
  return masked + text.slice(from);
}
