import { createHmac } from 'node:crypto';

/** Header that carries the signature (interface 6). */
export const SIGNATURE_HEADER = 'X-Service-Signature';

/**
 * Value of `X-Service-Signature`: `sha256=` and the lower-case hexadecimal HMAC-SHA256 (RFC 2104) of exactly these bytes; a
 * text counts as its UTF-8 bytes.
 */
export function signature(body: string | Uint8Array, secret: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
