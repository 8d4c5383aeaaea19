import { brokenOff } from './sentences/broken-off.ts';
import { choice } from './sentences/choice.ts';
import { endedByLook } from './sentences/ended-by-look.ts';
import type { Facts } from './sentences/facts.ts';
import { hangsOn } from './sentences/hangs-on.ts';
import { judgedOffline } from './sentences/judged-offline.ts';
import { nextStep } from './sentences/next-step.ts';
import { verdict } from './sentences/verdict.ts';

/**
 * The recommendation of an experiment, in plain sentences made of its facts: why it ended early when something broke it off, who
 * leads and how sure that is, what follows for the reader, what the result hangs on, and what to buy next (statistics.md
 * 4.3 step 13). No variant is called the winner unless that is proven (contract 9).
 */
export function recommend(facts: Facts): string {
  return [
    ...brokenOff(facts),
    ...verdict(facts),
    ...choice(facts),
    ...hangsOn(facts),
    ...endedByLook(facts),
    ...nextStep(facts),
    ...judgedOffline(facts),
  ].join(' ');
}
