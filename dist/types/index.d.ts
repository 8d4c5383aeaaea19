/** The library: the same operations, schemas and types as every other door. */
export { createEngine, type Engine, type EngineOptions } from './engine.js';
export { Fault, type FaultCode, type Problem } from './errors.js';
export { type CalibrateLabelsOptions, calibrateLabels } from './operations/calibrate.js';
export { call, type Operation } from './operations/define-operation.js';
export { operations } from './operations/registry.js';
export { rescoreRun } from './operations/rescore-run.js';
export { type RunOptions, type StartedRun, startRun } from './operations/start-run.js';
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
