import { asksOf } from '../asks/asks-of.ts';
import { shortName } from '../short-name.ts';
import { askDraft, NO_DEMANDS, type UnitOperator } from './operator.ts';

/** Values on and beside each limit, with the verdict computed: 29, 30 and 31 for "within 30 days" (improvement.md 6.2 step 4). */
export const boundary: UnitOperator = (unit) =>
  asksOf(unit).flatMap((ask) =>
    ask.form !== 'limit'
      ? []
      : [
          askDraft(unit, ask, {
            operator: 'boundary',
            name: shortName(ask.question),
            demands: { ...NO_DEMANDS, constraints: 2 },
            tags: ['boundary'],
          }),
        ],
  );
