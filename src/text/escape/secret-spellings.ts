import { xmlText } from './escape-html.ts';
import { markdownEntities, proseEntities } from './escape-markdown.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Two bytes a character, low byte first: what other systems make base64 of. */
function utf16(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = text.charCodeAt(at >> 1) >> (at % 2 === 0 ? 0 : 8);
  return bytes;
}
const base64 = (bytes: Uint8Array) => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};
const hexOf = (byte: number) => byte.toString(16).padStart(2, '0');
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 section 6, without padding; an unfinished group is left out. */
function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let count = 0;
  for (const byte of bytes) {
    // At most four bits wait for the next byte.
    bits = ((bits << 8) | byte) & 0xfff;
    for (count += 8; count >= 5; count -= 5) text += BASE32[(bits >> (count - 5)) & 31];
  }
  return text;
}

/**
 * The characters of a base64 text that depend on these bytes alone, for the three ways in which they can lie in it:
 * `shift` bytes before them spoil the first 0, 2 or 3 characters, an unfinished group the last one.
 */
function base64Cores(bytes: Uint8Array): string[] {
  return [0, 1, 2].map((shift) =>
    base64(behind(bytes, shift)).slice([0, 2, 3][shift], Math.floor(((shift + bytes.length) * 8) / 6)),
  );
}

/** The same of base32, where five bytes are a group of eight characters. */
const base32Cores = (bytes: Uint8Array) =>
  [0, 1, 2, 3, 4].map((shift) => base32(behind(bytes, shift)).slice(Math.ceil((shift * 8) / 5)));

function behind(bytes: Uint8Array, shift: number): Uint8Array {
  const shifted = new Uint8Array(shift + bytes.length);
  shifted.set(bytes, shift);
  return shifted;
}

/** What Markdown may have a backslash before: all that its standard lets, and what writers of it usually do. */
const MARKDOWN_MARKS = [/[!-/:-@[-`{-~]/g, /[\\`*_{}[\]()#+.!|<>~-]/g, /[\\`*_[\]<>~|]/g, /[*_`]/g, /_/g];

/**
 * Every spelling in which a secret may turn up in a report, a log, an error or an artifact; also as checks compare texts (without regard
 * to case, characters composed), and each as JSON quotes it.
 */
export function spellings(secret: string): string[] {
  const composed = secret.normalize('NFC');
  const forms = [...spelled(secret), composed, composed.toLowerCase()];
  const quoted = forms.filter((form) => QUOTED.test(form)).map((form) => JSON.stringify(form).slice(1, -1));
  return [...new Set([...forms, ...quoted])];
}

/** What JSON writes in another way, and more. */
const QUOTED = /["\\\x00-\x1f\ud800-\udfff]/;

function spelled(secret: string): string[] {
  const bytes = utf8(secret);
  const hexes = Array.from(bytes, hexOf);
  const units = secret.split('').map((unit) => unit.charCodeAt(0));
  const points = [...secret].map((one) => one.codePointAt(0) ?? 0);
  const json = JSON.stringify(secret).slice(1, -1);
  const ascii = json.replace(/[^\x00-\x7f]/g, (unit) => `\\u${hex4(unit.charCodeAt(0))}`);
  const uri = encodeURIComponent(secret.toWellFormed());
  const strictUri = uri.replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  const uris = [uri, strictUri, encodeURI(secret.toWellFormed()), strictUri.replaceAll('%20', '+'), form];
  const cores = [...base64Cores(bytes), ...base64Cores(utf16(secret))];
  const cores32 = base32Cores(bytes);
  const codes = [
    hexes.join(''),
    ...[' ', ':', '-'].map((between) => hexes.join(between)),
    hexes.map((byte) => `%${byte}`).join(''),
    hexes.map((byte) => `\\x${byte}`).join(''),
    units.map((unit) => `\\u${hex4(unit)}`).join(''),
    points.map((point) => `&#x${point.toString(16)};`).join(''),
    ...cores32,
  ];
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
    ...codes,
    // As a whole, but for what leads in a code: `\x`, `\u`, `&#x`.
    ...codes.map((text) =>
      text.toUpperCase().replaceAll('\\X', '\\x').replaceAll('\\U', '\\u').replaceAll('&#X', '&#x'),
    ),
    ...cores32.map((core) => core.toLowerCase()),
    points.map((point) => `&#${point};`).join(''),
    xmlText(secret),
    xmlText(secret).replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
    markdownEntities(secret),
    proseEntities(secret),
    ...MARKDOWN_MARKS.map((marks) => secret.replace(marks, '\\$&')),
    secret.replaceAll('"', '""'),
  ];
}

const hex4 = (unit: number) => unit.toString(16).padStart(4, '0');
