import { resolve } from 'node:path';
import type { PortsAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';

/** Text of a file named on the command line, or of standard input for `-`. */
export async function readInput(engine: PortsAccess, path: string): Promise<string> {
  if (path !== '-') {
    const absolute = resolve(engine.ports.env.cwd(), path);
    if (engine.ports.files.stat(absolute)?.kind !== 'file')
      throw new Fault('not_found', `no file ${path}`, {
        where: absolute,
        hint: 'Check the path; "-" reads standard input.',
      });
    return withoutMark(await engine.ports.files.readText(absolute));
  }
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece as Buffer);
  return withoutMark(Buffer.concat(pieces).toString('utf8'));
}

/** Some editors begin UTF-8 with a byte order mark, which is no JSON. */
const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

/** JSON with a message that says where it stands. */
export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Fault('malformed_json', `not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      where,
      hint: 'Give one JSON object, or one a line for JSONL.',
      cause: error,
    });
  }
}

/** Names separated by commas, blanks dropped. */
export function namesOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
