import { resolve } from 'node:path';
import type { EvalsAccess, PortsAccess } from '../../engine/engine-parts.ts';
import { asFault, Fault, type Problem } from '../../errors.ts';
import type { Files } from '../../ports/ports.ts';
import type { ConversationLog, GenerateRequest, SourceDocument } from '../../schema/generation.ts';
import type { GenerateSettings } from '../../schema/settings.ts';
import { findBoundary, isInside, shownPath } from '../../test-cases/boundary.ts';
import { glob } from '../../test-cases/glob.ts';
import { readNamedText } from '../../test-cases/reading/text-file.ts';
import { refuseReference, withoutScheme } from '../../test-cases/resolve-path.ts';
import { isGlob } from '../../text/path-pattern.ts';
import { isForbidden } from '../../text/secret-paths.ts';

/** What a request to generate cases takes from `generate` of `assay.yaml`, but for the agent. */
export type NamedSources = Pick<
  GenerateRequest,
  'source_type' | 'documents' | 'conversation_logs' | 'generation_config'
>;

/** Most documents that patterns may stand for together; a policy has far fewer, and each is held in memory. */
const MOST_DOCUMENTS = 1_000;

/**
 * Reads what the settings name to generate from: documents, else conversation logs, else nothing, which means stored failures. Paths
 * start at `assay.yaml` and stay inside of the boundary (contract 2). One Fault `validation_failed` holds every problem.
 */
export async function namedSources(
  { evalsDir, ports: { files } }: PortsAccess & EvalsAccess,
  settings: GenerateSettings,
): Promise<NamedSources> {
  const { agent_id: _, documents, logs, ...config } = settings;
  const folder = files.realPath(evalsDir) ?? evalsDir;
  const place = { folder, boundary: findBoundary(folder, files), files, problems: [] as Problem[] };
  const read: NamedSources =
    documents !== undefined
      ? {
          source_type: 'documents',
          documents: await documentsOf(documents, place),
          generation_config: config,
        }
      : logs !== undefined
        ? {
            source_type: 'conversation_logs',
            conversation_logs: await logsOf(logs, place),
            generation_config: config,
          }
        : { source_type: 'failure_analysis', generation_config: config };
  const { problems } = place;
  if (problems.length === 0) return read;
  throw new Fault(
    'validation_failed',
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
    {
      where: `${shownPath(resolve(folder, '..'), folder)}/assay.yaml`,
      hint: 'Paths start at the folder of assay.yaml, such as ../docs/policy.md or ../docs/**/*.md.',
      problems,
    },
  );
}

interface Place {
  folder: string;
  boundary: string;
  files: Files;
  problems: Problem[];
}

async function documentsOf(patterns: readonly string[], place: Place): Promise<SourceDocument[]> {
  const found = new Map<string, SourceDocument>();
  for (const [index, pattern] of patterns.entries()) {
    const path = `generate.documents[${index}]`;
    for (const name of matches(pattern, path, place)) {
      if (found.size >= MOST_DOCUMENTS) {
        place.problems.push({ path, message: `together these are more than ${MOST_DOCUMENTS} documents` });
        return [];
      }
      const read = await readNamedText(name, place.folder, place.boundary, place.files);
      if ('refused' in read) place.problems.push({ path, message: `${name} ${read.refused}` });
      else found.set(read.path, { name: shownPath(place.boundary, read.path), content: read.text });
    }
  }
  return [...found.values()];
}

/** Paths from the folder that a pattern stands for; none is a problem. */
function matches(written: string, path: string, { folder, boundary, files, problems }: Place): string[] {
  const pattern = withoutScheme(written);
  if (!isGlob(pattern)) return [pattern];
  const fixed = pattern.slice(0, pattern.search(/[*?]/));
  const start = resolve(folder, fixed.slice(0, fixed.lastIndexOf('/') + 1));
  const real = files.realPath(start);
  const isWithin =
    isInside(boundary, start) &&
    (real === null || isInside(boundary, real)) &&
    !/\/\.\.(?:\/|$)/.test(pattern.slice(fixed.length));
  const refused = refuseReference(pattern) ?? (isWithin ? undefined : 'leads out of the repository');
  const found = refused === undefined && real !== null ? glob(pattern, folder, files) : [];
  const allowed = (found ?? []).filter((file) => !isForbidden(shownPath(boundary, file)));
  const wrong = refused ?? (found === null ? 'matches too many files' : undefined);
  if (wrong !== undefined || allowed.length === 0)
    problems.push({ path, message: `${pattern} ${wrong ?? 'matches no file'}` });
  return allowed.map((file) => shownPath(folder, file));
}

/** JSON with an array, or one object a line; the schema of the request looks at the entries. */
async function logsOf(
  file: string,
  { folder, boundary, files, problems }: Place,
): Promise<ConversationLog[]> {
  const path = 'generate.logs';
  const read = await readNamedText(file, folder, boundary, files);
  if ('refused' in read) {
    problems.push({ path, message: `${file} ${read.refused}` });
    return [];
  }
  const pieces = read.text.trimStart().startsWith('[') ? [read.text] : read.text.split('\n');
  const rows: unknown[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.trim() === '') continue;
    try {
      rows.push(JSON.parse(piece));
    } catch (error) {
      const message = `${file}:${index + 1} is not JSON: ${asFault(error).message}`;
      problems.push({ path, message });
      return [];
    }
  }
  return rows.flat() as ConversationLog[]; // Border: checked by the schema of the request.
}
