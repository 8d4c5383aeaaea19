import { expect, it } from 'vitest';
import { load } from '../support/evals-folder.ts';

/** A folder with one mistake of each kind that people make. The golden file is what they read. */
const FOLDER = {
  'evals/assay.yaml': 'judge: {provider: opena}\ngate:\n  min_pas_rate: 0.9\n  min_scores: {playvall: 0.5}\n',
  'evals/agents/shop.yaml':
    'name: Shop\nprovider: custom\ncredentials: {OPENAI_API_KEY: "${SHOP_KEY}"}\ninvocation:\n  url: http://127.0.0.1/chat\n  command: [node, shop.mjs]\n',
  'evals/scorers/polite.yaml': 'name: Polite\ntype: llm_judge\nconfig: {model: gpt-5.6-terra}\n',
  'evals/test-cases/late.yaml':
    'name: Late\nturns:\n  - input: Where is it?\n    expected_behaviour: Finds it.\n    scorers: [polite, relevanse]\n',
  'evals/test-cases/twice.yaml':
    'name: Twice\nname: Twice again\nturns:\n  - {input: a, expected_behavior: b}\n',
  'evals/test-cases/files.yaml':
    '- name: Files\n  turns:\n    - input: {text_file: ../../../secret.txt}\n      expected_behavior: b\n      context_files: [docs/*.md]\n' +
    '- name: Repeats\n  repeat: 2\n  min_passes: 3\n  turns:\n    - {input: a, expected_behavior: b}\n    - {input: c, expected_behavior: d}\n',
  'evals/test-cases/list.csv': 'name,input,expected_behavior,tag\na,b,c,d\n',
  'evals/test-cases/lines.jsonl':
    '{"id": "late", "name": "a", "turns": [{"input": "b", "expected_behavior": "c"}]}\n{"name": "a", "turns": [}\n',
  'evals/test-cases/broken.yaml': 'name: Broken\nturns:\n  - input: a\n   expected_behavior: b\n',
  'evals/experiments/prompts.yaml':
    'name: Prompts\nvariants:\n  - {name: a, config: {temperatur: 0}}\n  - {name: a, config: {}}\ntest_case_ids: [latte]\nmetrics: [playval]\n',
  'evals/label/x.jsonl': '',
};

it('validate names every mistake with its place', async () => {
  const { problems } = await load(FOLDER, { mode: 'validate' });
  await expect(`${problems.join('\n')}\n`).toMatchFileSnapshot('../golden/validate.txt');
});

it('names the same mistakes in the same order, in whatever order the files were written', async () => {
  const reversed = Object.fromEntries(Object.entries(FOLDER).reverse());
  expect((await load(reversed, { mode: 'validate' })).problems).toEqual(
    (await load(FOLDER, { mode: 'validate' })).problems,
  );
});
