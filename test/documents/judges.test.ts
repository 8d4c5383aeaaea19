import { describe, expect, it } from 'vitest';
import { chooseJudge } from '../../src/judges/choose-judge.ts';
import { AVAILABLE_SCORERS } from '../../src/schema/scorer-name.ts';
import { loadEvals } from '../../src/test-cases/load-evals.ts';
import { textOf } from '../support/documents.ts';
import { machine, OLLAMA } from '../support/local-servers.ts';
import { seededPorts } from '../support/seeded-ports.ts';

/** The settings that the page of the judge shows, as they stand there. */
const SHOWN = [...textOf('docs/judge-and-trust.md').matchAll(/```yaml\n(judge:\n[\s\S]*?)```/g)].map(
  ([, text = '']) => text,
);

/** The settings of an evals folder that holds this text alone; fails where anything is wrong with it. */
async function settingsIn(text: string) {
  const ports = seededPorts();
  ports.files.writeAtomic('/home/evals/assay.yaml', text);
  const { evals, problems } = await loadEvals({
    evalsDir: '/home/evals',
    ports,
    mode: 'validate',
    scorerNames: AVAILABLE_SCORERS,
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return evals.settings;
}

describe('the settings of the judge that the documents show', () => {
  it('are those of a model server and of classifiers in this process', async () => {
    const shown = await Promise.all(SHOWN.map(settingsIn));
    expect(shown.map(({ judge }) => judge.provider)).toEqual(['local', 'onnx']);
    expect(shown[1]?.judge.onnx).toMatchObject({ folder: 'models', download: false });
  });

  it('find the model that they name', async () => {
    const [local] = await Promise.all(SHOWN.map(settingsIn));
    const { http } = machine({ [OLLAMA]: ['other', 'qwen3:8b'] });
    const chosen = await chooseJudge({ ...local!.judge }, seededPorts({ http }));
    expect(chosen.settings).toEqual({ mode: 'llm', provider: 'local', model: 'qwen3:8b' });
  });
});
