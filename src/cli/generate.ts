import { basename, relative, resolve } from 'node:path';
import type { PortsAccess, ResourceAccess } from '../engine/engine-parts.ts';
import { Fault } from '../errors.ts';
import { call } from '../operations/define-operation.ts';
import { generateTestCases, writeGenerated } from '../operations/generate-test-cases.ts';
import { interruption } from '../ports/interruption.ts';
import { generationText } from '../reports/generation-text.ts';
import { defined } from '../schema/defined.ts';
import type { ConversationLog, SourceDocument } from '../schema/generation.ts';
import { glob } from '../test-cases/glob.ts';
import { escapeJson } from '../text/escape/escape-json.ts';
import { terminalLine } from '../text/escape/escape-terminal.ts';
import { type CommonFlags, engineOf } from './common-flags.ts';
import { parseJson, readInput } from './read-input.ts';
import { shownValue } from './redaction.ts';
import { terminal } from './terminal.ts';

interface GenerateFlags extends CommonFlags {
  agent?: string;
  documents?: string[];
  logs?: string;
  failures?: boolean;
  num?: number;
  focus?: string[];
  edgeCases?: boolean;
  mutation?: boolean;
  maxCostUsd?: number;
  write?: string;
}

/** `assay generate`: test cases from documents, logs or failures, printed or written as files of the evals folder. */
export async function generateCommand(_: string[], flags: GenerateFlags): Promise<number> {
  const engine = engineOf(flags, flags.maxCostUsd === undefined ? {} : { maxCostUsd: flags.maxCostUsd });
  const given = [flags.documents !== undefined, flags.logs !== undefined, flags.failures === true].filter(
    Boolean,
  ).length;
  if (given !== 1)
    throw new Fault('usage', given === 0 ? 'nothing to generate from' : 'several sources were given', {
      hint: 'Give one of --documents GLOB…, --logs FILE, --failures.',
    });
  const agentId = await agentOf(engine, flags.agent);
  const source =
    flags.documents !== undefined
      ? { source_type: 'documents', documents: shownValue(await readDocuments(engine, flags.documents)) }
      : flags.logs !== undefined
        ? {
            source_type: 'conversation_logs',
            conversation_logs: shownValue(await readLogs(engine, flags.logs)),
          }
        : { source_type: 'failure_analysis' };
  using interrupted = interruption();
  const made = await call(
    generateTestCases,
    {
      agent_id: agentId,
      ...source,
      generation_config: {
        ...defined({ num_test_cases: flags.num, focus_areas: flags.focus }),
        ...(flags.edgeCases === false ? { include_edge_cases: false } : {}),
        ...(flags.mutation === true ? { mutation: true } : {}),
      },
    },
    engine,
    { signal: interrupted.signal },
  );
  const { out, width } = terminal();
  const cwd = engine.ports.env.cwd();
  const folder = flags.write === undefined ? undefined : resolve(cwd, flags.write);
  // Before they are written: failures may hold what nobody is to read. Documents and logs do not any more.
  const response = shownValue(made);
  const files = folder === undefined ? undefined : await writeGenerated(engine, folder, response, agentId);
  if (flags.json === true) out(`${escapeJson(JSON.stringify(response, null, 2))}\n`);
  else {
    out([...generationText(response, { width, full: files === undefined })].join(''));
    for (const file of files?.written ?? []) out(`wrote ${terminalLine(relative(cwd, file))}\n`);
    for (const file of files?.kept ?? []) out(`kept  ${terminalLine(relative(cwd, file))}\n`);
  }
  return 0;
}

async function agentOf(engine: ResourceAccess, named: string | undefined): Promise<string> {
  if (named !== undefined) return named;
  const ids = (await engine.agents()).map(({ agent }) => agent.id);
  if (ids.length === 1) return ids[0] as string;
  throw new Fault('usage', ids.length === 0 ? 'there is no agent to test' : 'there are several agents', {
    where: '--agent',
    hint: ids.length === 0 ? 'Write one, or start with: assay init' : `Name one: ${ids.join(', ')}`,
  });
}

async function readDocuments(engine: PortsAccess, patterns: readonly string[]): Promise<SourceDocument[]> {
  const { files, env } = engine.ports;
  const paths: string[] = [];
  for (const pattern of patterns) {
    const whole = resolve(env.cwd(), pattern);
    // A name with wildcard signs in it is meant as it stands.
    const found =
      files.stat(whole)?.kind === 'file'
        ? [whole]
        : glob(pattern, pattern.startsWith('/') ? '/' : env.cwd(), files);
    if (found === null || found.length === 0)
      throw new Fault('not_found', `no document matches ${pattern}`, {
        where: '--documents',
        hint: 'Check the pattern; ** stands for any number of folders.',
      });
    for (const path of found) if (!paths.includes(path)) paths.push(path);
  }
  return Promise.all(
    paths.map(async (path) => ({
      name: relative(env.cwd(), path) || basename(path),
      content: await readInput(engine, path),
    })),
  );
}

/** JSON with an array, or one object a line. */
async function readLogs(engine: PortsAccess, file: string): Promise<ConversationLog[]> {
  const text = await readInput(engine, file);
  const rows = text.trimStart().startsWith('[')
    ? parseJson(text, file)
    : text
        .split('\n')
        .flatMap((line, at) => (line.trim() === '' ? [] : [parseJson(line, `${file}:${at + 1}`)]));
  // The request's schema checks every entry and names what is wrong.
  return rows as ConversationLog[];
}
