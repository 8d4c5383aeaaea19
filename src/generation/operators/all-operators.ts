import { amount } from './amount.ts';
import { boundary } from './boundary.ts';
import { falsePremise, missingInformation, missingNumber, pressure } from './challenges.ts';
import { changeOfMind, interaction } from './combinations.ts';
import { condition } from './condition.ts';
import { direct } from './direct.ts';
import { edges } from './edges.ts';
import type { UnitOperator } from './operator.ts';
import { persona } from './wordings.ts';

/** Every operator on policy units, by name: the name seeds its choices (improvement.md 6.2 step 4). */
export const UNIT_OPERATORS: Readonly<Record<string, UnitOperator>> = {
  direct,
  boundary,
  amount,
  condition,
  missingNumber,
  persona,
  interaction,
  falsePremise,
  pressure,
  missingInformation,
  changeOfMind,
  edges,
};
