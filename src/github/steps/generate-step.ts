import { join, resolve } from 'node:path';
import { Fault } from '../../errors.ts';
import { namedSources } from '../../jobs/generation/named-sources.ts';
import { call } from '../../operations/define-operation.ts';
import { generateTestCases, writeGenerated } from '../../operations/generate-test-cases.ts';
import { interruption } from '../../ports/interruption.ts';
import { generationMarkdown, generationSentence } from '../../reports/generation-markdown.ts';
import { redacted } from '../../reports/redacted.ts';
import { generateSettings } from '../../schema/settings.ts';
import { escapeJson } from '../../text/escape/escape-json.ts';
import { logLine } from '../../text/escape/workflow-command.ts';
import { optional, setOutputs } from '../runner.ts';
import { stateArtifact } from '../state/state-artifact.ts';
import { leaveGenerated } from './optimization-artifact.ts';
import type { StepWorld } from './step-world.ts';

/**
 * `command: generate`: test cases from what `generate` of `assay.yaml` names, else from stored failures, as files of an artifact for
 * somebody to read. It gates nothing: done is neutral, also with fewer cases than asked for, and the reason says why.
 */
export async function generateStep(world: StepWorld): Promise<number> {
  const { inputs, engine, core, redact } = world;
  const { files, env } = engine.ports;
  const settings = (await engine.settings()).generate ?? generateSettings.parse({});
  const agentId = inputs.agent ?? settings.agent_id ?? (await onlyAgent(world));
  const sources = await namedSources(engine, settings);
  using interrupted = interruption();
  if (sources.source_type === 'failure_analysis') {
    const rows = await (await engine.store()).runSummaries();
    if (rows.length === 0) await stateArtifact({ ...world, env }).restore();
  }
  const made = await call(generateTestCases, { agent_id: agentId, ...sources }, engine, {
    signal: interrupted.signal,
  });
  // Before they are written: sources may hold what nobody is to read.
  const response = redacted(made, redact);
  const requested = sources.generation_config.num_test_cases;
  const reason = generationSentence(response, requested).replaceAll('\n', ' ');
  const folder = resolve(engine.stateDir, 'generated');
  const written = await writeGenerated(engine, join(folder, 'test-cases'), response, agentId);
  const paths = { json: join(folder, 'generation.json'), markdown: join(folder, 'generation.md') };
  files.writeStream(paths.json, [`${escapeJson(JSON.stringify(response, null, 2))}\n`]);
  files.writeStream(paths.markdown, generationMarkdown(response, requested));
  const left = [...written.written, ...written.kept, paths.json, paths.markdown];
  const artifact = await leaveGenerated({ folder, files: left }, world);
  await optional(core, 'the outputs', () =>
    setOutputs(core, {
      conclusion: 'neutral',
      reason,
      total: String(response.generated_test_cases.length),
      'artifact-id': artifact,
      'results-path': paths.json,
      'report-path': paths.markdown,
      'state-path': `${engine.stateDir}/state`,
    }),
  );
  await optional(core, 'the job summary', () =>
    core.summary.addRaw([...generationMarkdown(response, requested)].join('')).write(),
  );
  core.info(logLine(reason));
  return 0;
}

async function onlyAgent({ engine }: StepWorld): Promise<string> {
  const ids = (await engine.agents()).map(({ agent }) => agent.id);
  if (ids.length === 1) return ids[0] as string;
  throw new Fault('usage', ids.length === 0 ? 'there is no agent' : 'there are several agents', {
    where: 'input agent',
    hint: ids.length === 0 ? 'See: assay init' : `Name one, here or as agent_id: ${ids.join(', ')}`,
  });
}
