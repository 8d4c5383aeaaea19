import { requestChecks } from '../checks/request-checks.ts';
import type {
  AnnouncingParts,
  EvalsAccess,
  ResourceAccess,
  ScoringAccess,
  StateAccess,
} from '../engine/engine-parts.ts';
import { asFault, faultLine } from '../errors.ts';
import { preflight } from '../evaluations/preflight.ts';
import { overallPass, type Scored, type ScoringOptions, scoreSubject } from '../evaluations/score-subject.ts';
import { scoringFor } from '../evaluations/scoring-for.ts';
import { announce } from '../jobs/announce.ts';
import { storedTurn } from '../jobs/stored-turn.ts';
import { defined } from '../schema/defined.ts';
import {
  type EvaluateRequest,
  type EvaluateResponse,
  evaluateRequest,
  evaluateResponse,
  type Subject,
} from '../schema/evaluation.ts';
import { type StoredEvaluation, scoresOf } from '../schema/stored-evaluation.ts';
import type { Scorer } from '../scorers/scorer.ts';
import { defineOperation } from './define-operation.ts';

/** POST /v1/evaluate (interface 4.2). A scorer that could not judge stands in `errors`, never in `results` (contract 4). */
export const evaluate = defineOperation({
  name: 'evaluate',
  method: 'POST',
  path: '/v1/evaluate',
  tag: 'evaluations',
  status: 200,
  summary: 'Judge one output with built-in or custom scorers.',
  access: 'account',
  lifetime: 'caller',
  input: evaluateRequest,
  output: evaluateResponse,
  async run(
    request,
    engine: StateAccess & EvalsAccess & ResourceAccess & ScoringAccess & AnnouncingParts,
    { signal },
  ) {
    const subject = await subjectFor(request, engine);
    const registry = await engine.registry();
    const names = request.scorers ?? [];
    const checks = await requestChecks([{ checks: request.checks, path: ['checks'] }], names, registry);
    const named = preflight([{ subject, path: '', threshold: request.threshold, checks }], names, registry);
    const scorers = [...named, ...checks.scorers];
    const { judge, settings } = await scoringFor(engine, scorers);
    const scored = await score(subject, scorers, {
      judge,
      threshold: request.threshold,
      samples: settings.judge.samples,
      ...defined({ signal }),
    });
    const failed = Object.keys(scored.errors).length > 0;
    const response = {
      evaluation_id: engine.ports.ids.next('eval_'),
      overall_pass: overallPass(scored),
      results: scored.results,
      ...(failed ? { errors: scored.errors } : {}),
    };
    await remember(response, request, engine);
    await announce(engine, {
      event: 'evaluation.completed',
      data: {
        evaluation_id: response.evaluation_id,
        overall_pass: response.overall_pass,
        scores: scoresOf(response.results),
      },
    });
    return response;
  },
});

/** Stores the verdict, not the texts. An answer that was paid for is given also where it cannot be stored. */
async function remember(
  response: EvaluateResponse,
  { scorers, checks, threshold }: EvaluateRequest,
  engine: StateAccess,
): Promise<void> {
  const { evaluation_id: id, ...verdict } = response;
  const stored: StoredEvaluation = {
    evaluation_id: id,
    created_at: new Date(engine.ports.clock.now()).toISOString(),
    ...verdict,
    scorers: scorers ?? [],
    ...defined({ checks }),
    threshold: threshold ?? null,
  };
  try {
    await (await engine.store()).create('evaluations', id, stored);
  } catch (error) {
    engine.warn(`evaluation ${id} was not stored: ${faultLine(asFault(error))}`);
  }
}

type SubjectFor = Subject | ((scorer: Scorer) => Subject);

/** The request's own fields over those of the stored turn it names, which scorers of whole conversations see with all turns before it (contract 4). */
async function subjectFor(
  request: EvaluateRequest,
  engine: StateAccess & ResourceAccess,
): Promise<SubjectFor> {
  const { turn_id: turnId, scorers: _, threshold: __, checks: ___, ...explicit } = request;
  if (turnId === undefined) return explicit;
  const stored = await storedTurn(engine, turnId);
  return (scorer) => ({ ...stored.subject(scorer), ...explicit });
}

/** Scorers that see the same subject are asked together, as in a run. Results stand in the order of the scorers. */
async function score(
  subject: SubjectFor,
  scorers: readonly Scorer[],
  options: ScoringOptions,
): Promise<Scored> {
  if (typeof subject !== 'function') return scoreSubject(subject, scorers, options);
  const groups = [true, false].map((multiTurn) => scorers.filter((one) => one.multiTurn === multiTurn));
  const parts = await Promise.all(
    groups.flatMap((group) =>
      group[0] === undefined ? [] : [scoreSubject(subject(group[0]), group, options)],
    ),
  );
  const inOrder = <T>(records: readonly Record<string, T>[]): Record<string, T> => {
    const sorted: Record<string, T> = Object.create(null);
    for (const { name } of scorers)
      for (const record of records) if (name in record) sorted[name] = record[name] as T; // it is in there
    return sorted;
  };
  return {
    results: inOrder(parts.map(({ results }) => results)),
    errors: inOrder(parts.map(({ errors }) => errors)),
  };
}
