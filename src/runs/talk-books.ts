import { hash } from 'node:crypto';
import type { CaseResult } from '../schema/run.ts';
import type { TalkCounts, TalkNoise } from '../schema/users/talk.ts';
import { round4 } from '../scorers/formulas/round.ts';
import { type NoiseParts, type NoisyValue, noiseParts } from '../statistics/noise-parts.ts';

/** Counts talks with simulated users, case by case. */
export interface TalkBooks {
  add(one: Pick<CaseResult, 'attempts'>): void;
  /** Undefined where no user was simulated. */
  total(): TalkCounts | undefined;
}

/** Empty books. */
export function talkBooks(): TalkBooks {
  const counts = { talks: 0, lost: 0, errored: 0 };
  const cases: NoisyValue[][] = [];
  return {
    add({ attempts }) {
      for (const { talk, error } of attempts) {
        if (talk === undefined) continue;
        const lost = talk.lost?.length ?? 0;
        const isGivenUp = error?.code === USER_FAULT;
        // Of one that was given up the last talk is among those that were thrown away.
        counts.talks += isGivenUp ? lost : lost + 1;
        counts.lost += lost;
        if (isGivenUp) counts.errored++;
      }
      const judged = attempts.flatMap(passOf);
      if (judged.length > 1) cases.push(judged);
    },
    total() {
      if (counts.talks === 0) return undefined;
      const noise = noiseParts(cases);
      return { ...counts, ...(noise === undefined ? {} : { noise: roundedNoise(noise) }) };
    },
  };
}

/** Whether a talk passed, by its user and by what was answered; nothing where it has no verdict. */
function passOf({ talk, status, turns }: CaseResult['attempts'][number]): NoisyValue[] {
  if (talk === undefined || (status !== 'passed' && status !== 'failed')) return [];
  const answers = JSON.stringify(turns.map(({ output, tool_calls: calls }) => [output, calls]));
  return [
    {
      user: talk.seed,
      value: status === 'passed' ? 1 : 0,
      answers: hash('sha256', answers).slice(0, DIGITS),
    },
  ];
}

/** Digits of a digest that tells answers apart. */
const DIGITS = 16;

/** As reports show them. */
export function roundedNoise({ user, agent, judge, values, users }: NoiseParts): TalkNoise {
  const shown = (value: number | null) => (value === null ? null : round4(value));
  return { user: shown(user), agent: shown(agent), judge: shown(judge), values, users };
}

/** Code of an attempt whose simulated users said what they must not say. */
export const USER_FAULT = 'user_simulator';
