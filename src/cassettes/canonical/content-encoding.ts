import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** Larger bodies are not recorded: 64 MiB, after decompression. */
export const MOST_BODY = 64 * 1024 * 1024;

const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: MOST_BODY }),
  'x-gzip': (bytes) => gunzipSync(bytes, { maxOutputLength: MOST_BODY }),
  deflate: (bytes) => inflateSync(bytes, { maxOutputLength: MOST_BODY }),
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: MOST_BODY }),
  identity: (bytes) => bytes,
};

/** A body as it was before it was compressed; undefined where that is not known here, damaged or too large. */
export function decoded(bytes: Uint8Array, encoding: string | undefined): Uint8Array | undefined {
  const names = (encoding ?? 'identity')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  let left = bytes;
  try {
    for (const name of names.reverse()) {
      const decode = Object.hasOwn(DECODERS, name) ? DECODERS[name] : undefined;
      if (decode === undefined) return undefined;
      left = decode(left);
    }
    return left;
  } catch {
    return undefined;
  }
}
