import { describe, expect, it } from 'vitest';
import { readLabel } from '../../src/calibrations/read-label.ts';
import { surveyLabels } from '../../src/calibrations/survey-labels.ts';
import { jsonl, readOff, registryOf, surveyed } from '../support/labels.ts';

const registry = registryOf(readOff('tone'), readOff('length'));
const lines = (texts: Record<string, string>, names?: readonly string[]) =>
  surveyed(texts, registry, names).survey.problems.map(({ path, message, hint }) =>
    [path, message, ...(hint === undefined ? [] : [hint])].join(' | '),
  );

describe('a labelled row', () => {
  it.each([
    ['JSON that is cut off', '{"label": 1', /^not JSON: .*; a line holds one JSON object$/],
    ['a list', '[1]', /^a line must hold one JSON object/],
    ['no label', '{"output": "x"}', /^label is required: one of 0, 1 \(1 = should pass, 0 = should fail\)$/],
    ['a label in words', '{"label": "good"}', /^label must be one of 0, 1, not "good" \(1 = should pass/],
    ['a label of true', '{"label": true}', /^label must be one of 0, 1, not true/],
    ['a label between', '{"label": 0.5}', /^label must be one of 0, 1, not 0\.5/],
    ['a misspelt key', '{"lable": 1}', /^unknown key "lable" \(did you mean "label"\?\)$/],
    [
      'a misspelt parameter',
      '{"label": 1, "params": {"topic": ["x"]}}',
      /^unknown key "topic" \(did you mean "topics"\?\)$/,
    ],
    ['a text that is a number', '{"label": 1, "output": 7}', /^output must be text, not 7$/],
    [
      'a role nobody has',
      '{"label": 1, "conversation_history": [{"role": "bot", "content": ""}]}',
      /^conversation_history\[0\]\.role must be one of user, assistant/,
    ],
    [
      'a human score in percent',
      '{"label": 1, "human_score": 80}',
      /^human_score must be at most 1 \(higher is better\)$/,
    ],
    [
      'a value nested beyond reason',
      `{"label": 1, "meta": ${'['.repeat(500)}${']'.repeat(500)}}`,
      /^values are nested more than 100 deep$/,
    ],
  ])('with %s is refused', (_, text, message) => {
    const read = readLabel(text);
    expect('problems' in read ? read.problems : []).toEqual([expect.stringMatching(message)]);
  });

  it('may carry keys of its own, calls without a name, and no score', () => {
    const row = {
      label: 0,
      note: 'mine',
      tool_calls: [{ name: '', arguments: {}, is_last: true }],
      human_score: null,
      meta: { group: 7, license: 'MIT' },
    };
    expect(readLabel(JSON.stringify(row))).toMatchObject({ row: { label: 0, meta: { group: 7 } } });
  });
});

describe('the survey of labels', () => {
  it('finds the rows and the scorer of each', () => {
    const text = jsonl([
      { id: 'a', metric: 'tone', label: 1 },
      { id: 'a', metric: 'length', label: 0 },
    ]);
    const { survey } = surveyed(
      { 'one.jsonl': text, 'two.jsonl': jsonl([{ metric: 'tone', label: 1 }]) },
      registry,
    );
    expect(survey).toMatchObject({ rows: 3, problems: [], named: undefined });
    expect([...survey.byMetric.keys()]).toEqual(['tone', 'length']);
  });

  it('says every problem of every file at once, with its place and what to do', () => {
    const rows = [
      { id: 'a', metric: 'tone', label: 1 },
      { id: 'a', metric: 'tone', label: 0 },
      { metric: 'tome', label: 0 },
      { metric: 'tome', label: 0 },
      { label: 0 },
      { label: 2 },
      { label: 1 },
    ];
    expect(lines({ 'rows.jsonl': `${jsonl(rows)}nothing\n`, 'empty.jsonl': '\n' })).toEqual([
      'rows.jsonl:2 | the id "a" is taken by rows.jsonl:1; each row needs its own',
      'rows.jsonl:6 | label must be one of 0, 1, not 2 (1 = should pass, 0 = should fail)',
      expect.stringMatching(/^rows\.jsonl:8 \| not JSON: /),
      "rows.jsonl:5 | metric is missing here and in 1 more row of the file; write the scorer's name there, or name it with --scorers",
      'empty.jsonl | holds no rows; a line holds one labelled row as a JSON object',
      'rows.jsonl:3 | There is no scorer "tome". Did you mean "tone"? | Write "tone".',
    ]);
  });

  it('needs no metric where scorers are named, but knows them', () => {
    const text = jsonl([{ label: 0 }, { metric: 'nobody', label: 1 }]);
    expect(lines({ 'rows.jsonl': text }, ['tone', 'length', 'tone'])).toEqual([]);
    expect(surveyed({ 'rows.jsonl': text }, registry, ['tone', 'tone']).survey.named).toHaveLength(1);
    expect(lines({ 'rows.jsonl': text }, ['lenght'])).toEqual([
      '--scorers | There is no scorer "lenght". Did you mean "length"? | Write "length".',
    ]);
  });

  it('refuses what is no file, and reads the others all the same', () => {
    const { disk } = surveyed({ 'rows.jsonl': '{"label": 2}' }, registry);
    const files = ['/labels', '/gone.jsonl', '/labels/rows.jsonl'].map((path) => ({ path, shown: path }));
    expect(surveyLabels(files, undefined, registry, disk).problems).toEqual([
      { path: '/labels', message: 'is not a file; name the files in it' },
      { path: '/gone.jsonl', message: 'there is no such file' },
      { path: '/labels/rows.jsonl:1', message: expect.stringContaining('not 2') },
    ]);
  });

  it('lists fifty problems and counts the others', () => {
    const many = lines({ 'rows.jsonl': '{}\n'.repeat(60) });
    expect(many).toHaveLength(51);
    expect(many.at(-1)).toBe(' | and 10 more');
  });
});
