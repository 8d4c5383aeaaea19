import { hash } from 'node:crypto';

/** Shorter ones may be words or ids; longer ones are pictures, sounds and files. */
const SHORTEST_BASE64 = 512;
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;
const DATA_URL = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=.-]+)*;base64,/;

/** A text as it is compared: what is base64, alone or in a data URL, by its hash and length. */
export function withoutBase64(text: string): string {
  if (text.length < 64) return text;
  const [head, type] = DATA_URL.exec(text.slice(0, 200)) ?? [];
  if (head !== undefined)
    return `[${type ?? 'data'} sha256:${sha256(text.slice(head.length))} ${text.length}]`;
  if (text.length < SHORTEST_BASE64 || !BASE64.test(text)) return text;
  // Of one letter again and again nobody makes a file; such texts stand in tests of long inputs.
  return /^(.)\1*$/.test(text) ? text : `[base64 sha256:${sha256(text)} ${text.length}]`;
}

/** SHA-256 (hex). */
export const sha256 = (data: string | Uint8Array): string => hash('sha256', data);

/** Bytes as text, or undefined where they are none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
