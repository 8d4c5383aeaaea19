import { createAgent } from './create-agent.ts';
import { createExperiment } from './create-experiment.ts';
import { createRun } from './create-run.ts';
import { createScorer } from './create-scorer.ts';
import { createTestCase } from './create-test-case.ts';
import { evaluate } from './evaluate.ts';
import { evaluateBatchOperation } from './evaluate-batch.ts';

/** Every operation that works, under the name the library uses for it; one line each. */
export const operations = {
  createScorer,
  evaluate,
  evaluateBatch: evaluateBatchOperation,
  createTestCase,
  createAgent,
  createRun,
  createExperiment,
} as const;
