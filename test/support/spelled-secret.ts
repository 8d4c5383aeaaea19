import { escapeHtml, xmlText } from '../../src/text/escape/escape-html.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const code = (text: string, of: (unit: number) => string) =>
  [...text].map((one) => of(one.charCodeAt(0))).join('');
/** RFC 4648, without padding and the bits of a last group. */
export const base32 = (bytes: Uint8Array) =>
  (
    [...bytes]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .match(/.{5}/g) ?? []
  )
    .map((group) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(group, 2)])
    .join('');

/** Twenty and more encodings in which an agent may say a secret, by name. */
export const ENCODINGS: Record<string, (secret: string) => string> = {
  raw: (secret) => secret,
  json: (secret) => JSON.stringify(secret).slice(1, -1),
  'json in json': (secret) => JSON.stringify(JSON.stringify(secret).slice(1, -1)).slice(1, -1),
  'json with escaped slashes': (secret) => JSON.stringify(secret).slice(1, -1).replaceAll('/', '\\/'),
  '\\u codes': (secret) => code(secret, (unit) => `\\u${unit.toString(16).padStart(4, '0')}`),
  '\\x codes': (secret) => code(secret, (unit) => `\\x${unit.toString(16).padStart(2, '0')}`),
  url: encodeURIComponent,
  'url, lower case': (secret) => encodeURIComponent(secret).replace(/%../g, (one) => one.toLowerCase()),
  'url, every character': (secret) => code(secret, (unit) => `%${unit.toString(16).padStart(2, '0')}`),
  form: (secret) => new URLSearchParams({ k: secret }).toString().slice(2),
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 behind a byte': (secret) => Buffer.from(` ${secret}`).toString('base64'),
  'base64 behind two bytes': (secret) => Buffer.from(`  ${secret}`).toString('base64'),
  base64url: (secret) => Buffer.from(secret).toString('base64url'),
  'base64 of utf-16': (secret) => Buffer.from(secret, 'utf16le').toString('base64'),
  base32: (secret) => base32(Buffer.from(secret)),
  hex: (secret) => hex(Buffer.from(secret)),
  'hex, upper case': (secret) => hex(Buffer.from(secret)).toUpperCase(),
  'hex with colons': (secret) => hex(Buffer.from(secret)).replace(/..(?=.)/g, '$&:'),
  xml: xmlText,
  html: escapeHtml,
  'html codes': (secret) => code(secret, (unit) => `&#${unit};`),
  csv: (secret) => secret.replaceAll('"', '""'),
  'markdown, with backslashes': (secret) => secret.replace(/[!-/:-@[-`{-~]/g, '\\$&'),
};

/** The middle of a spelling: what is left of it in no sink when it was taken out, whatever a sink does at its ends. */
export const middle = (spelled: string) =>
  spelled.slice(Math.floor(spelled.length / 3), Math.ceil((spelled.length * 2) / 3));
