import { Fault } from '../../errors.ts';
import { xmlText } from './escape-html.ts';
import { markdownEntities } from './escape-markdown.ts';

/** Shorter values occur in ordinary text by chance; taking them out would garble reports and point at the secret (security.md S04). */
const SHORTEST_SECRET = 8;
const MARK = '[redacted]';

const utf8 = (text: string) => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array) => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The characters of a base64 text that depend on these bytes alone, for the three ways in which they can lie in it:
 * `shift` bytes before them spoil the first 0, 2 or 3 characters, an unfinished group the last one.
 */
function base64Cores(bytes: Uint8Array): string[] {
  return [0, 1, 2].map((shift) => {
    const shifted = new Uint8Array(shift + bytes.length);
    shifted.set(bytes, shift);
    return base64(shifted).slice([0, 2, 3][shift], Math.floor((shifted.length * 8) / 6));
  });
}

/** Every spelling in which a secret may turn up in a report, a log, an error or an artifact. */
function spellings(secret: string): string[] {
  const bytes = utf8(secret);
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = json.replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const uri = encodeURIComponent(secret.toWellFormed());
  const strictUri = uri.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const uris = [uri, strictUri, encodeURI(secret.toWellFormed()), strictUri.replaceAll('%20', '+')];
  const cores = base64Cores(bytes);
  return [
    secret,
    json,
    ascii,
    JSON.stringify(json).slice(1, -1),
    json.replaceAll('/', '\\/'),
    ...uris,
    ...uris.map((text) => text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())),
    ...cores,
    ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
    ...cores.map((core) => encodeURIComponent(core)),
    hex(bytes),
    hex(bytes).toUpperCase(),
    xmlText(secret),
    xmlText(secret).replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    markdownEntities(secret),
    secret.replaceAll('"', '""'),
  ];
}

/** Whether `redactor` takes this value: long enough to be distinguished from ordinary text. */
export function isRedactable(secret: string): boolean {
  return secret.trim().length >= SHORTEST_SECRET;
}

/**
 * A function that takes every secret out of a text: as it is, line by line, and in its JSON, URL, base64 (any alignment),
 * base64url, hexadecimal, XML, CSV and Markdown spellings. One pass; overlapping finds are removed together. Empty values
 * are no secrets. Throws Fault `usage` for a value under 8 characters, without showing it (security.md S04).
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret === '') continue;
    if (!isRedactable(secret))
      throw new Fault(
        'usage',
        `a secret of ${secret.length} characters is too short to be kept out of reports`,
        {
          hint: `Use a value of at least ${SHORTEST_SECRET} characters.`,
        },
      );
    const parts = [secret, secret.trim(), ...secret.split(/\r\n?|\n/)];
    for (const part of parts) if (isRedactable(part)) for (const form of spellings(part)) forms.add(form);
  }
  if (forms.size === 0) return (text) => text;
  // Longest first, so that the regex finds the longest form at each place.
  const ordered = [...forms].sort((a, b) => b.length - a.length);
  const source = ordered.map((form) => form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')).join('|');
  const pattern = new RegExp(source, 'g');
  return (text) => removeAll(text, pattern);
}

function removeAll(text: string, pattern: RegExp): string {
  let result = '';
  let copied = 0;
  let end = -1;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    if (found.index > end) {
      result += `${text.slice(copied, found.index)}${MARK}`;
    }
    end = Math.max(end, found.index + found[0].length);
    copied = end;
    pattern.lastIndex = found.index + 1;
  }
  return result + text.slice(copied);
}
