import { describe, expect, it } from 'vitest';
import { problemLine } from '../../src/test-cases/check.ts';
import { makeScorers } from '../../src/test-cases/make-scorers.ts';
import { load, memoryWorld, type Tree } from '../support/evals-folder.ts';

async function made(tree: Tree) {
  const { evals, problems: before } = await load(tree);
  expect(before).toEqual([]);
  const { scorers, problems } = await makeScorers(evals.scorers, '/repo', memoryWorld(tree));
  return { names: scorers.map(({ name }) => name), problems: problems.map(problemLine) };
}

describe('the custom scorers of an evals folder', () => {
  it('are made, and those that cannot be do not hide the others', async () => {
    const { names, problems } = await made({
      'evals/scorers/bad.yaml': 'name: B\ntype: regex\nconfig: { pattern: "(" }\n',
      'evals/scorers/good.yaml': 'name: G\ntype: regex\nconfig: { pattern: x }\n',
      'evals/scorers/worse.yaml':
        'name: W\ntype: llm_judge\nconfig:\n  rubric: "{{ a }}"\n  steps: [ok, "{{ b }}"]\n',
    });
    expect(names).toEqual(['good']);
    expect(problems).toEqual([
      expect.stringMatching(
        /^evals\/scorers\/bad\.yaml:3:20: config\.pattern: The pattern does not compile: /,
      ),
      'evals/scorers/worse.yaml:4:11: config.rubric: nothing fills {{ a }}',
      'evals/scorers/worse.yaml:5:15: config.steps[1]: nothing fills {{ b }}',
    ]);
  });

  it('are found in their file when it holds several', async () => {
    const { problems } = await made({
      'evals/scorers/s.yaml':
        'id: a\nname: A\ntype: regex\nconfig: { pattern: x }\n---\n{ id: b, name: B, type: regex,\nconfig:  {  pattern:  "(" } }\n',
    });
    expect(problems).toEqual([expect.stringMatching(/^evals\/scorers\/s\.yaml:7:23: config\.pattern: /)]);
  });

  it('are placed by keys that hold dots themselves', async () => {
    const { problems } = await made({
      'evals/scorers/s.yaml':
        'name: S\ntype: llm_judge\nconfig:\n  rubric: Good?\n  output_schema:\n    a: string\n    a.b: nothing\n    a.b.c: string\n',
    });
    expect(problems).toEqual(['evals/scorers/s.yaml:7:10: config.output_schema.a.b: "nothing" is no type']);
  });

  it('are named once where the file of a rubric is not there', async () => {
    const tree = { 'evals/scorers/s.yaml': 'name: S\ntype: llm_judge\nconfig: { rubric_file: gone.md }\n' };
    const { evals, problems: before } = await load(tree);
    const { problems } = await makeScorers(evals.scorers, '/repo', memoryWorld(tree));
    expect([...before, ...problems.map(problemLine)]).toEqual([
      'evals/scorers/s.yaml:3:24: config.rubric_file: "gone.md" does not exist',
    ]);
  });

  it('are named by the file of a rubric that stands elsewhere', async () => {
    const { problems } = await made({
      'evals/scorers/s.yaml': 'name: S\ntype: llm_judge\nrubric_file: rubric.md\nconfig: {}\n',
      'evals/scorers/rubric.md': 'Look at {{ answr }}.',
    });
    expect(problems).toEqual([
      'evals/scorers/s.yaml:3:14: rubric_file: config.rubric: nothing fills {{ answr }}',
    ]);
  });

  it('are modules in JavaScript where they name one of the evals folder', async () => {
    const { names, problems } = await made({
      'evals/scorers/s.yaml': 'name: S\ntype: code\nconfig: { file: s.mjs }\n',
      'evals/scorers/s.mjs': 'export default () => true;\n',
    });
    expect({ names, problems }).toEqual({ names: ['s'], problems: [] });
  });

  it.each([
    ['is not there', '{ file: gone.mjs }', '3:17: config.file: "gone.mjs" does not exist'],
    [
      'lies outside the evals folder',
      '{ file: ../../outside.mjs }',
      '3:17: config.file: "../../outside.mjs" lies outside the evals folder, where JavaScript is not run',
    ],
    ['stands beside a rubric', '{ file: s.mjs, rubric: "1" }', expect.stringContaining('config')],
    [
      'is said to be Python',
      '{ file: s.mjs, language: python }',
      '3:17: config.file is for JavaScript; Python is read from rubric_file',
    ],
    [
      'is no file at all',
      '{ language: javascript }',
      expect.stringContaining('type code needs config.rubric'),
    ],
  ])('are refused once where their module %s', async (_, config, problem) => {
    const tree = {
      'evals/scorers/s.yaml': `name: S\ntype: code\nconfig: ${config}\n`,
      'evals/scorers/s.mjs': 'export default () => true;\n',
      'outside.mjs': 'export default () => true;\n',
    };
    const { evals, problems: before } = await load(tree);
    const { problems } = await makeScorers(evals.scorers, '/repo', memoryWorld(tree));
    const lines = [...before, ...problems.map(problemLine)].map((line) =>
      line.replace('evals/scorers/s.yaml:', ''),
    );
    expect(lines).toEqual([problem]);
  });
});
