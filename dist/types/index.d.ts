/** The library: the same operations, schemas and types as every other entry point. */
export { createEngine, type Engine } from './engine/engine.js';
export type { EngineOptions } from './engine/engine-options.js';
export { Fault, type FaultCode, type Problem } from './errors.js';
export { rescoreRun } from './jobs/runs/rescore-run.js';
export { type RunOptions, type StartedRun, startRun } from './jobs/runs/start-run.js';
export { type CalibrateLabelsOptions, calibrateLabels } from './operations/calibrate.js';
export { call, type Operation } from './operations/define-operation.js';
export { operations } from './operations/registry.js';
export { writeReports } from './reports/write-reports.js';
export type { Agent, CreateAgentRequest, CreateAgentResponse } from './schema/agent.js';
export type { BatchRequest, BatchResponse } from './schema/batch.js';
export type { EvaluateRequest, EvaluateResponse } from './schema/evaluation.js';
export type { ProgressEvent, WebhookPayload } from './schema/event.js';
export type { CaseResult, CreateRunRequest, CreateRunResponse, RunReport, RunResults } from './schema/run.js';
export type { CreateScorerRequest, CustomScorer } from './schema/scorer.js';
export type { ScorerResult } from './schema/scorer-result.js';
export type { Settings } from './schema/settings.js';
export type { CreateTestCaseRequest, TestCase } from './schema/test-case.js';
