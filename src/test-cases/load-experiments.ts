import { dirname } from 'node:path';
import { defined } from '../schema/defined.ts';
import type { ExperimentFile } from '../schema/file-kinds.ts';
import { problemAt } from './check.ts';
import type { LoadedExperiment, LoadedVariant } from './evals.ts';
import type { Loading, Resource } from './read-resources.ts';
import { readNamedText } from './reading/text-file.ts';
import { variantFiles } from './variant-files.ts';

/** An experiment file with the prompts of its variants read in. `agentId` stands in for an agent that is not named. */
export async function loadExperiment(
  resource: Resource<ExperimentFile>,
  agentId: string,
  loading: Loading,
): Promise<LoadedExperiment> {
  const { $schema, id, agent_id: _agent, variants: written, ...fields } = resource.value;
  const variants: LoadedVariant[] = [];
  for (const [index, variant] of written.entries()) {
    const { system_prompt_file: file, files: written, ...given } = variant.config;
    const files = await variantFiles(written, resource, ['variants', index, 'config', 'files'], loading);
    const config = { ...given, ...defined({ files }) };
    if (file === undefined) {
      variants.push({ ...variant, config });
      continue;
    }
    const read = await readNamedText(file, dirname(resource.path), loading.boundary, loading.files);
    if ('refused' in read)
      loading.problems.add(
        problemAt(resource, ['variants', index, 'config', 'system_prompt_file'], `"${file}" ${read.refused}`),
      );
    else variants.push({ ...variant, config: { ...config, system_prompt: read.text } });
  }
  return {
    experiment: { ...fields, variants, id: resource.id, agent_id: agentId },
    location: resource.location,
  };
}
