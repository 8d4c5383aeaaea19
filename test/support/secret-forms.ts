import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every form in which a secret could stand in a file: raw, as JSON text, hexadecimal, base64 and base64url at each of the three alignments. */
export function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret);
  const forms: Record<string, string> = {
    raw: secret,
    json: JSON.stringify(secret).slice(1, -1),
    'url encoding': encodeURIComponent(secret),
    hex: bytes.toString('hex'),
    'capital hex': bytes.toString('hex').toUpperCase(),
  };
  for (const before of [0, 1, 2])
    for (const encoding of ['base64', 'base64url'] as const) {
      // Only the digits that come from the secret alone, whatever stands before and after it.
      const first = Math.ceil((before * 8) / 6);
      const last = Math.floor(((before + bytes.length) * 8) / 6);
      const text = Buffer.concat([Buffer.alloc(before), bytes]).toString(encoding);
      forms[`${encoding} after ${before}`] = text.slice(first, last);
    }
  return forms;
}

/** The files below a folder in which a secret stands in any form, as `path: form`. */
export function filesWith(secret: string, folder: string): string[] {
  const forms = Object.entries(formsOf(secret));
  return filesBelow(folder).flatMap((path) => {
    const text = readFileSync(path, 'latin1');
    return forms
      .filter(([, form]) => text.includes(Buffer.from(form).toString('latin1')))
      .map(([name]) => `${path}: ${name}`);
  });
}

/** Paths of all files, those in folders below too. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
