import { Fault, type Problem } from '../errors.ts';
import { turn } from '../flow/turn.ts';
import { type Ask, askThrough } from '../judges/ask.ts';
import type { ItemsQuestion } from '../judges/items.ts';
import { type JudgeUsage, NO_USAGE } from '../judges/judge.ts';
import { judgeInfoOf, modeOf } from '../judges/judge-info.ts';
import { classifierConfidence, modelConfidence, waverNote } from '../judges/model-confidence.ts';
import { withSpent } from '../judges/spent.ts';
import { defined } from '../schema/defined.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { Score } from '../schema/score.ts';
import type { ScorerCategory } from '../schema/scorer-name.ts';
import type { Confidence, ScorerError } from '../schema/scorer-result.ts';
import { certain } from './certain.ts';
import { round4 } from './formulas/round.ts';
import { checkNeeds } from './needs.ts';
import { bounded, isLong } from './offline/shared/bounded.ts';
import { addressesJudge, holdsNoAnswer, isNoAnswerByRules, requestedAnswer } from './output-screens.ts';
import { type Prepared, prepare } from './prepare.ts';
import { comparison, notApplicable } from './reasoning.ts';
import type { BatchQuestion, Need, Scorer, ScorerOutcome, ScoringContext } from './scorer.ts';
import { readsEnglish, talksEnglish } from './sureness/english.ts';
import { ANY_KIND, BARE_ANSWER, type Grounds } from './sureness/grounds.ts';
import { rankedAgain } from './sureness/second-stage/ranked-again.ts';
import { resultSureness, type Worth } from './sureness/sureness.ts';

/** Everything that makes one scorer: what it needs, what it asks, and the pure formula over the answers. */
export interface ScorerSpec<A> {
  readonly name: string;
  readonly category: ScorerCategory | 'user';
  readonly description: string;
  /** The formula as one line of text, for the catalogue. */
  readonly formulaInWords: string;
  readonly needs: readonly Need[];
  readonly uses: readonly (keyof Subject)[];
  readonly version: string;
  readonly multiTurn?: boolean;
  readonly needsAssistantTurn?: boolean;
  /** Fields that count as given because something else of the subject stands in for them (metrics.md 1.2). */
  readonly standIns?: Partial<Record<keyof Subject, (subject: Subject) => boolean>>;
  readonly deterministic?: boolean;
  /** Without a model, of results that rest on no evidence of which the cuts speak: what does not apply, and what classifiers were not asked. */
  readonly offlineConfidence: Confidence;
  /**
   * Without a model, `answers`, `formula` and `evidenceKind` see long texts whole: its rules are known to go through 10 MB quickly, and let
   * others in between. Else they see a part (offline/shared/bounded.ts).
   */
  readonly readsWhole?: true;
  /** The question that may be asked in one call with those of its batch. */
  readonly batchQuestion?: BatchQuestion;
  /** A custom scorer's own threshold, for whoever sets the context's. */
  readonly threshold?: number;
  /** A custom scorer's own number of samples; default the context's. */
  readonly samples?: number;
  /** A custom scorer's own judge model; default the judge's. */
  readonly model?: string;
  /** The required metadata of the card beside a score of which nothing was judged: every key with its type. */
  emptyMetadata(score: 0 | 1): Record<string, unknown>;
  /** Checks beyond `needs`. */
  check?(subject: Subject): Problem[];
  /** Whether an output without any answer in it scores 0 unasked (metrics.md 9, measure 7). */
  degenerate?(subject: Prepared): boolean;
  /** Asks the judge for its structured outputs. */
  answers(subject: Prepared, ask: Ask): Promise<A>;
  /** Its score weighs verdicts by their evidence (metrics.md 10.1); others count verdicts, and the evidence stands beside the score. */
  readonly weighsEvidence?: true;
  /**
   * What ranks results of the offline judge where it is not the weighed score: one thing that surely does not hold decides, however many
   * others do. In [0, 1]; null where nothing was judged.
   */
  evidence?(answers: A, subject: Prepared): number | null;
  /** Turns the structured outputs into a score. Pure: no judge, no threshold. */
  formula(answers: A, subject: Prepared): Score;
  /** What a result of the offline judge rests on (sureness/grounds.ts); default one kind for all, or none where the judge is not asked. */
  evidenceKind?(answers: A, subject: Prepared): Grounds | undefined;
}

/** A scorer with its parts open, so that a formula can be tested by itself. */
export interface DefinedScorer<A> extends Scorer {
  readonly spec: ScorerSpec<A>;
}

/** Fewest samples once an output tries to talk to the judge (metrics.md 9, measure 6). */
const SAMPLES_UNDER_ATTACK = 3;
/** Faults that stop the whole operation, as an empty budget does: they are never one scorer's failure. */
const STOPS = new Set(['cancelled', 'internal', 'storage', 'locked']);

/**
 * The one flow of every scorer: check, answers, formula, rounding, pass, metadata. Thresholds are compared here and nowhere
 * else among the scorers. A judge that fails makes an errored outcome; cancelling and an empty budget are thrown on.
 */
export function defineScorer<A>(spec: ScorerSpec<A>): DefinedScorer<A> {
  const check = (subject: Subject) => [...checkNeeds(spec, subject), ...(spec.check?.(subject) ?? [])];
  return {
    spec,
    name: spec.name,
    category: spec.category,
    description: spec.description,
    formula: spec.formulaInWords,
    needs: spec.needs,
    uses: spec.uses,
    version: spec.version,
    multiTurn: spec.multiTurn ?? false,
    deterministic: spec.deterministic ?? false,
    ...defined({ threshold: spec.threshold, model: spec.model, batchQuestion: spec.batchQuestion }),
    emptyMetadata: spec.emptyMetadata,
    check,
    async evaluate(subject, context) {
      const [problem] = check(subject);
      if (problem) {
        const { code = 'invalid_field', message, field } = problem;
        return errored({ code, message, ...defined({ field }) }, { ...NO_USAGE });
      }
      const whole = prepare(subject);
      if (isLong(whole)) await turn();
      // What users wrote, an expression or code, sees all.
      const byRules = context.judge.mode === 'offline' && spec.deterministic !== true;
      const { subject: prepared, cut } = byRules ? bounded(whole, spec) : { subject: whole, cut: [] };
      const attacked = prepared.output !== undefined && addressesJudge(prepared.output);
      const samples = spec.samples ?? context.samples;
      const ask = askThrough(context.judge, {
        samples: attacked ? Math.max(SAMPLES_UNDER_ATTACK, samples) : samples,
        ...ownModel(spec),
        repeat: context.repeat,
        ...defined({ batchNames: context.batchNames }),
        together: (question) => batchQuestions(spec, subject, prepared, question.key, context),
        ...defined({ signal: context.signal }),
      });
      try {
        const material = spec.readsWhole === true ? whole : prepared;
        return await evaluate({ spec, ask, attacked, context, cut, material }, prepared);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        const { code, subcode, message, hint, where } = error;
        // One fault may reach several scorers; each carries its own cost.
        if (code === 'budget_exhausted')
          throw withSpent(new Fault(code, message, defined({ hint, where })), ask.record.usage);
        if (STOPS.has(code)) throw error;
        return errored({ code, ...defined({ subcode }), message, ...defined({ hint }) }, ask.record.usage);
      }
    },
  };
}

async function evaluate<A>(shared: Evaluation<A>, subject: Prepared): Promise<ScorerOutcome> {
  const { spec, ask, cut, context, material } = shared;
  const surenessFor = resultSureness(spec.name, subject, context.threshold);
  if (subject.output !== undefined && spec.degenerate?.(subject)) {
    const requested = requestedAnswer(subject);
    if (holdsNoAnswer(subject.output, requested))
      return outcome(shared, degenerateScore(spec), { confidence: 'high' }, []);
    if (ask.mode === 'offline' && isNoAnswerByRules(subject.output, requested)) {
      const score = degenerateScore(spec);
      return outcome(shared, score, surenessFor(score, { kind: BARE_ANSWER }, {}), []);
    }
  }
  const answers = await spec.answers(material, ask);
  if (isLong(material)) await turn();
  const first = scored(spec, answers, material, ask);
  const asked = ask.record.keys.length > 0;
  const foreign = ask.mode === 'offline' && !readsEnglish(spec, subject);
  const grounds = groundsOf(shared, answers, material);
  const score = grounds === undefined ? first : rankedAgain(spec.name, first, subject);
  const unread = { foreign: foreign || !talksEnglish(spec, subject), part: cut.length > 0 };
  const worth: Worth =
    grounds === undefined || score.status !== 'scored'
      ? { confidence: foreign && asked ? 'low' : confidenceOf(shared) }
      : surenessFor(score, grounds, unread);
  const warnings = [
    ...ask.record.warnings,
    ...cut.map((field) => `${field}_cut`),
    ...(foreign && asked ? ['non_english'] : []),
  ];
  return outcome(shared, score, worth, warnings);
}

/** What a result of the rules rests on; none where a model or classifiers gave it, or nobody was asked. */
function groundsOf<A>({ spec, ask }: Evaluation<A>, answers: A, subject: Prepared): Grounds | undefined {
  const { keys, confidence } = ask.record;
  if (ask.mode !== 'offline' || confidence !== undefined) return undefined;
  return spec.evidenceKind?.(answers, subject) ?? (keys.length > 0 ? { kind: ANY_KIND } : undefined);
}

/**
 * The score counts verdicts, so that it agrees with the counts beside it. What the rules of the offline judge hold of each verdict makes a
 * second number of the same formula, `metadata.evidence`: it ranks texts whose counts are equal.
 */
function scored<A>(spec: ScorerSpec<A>, answers: A, subject: Prepared, ask: Ask): Score {
  const weighed = () => spec.formula(answers, subject);
  if (spec.weighsEvidence === true || modeOf(ask) !== 'offline') return weighed();
  const bare = certain(answers);
  const score = spec.formula(bare, subject);
  if (score.status !== 'scored' || bare === answers) return score;
  const soft = weighed();
  if (soft.status !== 'scored') return score;
  const evidence = spec.evidence?.(answers, subject) ?? soft.value;
  return { ...score, metadata: { evidence: round4(evidence), ...score.metadata } };
}

interface Evaluation<A> {
  readonly spec: ScorerSpec<A>;
  readonly ask: Ask;
  readonly attacked: boolean;
  readonly context: ScoringContext;
  /** Fields of which the rules read a part. */
  readonly cut: readonly string[];
  /** What `answers`, `formula` and `evidenceKind` see; all else sees the part that rules read. */
  readonly material: Prepared;
}

/** A scorer's own judge model, and where a fault about it says that it was named. */
const ownModel = ({ model, name }: Pick<ScorerSpec<never>, 'model' | 'name'>) =>
  model === undefined ? {} : { model, modelNamed: `config.model of the scorer ${name}` };

function outcome<A>(
  { spec, ask, attacked, context }: Evaluation<A>,
  score: Score,
  { confidence, metadata: sureness = {} }: Worth,
  askWarnings: readonly string[],
): ScorerOutcome {
  const { usage } = ask.record;
  if (score.status === 'failed') {
    const { status: _, ...error } = score;
    return errored(error, usage);
  }
  const { threshold } = context;
  const warnings = [
    ...new Set([...askWarnings, ...(score.warnings ?? []), ...(attacked ? ['injection_suspected'] : [])]),
  ];
  const applicable = score.status === 'scored';
  const value = round4(applicable ? score.value : 1);
  return {
    status: 'scored',
    usage,
    result: {
      score: value,
      pass: value >= threshold,
      reasoning: applicable ? comparison(score.reasoning, value, threshold) : notApplicable(score.reasoning),
      metadata: {
        derived: [],
        ...(applicable ? {} : spec.emptyMetadata(1)),
        ...{ ...score.metadata, ...sureness, ...waverNote(ask.record) },
        judge: judgeInfoOf(spec, ask, confidence),
        threshold,
        not_applicable: !applicable,
        ...(applicable ? {} : { not_applicable_reason: score.reasoning }),
        ...(attacked ? { injection_suspected: true } : {}),
        warnings,
        imputed_verdicts: [],
      },
    },
  };
}

/** What the other scorers of the batch ask about this subject; nothing unless `key` is the scorer's own question for batches. */
function batchQuestions<A>(
  spec: ScorerSpec<A>,
  subject: Subject,
  prepared: Prepared,
  key: string,
  { batch = [] }: ScoringContext,
): ItemsQuestion[] {
  const { batchQuestion } = spec;
  if (batchQuestion === undefined || batch.length < 2 || batchQuestion.question(prepared)?.key !== key)
    return [];
  return batch.flatMap((other) => {
    const theirs = other.batchQuestion;
    const joins =
      theirs?.name === batchQuestion.name && theirs !== batchQuestion && other.check(subject).length === 0;
    const question = joins ? theirs.question(prepared) : undefined;
    return question === undefined || question.key === key ? [] : [question];
  });
}

function degenerateScore<A>(spec: ScorerSpec<A>): Extract<Score, { status: 'scored' }> {
  return {
    status: 'scored',
    value: 0,
    reasoning: 'the output holds no answer, only punctuation or the opening of one.',
    metadata: { ...spec.emptyMetadata(0), degenerate_output: true },
  };
}

function confidenceOf<A>({ spec, ask, context: { judge } }: Evaluation<A>): Confidence {
  const mode = modeOf(ask);
  if (mode === 'none') return 'high';
  return mode === 'llm'
    ? modelConfidence(ask.record.agreement, judge, spec)
    : (classifierConfidence(ask.record.confidence, judge, spec) ?? spec.offlineConfidence);
}

function errored(error: ScorerError, usage: JudgeUsage): ScorerOutcome {
  return { status: 'errored', error, usage };
}
