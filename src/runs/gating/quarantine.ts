import { formatCount, formatCounted } from '../../text/format.ts';
import type { CaseDescription, Quarantine } from '../records.ts';

/** Outcomes that are looked at (users.md 4.1, idea 8); older ones may be those of another code. */
const RECENT = 10;
/** A regression is one change of side, its repair the second; the third is a habit. */
const CHANGES = 3;
/** So many equal outcomes end it: a case that goes either way half of the time shows them in one of sixteen. */
const SETTLED = 5;
/** Share of the gating cases that may be quarantined at once, and at least one: beyond it the gate would be a shell. */
const MOST_SHARE = 0.2;
/** Ids that a sentence names. */
const NAMED = 5;

/** Ids of the cases that gate. */
export function gatingIds(
  cases: readonly Pick<Described, 'id' | 'gating'>[],
  quarantine: Quarantine | undefined,
): Set<string> {
  const gating = new Set(cases.filter((one) => one.gating).map(({ id }) => id));
  for (const { id } of quarantine?.cases ?? []) gating.delete(id);
  return gating;
}

type Described = Pick<CaseDescription, 'id' | 'gating' | 'skip'>;

/**
 * Which of these cases are reported and do not gate, because they went both ways in earlier runs while nothing changed; undefined
 * where there is nothing to say. `historyOf` gives the outcomes of a case, oldest first, such as "PFP|PF"; `|` stands where its
 * agent was changed, so that a change of side there counts as an effect of that and not as flakiness. More flaky cases than a
 * fifth of those that gate are an unstable suite: then all of them gate, and a warning says so.
 */
export function quarantineOf<T extends Described>(
  cases: readonly T[],
  historyOf: (one: T) => string | undefined,
): Quarantine | undefined {
  const gating = cases.filter((one) => one.gating && one.skip === undefined);
  const known = gating.flatMap((one) => {
    const outcomes = historyOf(one);
    return outcomes === undefined ? [] : [{ id: one.id, outcomes }];
  });
  const held = known.filter(({ outcomes }) => isQuarantined(outcomes));
  const most = Math.max(1, Math.floor(gating.length * MOST_SHARE));
  if (held.length > most)
    return {
      cases: [],
      notes: [],
      warnings: [
        `The suite or its agent is unstable: ${formatCount(held.length)} of ${formatCounted(gating.length, 'gating case')} went both ways in earlier runs, and at most ${formatCount(most)} may be quarantined at once, so all of them gate (${named(held)}).`,
      ],
    };
  const wasHeld = ({ outcomes }: { outcomes: string }) => isQuarantined(withoutLast(outcomes));
  const begun = held.filter((one) => !wasHeld(one));
  const released = known.filter((one) => !isQuarantined(one.outcomes) && wasHeld(one));
  const of = (last: string) => released.filter(({ outcomes }) => outcomes.endsWith(last));
  const notes = [
    ...caseList('Newly quarantined, went both ways in earlier runs', begun),
    ...caseList(`Released from quarantine, passed ${SETTLED} times in a row and gates again`, of('P')),
    ...caseList(
      `Released from quarantine, failed ${SETTLED} times in a row: broken, not flaky, and gates again`,
      of('F'),
    ),
  ];
  return held.length === 0 && notes.length === 0 ? undefined : { cases: held, notes, warnings: [] };
}

/**
 * Whether a case with these outcomes is quarantined: from three changes of side among ten outcomes on, until five outcomes in a
 * row are equal. Gone through from the oldest outcome, so that it does not depend on what was decided before.
 */
export function isQuarantined(history: string): boolean {
  const outcomes: string[] = [];
  const flips: boolean[] = [];
  let isEdited = false;
  let isHeld = false;
  for (const mark of history) {
    if (mark !== 'P' && mark !== 'F') {
      isEdited ||= mark === '|';
      continue;
    }
    flips.push(outcomes.length > 0 && outcomes.at(-1) !== mark && !isEdited);
    outcomes.push(mark);
    isEdited = false;
    const last = outcomes.slice(-SETTLED);
    // Of ten outcomes the first has nothing before it.
    if (last.length === SETTLED && last.every((one) => one === mark)) isHeld = false;
    else if (flips.slice(-(RECENT - 1)).filter(Boolean).length >= CHANGES) isHeld = true;
  }
  return isHeld;
}

/** As it was before the last run. */
const withoutLast = (history: string) => history.replace(/\|?[PF]$/, '');

function caseList(head: string, cases: readonly { id: string; outcomes: string }[]): string[] {
  if (cases.length === 0) return [];
  const shown = cases.slice(0, NAMED).map(({ id, outcomes }) => `${id} (${outcomes})`);
  return [`${head}: ${shown.join(', ')}${more(cases.length)}.`];
}

const named = (cases: readonly { id: string }[]) =>
  `${cases
    .slice(0, NAMED)
    .map(({ id }) => id)
    .join(', ')}${more(cases.length)}`;
const more = (count: number) => (count > NAMED ? ` and ${formatCount(count - NAMED)} more` : '');
