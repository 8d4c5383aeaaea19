import { addSpan } from './add-span.ts';
import { createAgent } from './create-agent.ts';
import { createExperiment } from './create-experiment.ts';
import { createRun } from './create-run.ts';
import { createScorer } from './create-scorer.ts';
import { createTestCase } from './create-test-case.ts';
import { createTrace } from './create-trace.ts';
import { createWebhook } from './create-webhook.ts';
import { evaluate } from './evaluate.ts';
import { evaluateBatchOperation } from './evaluate-batch.ts';
import { failureAnalysisOperation } from './failure-analysis.ts';
import { generateTestCases } from './generate-test-cases.ts';
import { optimizePromptOperation } from './optimize-prompt.ts';
import { updateSpan } from './update-span.ts';

/** Every operation that works, under the name the library uses for it; one line each. */
export const operations = {
  createScorer,
  evaluate,
  evaluateBatch: evaluateBatchOperation,
  createTestCase,
  generateTestCases,
  createAgent,
  createTrace,
  createWebhook,
  addSpan,
  updateSpan,
  createRun,
  createExperiment,
  failureAnalysis: failureAnalysisOperation,
  optimizePrompt: optimizePromptOperation,
} as const;
