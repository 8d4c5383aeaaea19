import { sha256, textOf } from './binary.ts';

/** A part of a form: a short field as text, anything else by its hash. */
export interface CanonicalPart {
  readonly name?: string;
  readonly file?: string;
  readonly type?: string;
  readonly text?: string;
  readonly bytes?: number;
  readonly sha256?: string;
}

/** A field that is longer, or a file, is compared by its hash. */
const LONGEST_FIELD = 2_000;
const MOST_PARTS = 1_000;

/** The boundary that a content type names; undefined where it is no form of parts. */
export function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\//i.test(contentType)) return undefined;
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** The parts of a form (RFC 7578), whatever its boundary is; undefined where the bytes are no such form. */
export function partsOf(bytes: Uint8Array, boundary: string): CanonicalPart[] | undefined {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mark = Buffer.from(`--${boundary}`);
  const parts: CanonicalPart[] = [];
  let from = body.indexOf(mark);
  while (from >= 0) {
    const begin = from + mark.length;
    const next = body.indexOf(mark, begin);
    if (body.subarray(begin, begin + 2).toString('latin1') === '--') return parts;
    if (next < 0 || parts.length >= MOST_PARTS) return undefined;
    const part = partOf(body.subarray(begin, next));
    if (part === undefined) return undefined;
    parts.push(part);
    from = next;
  }
  return undefined;
}

function partOf(bytes: Buffer): CanonicalPart | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('utf8');
  // A line break stands before the next boundary.
  const body = bytes.subarray(end + 4, bytes.length - 2);
  const name = /(?:^|[;\s])name="([^"]*)"/i.exec(head)?.[1];
  const file = /(?:^|[;\s])filename="([^"]*)"/i.exec(head)?.[1];
  const type = /^content-type:\s*([^\r\n;]+)/im.exec(head)?.[1]?.trim().toLowerCase();
  const text = file === undefined && body.length <= LONGEST_FIELD ? textOf(body) : undefined;
  return {
    ...(name !== undefined && { name }),
    ...(file !== undefined && { file }),
    ...(type !== undefined && { type }),
    ...(text === undefined ? { bytes: body.length, sha256: sha256(body) } : { text }),
  };
}
