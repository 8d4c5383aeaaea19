import { createHash } from 'node:crypto';
import { NO_USAGE } from '../judges/judge.ts';
import type { PlayedTurn, RunRecord } from '../runs/records.ts';
import type { ScorerResult } from '../schema/scorer-result.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { oneLine } from '../text/escape/clean-text.ts';
import { isPresent } from '../text/language/normalize.ts';
import { truncateText } from '../text/truncate.ts';
import type { Outcome, Trajectory } from '../traces/trajectory.ts';

/** Name of the scorer under which the recorded outcome stands. */
const OUTCOME_SCORER = 'recorded_outcome';
const LONGEST_ID = 200;
const LONGEST_NAME = 120;
const UNKNOWN_AGENT = 'imported';

/** Turns trajectories into the records of a run. */
interface ImportedCases {
  readonly count: number;
  /** Records of one case: its plan, its play, its verdict where there is one. */
  add(trajectory: Trajectory, at: { file: string; line: number }): RunRecord[];
}

/** Every trajectory is a case of one attempt. Its id is that of the file; an id that is taken gets `#2`, `#3` as in the evals folder. */
export function importedCases(world: {
  runId: string;
  agent: string | undefined;
  passAt: number;
}): ImportedCases {
  const ids = freeIds();
  return {
    get count() {
      return ids.taken();
    },
    add(trajectory, at) {
      const place = ids.taken();
      const wanted = oneLine(trajectory.id ?? `${at.file}:${at.line}`).slice(0, LONGEST_ID);
      const id = ids.take(wanted || String(place + 1));
      const { turns, outcome, error } = trajectory;
      const last = turns.length - 1;
      const judged = outcome !== null && error === undefined && last >= 0;
      const questions = turns.map(({ input, criteria }) => ({ input, criteria }));
      const play = { case_id: id, attempt: 0, turns: playedTurns(turns, world.runId, place), calls: 0 };
      return [
        {
          type: 'case.planned',
          case: {
            id,
            name: truncateText(oneLine(trajectory.name ?? id), LONGEST_NAME) || id,
            agent_id: world.agent ?? trajectory.agent ?? UNKNOWN_AGENT,
            tags: trajectory.tags,
            location: at,
            hash: createHash('sha256').update(canonicalJson(questions)).digest('hex'),
            gating: true,
            repeat: 1,
            min_passes: 1,
            scorers: turns.map((_, index) => (judged && index === last ? [OUTCOME_SCORER] : [])),
          },
        },
        error === undefined
          ? { type: 'attempt.played', ...play }
          : { type: 'attempt.errored', ...play, error },
        ...(judged
          ? [
              {
                type: 'turn.scored' as const,
                case_id: id,
                attempt: 0,
                turn: last,
                scorer: OUTCOME_SCORER,
                result: resultOf(outcome, world.passAt),
                usage: { ...NO_USAGE },
              },
            ]
          : []),
      ];
    },
  };
}

/** Ids that differ, in time that does not grow with the number of equal ones. */
function freeIds() {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return {
    taken: () => taken.size,
    take(wanted: string): string {
      let id = wanted;
      if (taken.has(wanted)) {
        let number = next.get(wanted) ?? 2;
        while (taken.has(`${wanted}#${number}`)) number++;
        next.set(wanted, number + 1);
        id = `${wanted}#${number}`;
      }
      taken.add(id);
      return id;
    },
  };
}

function playedTurns(turns: Trajectory['turns'], runId: string, place: number): PlayedTurn[] {
  return turns.map((turn, index) => ({
    ...turn,
    // A log that holds no text does not say that the agent answered with none.
    ...(isPresent(turn.output) ? {} : { output_missing: true as const }),
    turn_id: `turn_${runId.slice('run_'.length)}_${place}_0_${index}`,
    agent_plan: null,
  }));
}

/** The recorded outcome as a verdict. A number is a score of what is asked for, between 0 and 1. */
function resultOf({ field, value, reasons, facts = {} }: Outcome, passAt: number): ScorerResult {
  const pass = typeof value === 'boolean' ? value : value >= passAt;
  const most = Math.max(1, passAt);
  const score = typeof value === 'boolean' ? Number(value) : Math.min(1, Math.max(0, value / most));
  const recorded = `recorded ${field} ${value}`;
  const said = [...reasons, ...sentencesOf(facts)];
  return {
    score: Math.round(score * 1e4) / 1e4,
    pass,
    reasoning: said.length === 0 ? recorded : said.join('; '),
    metadata: {
      recorded: { [field]: value },
      ...facts,
      // The words of the file alone; what we say of its fields is for readers, and nothing that failures have in common.
      ...(pass || reasons.length === 0 ? {} : { issues: reasons }),
      judge: {
        ...{ mode: 'none', model: 'none', prompt_version: `${OUTCOME_SCORER}@1`, calls: 0, cached_calls: 0 },
        ...{ input_tokens: 0, output_tokens: 0, temperature: null, seed: null, samples: 1, agreement: null },
        ...{ confidence: 'high', fallback: false },
      },
      threshold: passAt,
      not_applicable: false,
      warnings: [],
    },
  };
}

/** Facts as a reader wants them. */
function sentencesOf({ checks = {}, missing_texts: missing = [] }: NonNullable<Outcome['facts']>): string[] {
  const failed = Object.keys(checks).filter((name) => checks[name] === false);
  return [
    ...missing.map((text) => `does not say: ${text}`),
    ...(failed.length === 0
      ? []
      : [`checks that failed: ${failed.map((name) => name.replaceAll('_', ' ')).join(', ')}`]),
  ];
}
