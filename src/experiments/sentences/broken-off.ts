import { formatCount, formatCounted } from '../../text/format.ts';
import type { Facts } from './facts.ts';
import { quoted } from './words.ts';

/** Ended by something else than its plan and its results. */
export function isBrokenOff({ ended }: Pick<Facts['course'], 'ended'>): boolean {
  return ended === 'budget' || ended === 'cancelled' || ended === 'refused';
}

/** Why the experiment ended before everything was played, when nobody requested it: shown first. */
export function brokenOff({ course, evidence }: Facts): string[] {
  const words = {
    budget: 'The budget ended this experiment early',
    cancelled: 'This experiment was cancelled early',
    refused: 'This experiment was broken off, because every further request would have been refused',
  };
  if (course.ended !== 'budget' && course.ended !== 'cancelled' && course.ended !== 'refused') return [];
  const made = evidence.plays.length + evidence.lost.length;
  return [
    `${words[course.ended]}, after ${formatCount(made)} of ${formatCounted(course.playsPlanned, 'play')}.`,
    ...(course.endReason === undefined ? [] : [quoted(course.endReason)]),
    ...(made === 0 ? [] : ['What follows rests on the plays that were made.']),
  ];
}
