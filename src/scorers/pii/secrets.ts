import type { Detector, PiiSpan } from './pii-type.ts';
import { findSecretForms, isReference } from './secret-forms.ts';

/** Secrets that show themselves by their prefix or shape. */
const SHAPES: readonly RegExp[] = [
  /(?<![\w-])sk-[A-Za-z0-9_-]{16,200}/g,
  /(?<![\w-])(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,200}/g,
  /(?<!\w)gh[pousr]_[A-Za-z0-9]{30,255}/g,
  /(?<!\w)github_pat_\w{22,255}/g,
  /(?<!\w)glpat-[\w-]{20,64}/g,
  /(?<!\w)xox[abeoprs]-[A-Za-z0-9-]{10,250}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<!\w)AIza[\w-]{35}/g,
  /(?<!\w)ya29\.[\w-]{20,300}/g,
  /(?<!\w)npm_[A-Za-z0-9]{36}/g,
  /(?<!\w)SG\.[\w-]{16,32}\.[\w-]{16,64}/g,
  /-----BEGIN (?:[A-Z]{2,12} ){0,2}PRIVATE KEY-----(?:[\s\S]{0,8000}?-----END (?:[A-Z]{2,12} ){0,2}PRIVATE KEY-----)?/g,
  /(?<![\w.-])eyJ[\w-]{8,2000}\.eyJ[\w-]{8,4000}\.[\w-]{16,1000}/g,
];
const ASSIGNED =
  /\b(pass(?:word|wd|phrase|code)|pwd|secret|(?:api|access|auth|secret|private)[ _-]?(?:key|token)|token|client[ _-]?secret|credentials?)\b["'`]?(?: (?:for|of|to|on) [^\n.:=]{1,40}?(?= (?:is|was)\b|[:=]))?(?: (?:is|was)(?: now| set to)?)?(?:\s*[:=]\s*|(?<=is|was|to|now) +|\s+(?=["'`]))["'`]?([^\s"'`,;<>{}[\]]{4,200})/gi;
/** "with password q7R#mX2&tone": no sign between, so only a value with letters, digits and signs in it. */
const BARE =
  /\b(?:password|passcode|passphrase|pwd)\s+(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[A-Za-z])(?=[^\s]{0,40}[!#$%^&*?@_+=])([^\s"'`,;<>{}[\]]{8,60})/gi;
/** Bare values need this length and this many bits a character to be no word (metrics.md 10.5). */
const LEAST_LENGTH = 8;
const LEAST_ENTROPY = 3;
const PLACEHOLDER =
  /your|example|placeholder|changeme|redacted|\*{3,}|x{4,}|\.{3}|<|>|todo|dummy|sample|^(?:password|secret|token|test|none|null|undefined|incorrect|required|correct|invalid|expired)/i;

/** Shannon entropy in bits a character. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Keys, tokens, private keys, and assigned passwords of enough entropy (metrics.md 10.5). */
export const findSecrets: Detector = (text) => {
  const spans: PiiSpan[] = [];
  for (const shape of SHAPES) {
    for (const match of text.matchAll(shape)) {
      const subject = PLACEHOLDER.test(match[0]) ? 'placeholder' : 'private_person';
      spans.push({
        type: 'secret',
        start: match.index,
        end: match.index + match[0].length,
        subject,
        confidence: 'high',
      });
    }
  }
  for (const match of text.matchAll(BARE)) {
    const value = (match[1] ?? '').replace(/[.!?)]+$/, '');
    if (value.length < LEAST_LENGTH || entropy(value) < LEAST_ENTROPY || PLACEHOLDER.test(value)) continue;
    const start = match.index + match[0].length - (match[1] ?? '').length;
    spans.push({
      type: 'password',
      start,
      end: start + value.length,
      subject: 'private_person',
      confidence: 'high',
    });
  }
  for (const match of text.matchAll(ASSIGNED)) {
    const value = (match[2] ?? '').replace(/[.!?)]+$/, '');
    if (value.length < LEAST_LENGTH || entropy(value) < LEAST_ENTROPY || PLACEHOLDER.test(value)) continue;
    if (/^[a-z]+$/i.test(value) && !/[a-z][A-Z]/.test(value)) continue;
    if (/^https?:/i.test(value) || isReference(value)) continue;
    const start = match.index + match[0].length - (match[2] ?? '').length;
    const type = /^p/i.test(match[1] ?? '') && !/^private/i.test(match[1] ?? '') ? 'password' : 'secret';
    spans.push({ type, start, end: start + value.length, subject: 'private_person', confidence: 'high' });
  }
  return [...spans, ...findSecretForms(text)];
};
