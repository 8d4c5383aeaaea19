import { limitId, type PolicyUnit } from './policy-unit.ts';
import type { ReadSources } from './read-sources.ts';
import { inputOf } from './verify.ts';

/** Something to be covered: a policy unit, an intent, a failure. */
export interface Target {
  id: string;
  text: string;
  topic: string;
  /** A limit inside a rule that is a target itself. */
  isLimit?: true;
  /** 2 in a focus area, 1.5 where it is linked to a failure, else 1. */
  weight: number;
}

/** A cell of a table beside a rule: a table is no more worth than a page of text. */
const CELL = 0.4;
/** A rule in a focus area, and a failure, beside any other rule. */
const IN_FOCUS = 2;
const FAILURE = 1.5;

/** What the chosen cases have to cover: every rule, every limit inside of one, every intent, every failure. */
export function targetsOf({ units, focus, intents, logs, failed }: ReadSources): Target[] {
  const weightOf = ({ topic }: PolicyUnit) => (focus.has(topic) ? IN_FOCUS : 1);
  const failures = new Map(
    failed
      .filter(({ operator }) => operator === 'regression')
      .map((draft) => [draft.built_on[0] ?? '', draft]),
  );
  return [
    ...units.map((unit) => ({
      id: unit.id,
      text: unit.text,
      topic: unit.topic,
      weight: weightOf(unit) * (unit.row === undefined ? 1 : CELL),
    })),
    ...units.flatMap((unit) =>
      unit.quantities.flatMap(({ op, phrase }, place) =>
        op === '='
          ? []
          : [
              {
                id: limitId(unit.id, place),
                text: phrase,
                topic: unit.topic,
                weight: weightOf(unit),
                isLimit: true as const,
              },
            ],
      ),
    ),
    ...intents.intents.map(({ id, name, members }) => ({
      id,
      text: logs[members[0] ?? 0]?.input ?? '',
      topic: name,
      weight: Math.log2(1 + members.length),
    })),
    ...[...failures].map(([id, draft]) => ({
      id,
      text: inputOf(draft),
      topic: draft.topic,
      weight: FAILURE,
    })),
  ];
}
