import { asksOf } from '../asks/asks-of.ts';
import { shortName } from '../short-name.ts';
import { askDraft, type UnitOperator } from './operator.ts';

/** Asks for one rule, plainly: for its value, or for what it forbids. */
export const direct: UnitOperator = (unit) =>
  asksOf(unit)
    .filter(({ form }) => form === 'value' || form === 'refusal')
    .map((ask) => askDraft(unit, ask, { operator: 'direct', name: shortName(ask.question) }));
