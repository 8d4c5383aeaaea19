/** The library: the same operations, schemas and types as every other entry point. */
export { createEngine, type Engine } from './engine/engine.ts';
export type { EngineOptions } from './engine/engine-options.ts';
export { Fault, type FaultCode, type Problem } from './errors.ts';
export { rescoreRun } from './jobs/runs/rescore-run.ts';
export { type RunOptions, type StartedRun, startRun } from './jobs/runs/start-run.ts';
export { type CalibrateLabelsOptions, calibrateLabels } from './operations/calibrate.ts';
export { call, type Operation } from './operations/define-operation.ts';
export { operations } from './operations/registry.ts';
export { writeReports } from './reports/write-reports.ts';
export type { Agent, CreateAgentRequest, CreateAgentResponse } from './schema/agent.ts';
export type { BatchRequest, BatchResponse } from './schema/batch.ts';
export type { EvaluateRequest, EvaluateResponse } from './schema/evaluation.ts';
export type { ProgressEvent, WebhookPayload } from './schema/event.ts';
export type { CaseResult, CreateRunRequest, CreateRunResponse, RunReport, RunResults } from './schema/run.ts';
export type { CreateScorerRequest, CustomScorer } from './schema/scorer.ts';
export type { ScorerResult } from './schema/scorer-result.ts';
export type { Settings } from './schema/settings.ts';
export type { CreateTestCaseRequest, TestCase } from './schema/test-case.ts';
