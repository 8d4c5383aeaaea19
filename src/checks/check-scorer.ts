import { Fault, type Problem } from '../errors.ts';
import { turn } from '../flow/turn.ts';
import { NO_USAGE } from '../judges/judge.ts';
import { defined } from '../schema/defined.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { JudgeInfo } from '../schema/scorer-result.ts';
import { isLong } from '../scorers/offline/shared/bounded.ts';
import type { Scorer, ScorerOutcome } from '../scorers/scorer.ts';
import { isPresent } from '../text/language/normalize.ts';
import type { CheckServices } from './check-kind.ts';
import { bounded, checkOutcome, VERSION } from './check-outcome.ts';
import { judgeCheck, labelOf, wordOf } from './judge-check.ts';
import { type Metered, meteredServices } from './metered-services.ts';
import type { Root } from './place.ts';
import type { ReadCheck } from './read-check.ts';

/** What checks of one turn share. */
export interface CheckOptions {
  readonly services: CheckServices;
  /** A check of the same turn asks for a blank output; else a blank one is no answer, and fails every check (contract 5). */
  readonly isBlankWanted: boolean;
}

/** A check as a scorer: recorded, gated, reported and compared as any other. No judge is asked, and no threshold of a case or of the settings applies. */
export function checkScorer(
  check: ReadCheck,
  name: string,
  { services, isBlankWanted }: CheckOptions,
): Scorer {
  const needed = [...new Set(fieldsOf(check))];
  const missing = (subject: Subject) => missingFields(name, needed, subject);
  return {
    name,
    category: 'user',
    description: labelOf(check),
    formula: check.kind.description,
    needs: needed,
    uses: [],
    version: VERSION,
    multiTurn: false,
    deterministic: isDeterministic(check),
    ...(check.weight === 0 ? { advisory: true as const } : {}),
    judgesEmpty: true,
    emptyMetadata: () => ({ kind: wordOf(check), expected: bounded(check.value), actual: null }),
    check: missing,
    verify: () => verified(check, services),
    async evaluate(subject, { signal, judge }) {
      const [problem] = missing(subject);
      if (problem !== undefined) {
        const { code = 'missing_field', message, field } = problem;
        return { status: 'errored', error: { code, message, ...defined({ field }) }, usage: { ...NO_USAGE } };
      }
      if (!isBlankWanted && subject.output !== undefined && !isPresent(subject.output))
        return checkOutcome(check, name, {
          status: 'nothing',
          label: labelOf(check),
          fault: 'the agent gave an empty answer',
          isEmpty: true,
        });
      if (isLong(subject)) await turn();
      const metered = meteredServices(services, judge);
      try {
        const attempt = { subject, services: metered.services, ...defined({ signal }) };
        return paid(checkOutcome(check, name, await judgeCheck(check, attempt)), metered.spent());
      } catch (error) {
        if (!(error instanceof Fault) || error.code === 'cancelled' || error.code === 'internal') throw error;
        const { code, subcode, message, hint } = error;
        return {
          status: 'errored',
          error: { code, message, ...defined({ subcode, hint }) },
          usage: metered.spent().usage,
        };
      }
    },
  };
}

function missingFields(name: string, needed: readonly Root[], subject: Subject): Problem[] {
  return needed
    .filter((field) => subject[field] === undefined)
    .map((field) => ({
      path: field,
      message: `${name} requires '${field}', which the check looks at`,
      code: 'missing_field',
      scorer: name,
      field,
      alternatives: [],
    }));
}

/** Whether a blank output is what a check asks for: `equals: ""`, or a group that holds it. */
export function wantsBlank({ negated, of, ready, members }: ReadCheck): boolean {
  if (negated || (of !== undefined && of.text !== 'output')) return false;
  return ready.some(({ takesBlank }) => takesBlank) || members.some(wantsBlank);
}

/** An outcome with what was paid for it, and to whom. */
function paid(outcome: ScorerOutcome, { usage, model }: ReturnType<Metered['spent']>): ScorerOutcome {
  if (model === null) return outcome;
  if (outcome.status !== 'scored') return { ...outcome, usage };
  const { calls, cached_calls, input_tokens, output_tokens } = usage;
  const asked = { mode: 'llm', model, calls, cached_calls, input_tokens, output_tokens };
  const { metadata } = outcome.result;
  // Every result of a check carries what `nobody` made.
  const judge = { ...(metadata['judge'] as JudgeInfo), ...asked };
  return { ...outcome, usage, result: { ...outcome.result, metadata: { ...metadata, judge } } };
}

/** Fields of the attempt that a check looks at, with those under it. */
function fieldsOf({ kind, of, members, when }: ReadCheck, isGiven = false): Root[] {
  const nested = [
    // What is under a kind that looks elsewhere looks at what that one finds.
    ...members.flatMap((member) => fieldsOf(member, isGiven || !kind.of)),
    ...(when === undefined ? [] : fieldsOf(when, isGiven)),
  ];
  const looksAtOutput = kind.of && members.length === 0 && !isGiven;
  // A group looks at nothing by itself.
  const own: readonly Root[] =
    of !== undefined ? [of.root] : (kind.reads ?? (looksAtOutput ? ['output'] : []));
  return [...own, ...nested];
}

/** What is wrong with the code of a check, and of those under it. */
async function verified({ ready, members, when }: ReadCheck, services: CheckServices): Promise<string[]> {
  const own = await Promise.all(ready.map((one) => one.verify(services)));
  const nested = [...members, ...(when === undefined ? [] : [when])].map((one) => verified(one, services));
  return [...own.filter((problem) => problem !== undefined), ...(await Promise.all(nested)).flat()];
}

function isDeterministic({ ready, members, when }: ReadCheck): boolean {
  return (
    ready.every(({ deterministic }) => deterministic) &&
    members.every(isDeterministic) &&
    (when === undefined || isDeterministic(when))
  );
}
