import { formatCounted } from '../../text/format.ts';
import type { Facts } from './facts.ts';
import { intervalText, listed, named } from './words.ts';

/** What an end that the looks decided on means: what it saved, and what it does to the figures. */
export function endedByLook({ course, analysis, metric, decision }: Facts): string[] {
  const look = course.looks.at(-1);
  const rounds =
    look === undefined ? '' : `after ${look.rounds} of ${formatCounted(course.plannedRounds, 'round')}`;
  const saved = analysis.runs_saved > 0 ? ` That saved ${formatCounted(analysis.runs_saved, 'play')}.` : '';
  const dropped = course.looks.flatMap((one) =>
    one.dropped.length === 0
      ? []
      : [
          `${listed(one.dropped.map(named))} ${one.dropped.length === 1 ? 'was' : 'were'} clearly behind and not played any more after round ${one.rounds}.`,
        ],
  );
  if (course.ended === 'winner') {
    const held = analysis.repeated_interval;
    const over =
      held === null
        ? ''
        : `; the interval that allows for all looks is ${intervalText(held, metric)}${metric.binary ? ' points' : ''}`;
    return [
      ...dropped,
      `It ended ${rounds}, because the result was clear by then.${saved} A difference at an early end tends to be a little too large${over}.`,
    ];
  }
  if (course.ended === 'futile')
    return [
      ...dropped,
      `It ended ${rounds}, because the rest had less than a 10 % chance of proving a difference.${saved}`,
    ];
  return decision.conclusive || analysis.runs_saved === 0 ? dropped : dropped.map((one) => `${one}${saved}`);
}
