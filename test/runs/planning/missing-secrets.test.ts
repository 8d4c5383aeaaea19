import { describe, expect, it } from 'vitest';
import {
  isSettled,
  missingSecretsSentence,
  missingSecretsWarnings,
  withoutJudge,
} from '../../../src/runs/planning/missing-secrets.ts';
import { piiLeakage } from '../../../src/scorers/built-in/pii-leakage.ts';
import { toolCorrectness } from '../../../src/scorers/built-in/tool-correctness.ts';
import { computed, judgedResult, judgeInfo } from '../../support/compared-runs.ts';
import { offline } from '../../support/evaluate-with.ts';

const FORK = { reason: 'secrets are not given to forks', judge: true };

describe('a result where the judge’s key is missing', () => {
  it.each([
    ['computed', computed('regex@1'), true],
    ['computed from what it only looks like', { ...computed('pii@1'), confidence: 'low' as const }, false],
    ['of a detector without a checksum', { ...computed('pii@1'), confidence: 'medium' as const }, false],
    ['by rules', judgeInfo({ confidence: 'high' }), false],
    ['of a model', judgeInfo({ mode: 'llm', model: 'm' }), false],
  ])('%s gates: %s', (_, judge, gates) => {
    const result = judgedResult(0.4, { judge, reasoning: 'Something is missing.' });
    const given = withoutJudge(result, FORK);
    expect(isSettled(result)).toBe(gates);
    expect(given.metadata).toBe(result.metadata);
    if (gates) expect(given).toBe(result);
    else
      expect(given).toMatchObject({
        gating: false,
        score: 0.4,
        reasoning: 'Something is missing; judged offline: secrets are not given to forks.',
      });
  });

  it.each([[undefined], [null], ['offline'], [{}]])(
    'without readable judge info (%j) does not gate',
    (judge) => {
      const result = { ...judgedResult(1), metadata: { judge } };
      expect(withoutJudge(result, FORK).gating).toBe(false);
    },
  );

  it.each([
    ['a key by its form', 'Use AKIAIOSFODNN7EXAMPLQ to log in.', true],
    ['a card by its checksum', 'The card is 4539 1488 0343 6467.', true],
    ['nothing', 'Your order is on its way.', false],
    ['a name by its looks', 'Her neighbour Mrs Agatha Blythe told us so.', false],
  ])('personal data: %s', async (_, output, settled) => {
    const result = await offline(piiLeakage, { input: 'hello', output });
    expect(isSettled(result)).toBe(settled);
  });

  it.each([
    ['settled with expected tools', { expected_tools: [{ name: 'find' }] }, true],
    ['judged without', {}, false],
  ])('tool_correctness is %s', async (_, more, settled) => {
    const result = await offline(toolCorrectness, {
      input: 'Find my order',
      output: 'Found.',
      tool_calls: [{ name: 'find', arguments: {} }],
      ...more,
    });
    expect(isSettled(result)).toBe(settled);
  });

  it('stays within the length of a reasoning', () => {
    const given = withoutJudge(judgedResult(0, { reasoning: 'long '.repeat(160) }), FORK);
    expect(given.reasoning.length).toBeLessThanOrEqual(800);
    expect(given.reasoning).toMatch(/judged offline: secrets are not given to forks\.$/);
  });

  it('is shown beside the verdict once', () => {
    expect(missingSecretsWarnings({ secrets_withheld: missingSecretsSentence(FORK) })).toEqual([
      'Judged offline: secrets are not given to forks; only what needs no secret gates.',
    ]);
    expect(missingSecretsWarnings({})).toEqual([]);
  });
});
