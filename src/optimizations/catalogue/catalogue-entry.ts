import type { SlotName } from './slots.ts';

/**
 * What the catalogue knows about one kind of failure (improvement.md 2.3 step 1). A wording holds slots such as `{tools}`; one whose slot cannot be
 * filled is passed over, so each entry has at least one without slots, unless it is of no use without evidence.
 */
export interface CatalogueEntry {
  /** The section of the prompt that its instruction goes to. */
  section: 'rules';
  /** How bad such a failure is beside an ordinary one (1). */
  severity: number;
  /** How likely an instruction mends it, 0 to 1: an ordering by what the kinds are about, not a measurement. */
  fixability: number;
  /** Different ways to say it, the most telling first; the later ones are for a retry. */
  wordings: readonly string[];
  /** By what a reader can tell that the rule is kept: added where the prompt has the rule already. */
  condition: string;
}

/** Slots of a wording, in their order. */
export function slotsOf(wording: string): SlotName[] {
  // The names between braces are written in this folder; a test holds every one against the list of slots.
  return [...wording.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as SlotName);
}
