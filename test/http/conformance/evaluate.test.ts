import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INTERFACE_SCORERS } from '../../support/interface-scorers.ts';
import { SCORER_SAMPLES } from '../../support/scorer-samples.ts';
import { type ServiceProcess, serviceProcess } from '../../support/service-process.ts';

let service: ServiceProcess;
let fixedScorer: (score: number) => Promise<string>;
beforeAll(async () => {
  service = await serviceProcess();
  fixedScorer = async (score) => {
    const rubric = `result = {'score': ${score}, 'reasoning': 'as told: ' + output}`;
    const request = { name: `Says ${score}`, type: 'code', config: { rubric } };
    return (await service.post('/v1/scorers', request)).body.scorer_id;
  };
});
afterAll(() => service?.stop());

describe('POST /v1/evaluate', () => {
  it('has 29 names', () => expect(new Set(INTERFACE_SCORERS).size).toBe(29));

  it.each(INTERFACE_SCORERS)('takes %s, and answers with a result of interface 2.2', async (name) => {
    const subject = { expected_tools: ['find_kettle'], ...SCORER_SAMPLES[name]?.subject };
    const { status, body, text } = await service.post('/v1/evaluate', { ...subject, scorers: [name] });
    expect(status, text).toBe(200);
    expect(Object.keys(body.results)).toEqual([name]);
    expect(body.results[name]).toEqual({
      score: expect.any(Number),
      pass: expect.any(Boolean),
      reasoning: expect.any(String),
      metadata: expect.any(Object),
    });
    const { score, pass } = body.results[name];
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(1);
    expect(pass).toBe(score >= 0.7);
    expect(body.overall_pass).toBe(pass);
    expect(body.evaluation_id).toMatch(/^eval_/);
  });

  it.each([
    ['faithfulness', ['claims_analyzed', 'unsupported_claims']],
    ['contextual_relevancy', ['relevant_chunks', 'total_chunks', 'relevancy_ratio']],
    ['bias', ['flags']],
    ['toxicity', ['toxicity_level']],
    ['tool_correctness', ['tools_used']],
    ['plan_adherence', ['missing_steps']],
  ])('tells of %s the metadata %j', async (name, keys) => {
    const subject = { expected_tools: ['find_kettle'], ...SCORER_SAMPLES[name]?.subject };
    const { body } = await service.post('/v1/evaluate', { ...subject, scorers: [name] });
    expect(Object.keys(body.results[name].metadata)).toEqual(expect.arrayContaining(keys));
  });

  it.each([
    [undefined, 0.7, true],
    [undefined, 0.6999, false],
    [0.5, 0.5, true],
    [0.5, 0.4999, false],
    [1, 1, true],
    [0, 0, true],
  ])('under a threshold of %s a score of %s passes: %s', async (threshold, score, pass) => {
    const id = await fixedScorer(score);
    const { body } = await service.post('/v1/evaluate', { output: 'x', scorers: [id], threshold });
    expect(body.results[id]).toMatchObject({ score, pass, reasoning: expect.stringContaining('as told: x') });
    expect(body.overall_pass).toBe(pass);
  });

  it('passes as a whole only when every scorer did', async () => {
    const [good, bad] = [await fixedScorer(0.9), await fixedScorer(0.1)];
    const { body } = await service.post('/v1/evaluate', { output: 'x', scorers: [good, bad] });
    expect([body.overall_pass, body.results[good].pass, body.results[bad].pass]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['a threshold above 1', { output: 'x', scorers: ['toxicity'], threshold: 1.5 }, 'threshold'],
    ['a threshold below 0', { output: 'x', scorers: ['toxicity'], threshold: -0.1 }, 'threshold'],
    ['no scorer', { output: 'x', scorers: [] }, 'scorers'],
    ['a scorer that nobody knows', { output: 'x', scorers: ['toxicty'] }, 'scorers[0]'],
    [
      'a role that is none',
      { scorers: ['toxicity'], output: 'x', conversation_history: [{ role: 'bot', content: 'x' }] },
      'conversation_history[0].role',
    ],
    ['context that is no list', { output: 'x', context: 'x', scorers: ['toxicity'] }, 'context'],
    ['a field that the scorer needs', { output: 'x', scorers: ['faithfulness'] }, 'context'],
    ['a turn and fields of the wrong type', { turn_id: 7, scorers: ['toxicity'] }, 'turn_id'],
  ])('refuses %s', async (_, request, path) => {
    const { status, body, text } = await service.post('/v1/evaluate', request);
    expect(status, text).toBe(422);
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map((one: { path: string }) => one.path)).toContain(path);
  });

  it('takes a threshold above 1 where latency_ms is all that is judged', async () => {
    const request = { output: 'x', latency_ms: 120, scorers: ['latency_ms'], threshold: 200 };
    const { status, body } = await service.post('/v1/evaluate', request);
    expect({ status, pass: body.overall_pass }).toEqual({ status: 200, pass: true });
    const mixed = { ...request, scorers: ['latency_ms', 'toxicity'] };
    expect((await service.post('/v1/evaluate', mixed)).status).toBe(422);
  });

  it('answers 404 for a turn that nobody played', async () => {
    const { status, body } = await service.post('/v1/evaluate', {
      turn_id: 'turn_unknown',
      scorers: ['toxicity'],
    });
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not_found' });
  });

  it('answers 502 where a scorer could not judge, with the finished scores beside it', async () => {
    const rubric = 'raise ValueError("no")';
    const broken = await service.post('/v1/scorers', { name: 'Breaks', type: 'code', config: { rubric } });
    const id = broken.body.scorer_id;
    const answer = await service.post('/v1/evaluate', { output: 'Hello', scorers: ['toxicity', id] });
    expect(answer.status, answer.text).toBe(502);
    expect(answer.type).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({
      status: 502,
      code: 'scorer_failed',
      evaluation_id: expect.stringMatching(/^eval_/),
      results: { toxicity: { score: 1, pass: true } },
    });
    expect(Object.keys(answer.body.results)).toEqual(['toxicity']);
    expect(JSON.stringify(answer.body.errors)).toContain(id);
  });
});

describe('a custom scorer', () => {
  const create = async (request: object) => {
    const { status, body, text } = await service.post('/v1/scorers', request);
    expect(status, text).toBe(201);
    expect(body.scorer_id).toMatch(/^scorer_/);
    return body.scorer_id;
  };

  it('answers with its id and name', async () => {
    const request = { name: 'Mine', description: 'd', type: 'regex', config: { pattern: 'a' } };
    const { body } = await service.post('/v1/scorers', request);
    expect(body).toEqual({ scorer_id: expect.any(String), name: 'Mine' });
  });

  it('by a regex looks for its pattern', async () => {
    const id = await create({ name: 'Digits', type: 'regex', config: { pattern: '\\d+' } });
    const scores = [];
    for (const output of ['has 12', 'has none'])
      scores.push((await service.post('/v1/evaluate', { output, scorers: [id] })).body.results[id].score);
    expect(scores).toEqual([1, 0]);
  });

  it('by code sees the template variables and its own', async () => {
    const rubric =
      "result = {'score': 1 if all([input == 'i', output == 'o', context == ['c'], ground_truth == 'g', conversation_history[0]['content'] == 'h', word == 'w']) else 0, 'reasoning': word}";
    const id = await create({ name: 'Sees', type: 'code', config: { rubric }, variables: { word: 'w' } });
    const { body } = await service.post('/v1/evaluate', {
      input: 'i',
      output: 'o',
      context: ['c'],
      ground_truth: 'g',
      conversation_history: [{ role: 'user', content: 'h' }],
      scorers: [id],
    });
    expect(body.results[id]).toMatchObject({ score: 1, pass: true, reasoning: expect.stringContaining('w') });
  });

  it('by a judge model is made with every template variable and an output schema', async () => {
    const names = ['input', 'output', 'context', 'ground_truth', 'conversation_history', 'tone'];
    await create({
      name: 'Tone',
      type: 'llm_judge',
      config: {
        rubric: names.map((name) => `{{ ${name} }}`).join('\n'),
        output_schema: { score: 'number', reasoning: 'string', violations: 'array' },
      },
      variables: { tone: 'friendly' },
    });
  });

  it.each([
    ['a kind that is none', { type: 'magic', config: {} }, 'type'],
    ['a judge without rubric', { type: 'llm_judge', config: {} }, 'config.rubric'],
    ['code without rubric', { type: 'code', config: { pattern: 'x' } }, 'config.rubric'],
    ['a regex without pattern', { type: 'regex', config: { rubric: 'x' } }, 'config.pattern'],
    ['a pattern that is none', { type: 'regex', config: { pattern: '(' } }, 'config.pattern'],
    [
      'a variable that is not given',
      { type: 'llm_judge', config: { rubric: '{{ tone }}' } },
      'config.rubric',
    ],
    [
      'a type of output that is none',
      { type: 'llm_judge', config: { rubric: 'x', output_schema: { score: 'colour' } } },
      'config.output_schema',
    ],
  ])('is refused with %s', async (_, request, path) => {
    const { status, body, text } = await service.post('/v1/scorers', { name: 'Bad', ...request });
    expect(status, text).toBe(422);
    expect(body.errors.map((one: { path: string }) => one.path).join(' ')).toContain(path);
  });
});

describe('POST /v1/evaluate/batch', () => {
  it('judges every item, in order, with a summary', async () => {
    const items = [
      { input: 'a', output: 'has 1' },
      { input: 'b', output: 'none' },
      { input: 'c', output: 'has 22' },
    ];
    const request = { name: 'Digits', type: 'regex', config: { pattern: '\\d' } };
    const id = (await service.post('/v1/scorers', request)).body.scorer_id;
    const { status, body, text } = await service.post('/v1/evaluate/batch', { items, scorers: [id] });
    expect(status, text).toBe(200);
    expect(body).toMatchObject({
      batch_id: expect.stringMatching(/^batch_/),
      status: 'completed',
      results: [
        { item_index: 0, overall_pass: true, scores: { [id]: 1 } },
        { item_index: 1, overall_pass: false, scores: { [id]: 0 } },
        { item_index: 2, overall_pass: true, scores: { [id]: 1 } },
      ],
      summary: { total: 3, passed: 2, failed: 1, avg_scores: { [id]: expect.closeTo(2 / 3, 3) } },
    });
  });

  it.each(['relevance', 'turn_contextual_recall', 'turn_contextual_relevancy'])(
    'takes %s too',
    async (name) => {
      const subject = SCORER_SAMPLES[name]?.subject ?? { input: 'Hi there', output: 'Hi there to you' };
      const items = [{ input: 'Hi', output: 'Hello', ...subject }];
      const { status, body, text } = await service.post('/v1/evaluate/batch', { items, scorers: [name] });
      expect({ status, batch: body.status }, text).toEqual({ status: 200, batch: 'completed' });
      expect(Object.keys(body.results[0].scores)).toEqual([name]);
    },
  );

  it('stops after the first failure only when it is told to', async () => {
    const items = Array.from({ length: 6 }, (_, index) => ({ input: 'x', output: index === 0 ? 'no' : '1' }));
    const scorer = { name: 'Digits', type: 'regex', config: { pattern: '\\d' } };
    const id = (await service.post('/v1/scorers', scorer)).body.scorer_id;
    const request = { items, scorers: [id], config: { parallel: false } };
    const whole = await service.post('/v1/evaluate/batch', request);
    expect(whole.body.summary).toMatchObject({ total: 6, passed: 5, failed: 1, skipped: 0 });
    const config = { parallel: false, fail_fast: true };
    const stopped = await service.post('/v1/evaluate/batch', { ...request, config });
    expect(stopped.body.summary).toMatchObject({ total: 6, failed: 1, skipped: 5 });
    expect(stopped.body.results).toHaveLength(6);
    expect(stopped.body.results[5]).toMatchObject({ overall_pass: false, scores: {}, status: 'skipped' });
  });

  it('takes more than an evaluation may send: 2 MiB', async () => {
    const items = Array.from({ length: 20 }, () => ({ input: 'x', output: 'word '.repeat(20_000) }));
    const scorer = { name: 'Word', type: 'regex', config: { pattern: 'word' } };
    const id = (await service.post('/v1/scorers', scorer)).body.scorer_id;
    const { status, body } = await service.post('/v1/evaluate/batch', { items, scorers: [id] });
    expect({ status, summary: body.summary?.passed }).toEqual({ status: 200, summary: 20 });
    const single = await service.post('/v1/evaluate', { output: 'word '.repeat(400_000), scorers: [id] });
    expect({ status: single.status, code: single.body.code }).toEqual({ status: 413, code: 'too_large' });
  });
});
