import { toolWords } from '../../scorers/formulas/tool-name.ts';
import type { Found } from '../categories.ts';
import { isIdentifier, leavesOf, recordOf } from './call-arguments.ts';
import type { ChangedCall } from './call-diff.ts';
import type { Evidence } from './evidence.ts';
import {
  consentsAtTheEnd,
  offeredInVain,
  type Spoken,
  sentencesOf,
  userConsentsTo,
  userLacks,
} from './spoken.ts';
import { verbsOf } from './tool-effect.ts';

const TEST = 'test_case_error';

/** A write that the script of the simulated user does not speak of, and that the user asked for all the same. */
export function offScript(scenario: string | undefined, tool: string, { user }: Spoken): Found | null {
  const verbs = verbsOf(tool);
  if (scenario === undefined || verbs === undefined) return null;
  const speaksOf = (text: string) => verbs.some((verb) => new RegExp(`\\b${verb}`, 'i').test(text));
  return !speaksOf(scenario) && user.slice(1).some(speaksOf)
    ? { category: TEST, why: `the user asks for ${tool}, which the script does not hold` }
    : null;
}

/** Reasons in what the user said for which an agent could not do what is missing. */
export function notPossible(evidence: Evidence): Found | null {
  const { diff, outcome, spoken, facet } = evidence;
  const calls = facet.turn?.tool_calls ?? [];
  const said = spoken.user.join('\n');
  const held = outcome?.scenario?.match(/[\w@.#-]+/g)?.map((word) => word.replace(/[.]+$/, '')) ?? [];
  const kept = held.find(
    (word) =>
      isIdentifier(word) &&
      !said.includes(word) &&
      !calls.some((call) => leavesOf(call.arguments).includes(word)),
  );
  if (kept !== undefined && diff.made.length === 0 && userLacks(spoken, nounsOf(kept, evidence)))
    return { category: TEST, why: `the script holds ${kept}, and the user never says it` };
  if (consentsAtTheEnd(spoken) && outcome?.endedWithCall !== true && diff.handover === undefined)
    return {
      category: TEST,
      why: 'the user says yes and ends in the same message, so nothing could be done',
    };
  const read = new Set(
    calls.filter(({ name }) => verbsOf(name) === undefined).flatMap(({ name }) => objectsOf(name)),
  );
  // What the tool is about stands at the end of its name.
  const objects = diff.missing
    .map(({ name }) => objectsOf(name).at(-1) ?? '')
    .filter((word) => !read.has(word) && !ANYTHING.test(word));
  if (outcome?.scenario !== undefined && diff.made.length === 0 && offeredInVain(spoken, objects))
    return { category: TEST, why: `${diff.missing[0]?.name} was offered, and the user did not take it` };
  const taken = diff.made.flatMap(({ arguments: given }) => recordOf(given) ?? []);
  const left = diff.missing.flatMap(({ arguments: given }) => recordOf(given) ?? []);
  const offered = spoken.messages.findIndex(
    ({ role, content }, at) =>
      role === 'assistant' &&
      left.length > 0 &&
      left.every((id) => content.includes(id)) &&
      taken.some((id) => content.includes(id) && spoken.messages[at + 1]?.content.includes(id) === true),
  );
  if (offered !== -1 && !left.some((id) => said.includes(id)))
    return { category: TEST, why: `${left[0]} was offered too, and the user took another` };
  return null;
}

/** Words of the name of a tool beside its verb. */
const objectsOf = (name: string) =>
  toolWords(name)
    .split(' ')
    .filter((word) => verbsOf(word) === undefined);

/** Words of names that say nothing of what they are about. */
const ANYTHING = /^(?:items?|records?|data|details|entr(?:y|ies)|objects?|info|information)$/;

/** Words by which one asks for an id: those of the arguments that it is expected in, else what a person is to a service. */
function nounsOf(id: string, { facet }: Evidence): string[] {
  const keys = (facet.turn?.criteria.expected_tools ?? []).flatMap((one) =>
    typeof one === 'string'
      ? []
      : Object.entries(one.arguments ?? {}).flatMap(([key, value]) => (value === id ? [key] : [])),
  );
  const words = keys
    .flatMap((key) => key.split(/[_\W]+/))
    .filter((word) => !/^(?:ids?|number|code)$/.test(word));
  return words.length > 0 ? words : ['user', 'account', 'customer', 'member', 'username'];
}

/** Another record than expected, which the user asked for by its id and by what the tool does: the agent did as it was told. */
export function askedByName({ outcome, spoken }: Evidence, { expected, actual }: ChangedCall): Found | null {
  const [wanted, given] = [recordOf(expected.arguments), recordOf(actual.arguments)];
  const verbs = verbsOf(actual.name);
  if (outcome?.scenario === undefined || verbs === undefined) return null;
  if (wanted === undefined || given === undefined || wanted === given || !isIdentifier(bare(given)))
    return null;
  const asked = spoken.user
    .flatMap(sentencesOf)
    .some(
      (text) =>
        text.includes(given) &&
        !text.includes(wanted) &&
        verbs.some((verb) => new RegExp(`\\b${verb}`, 'i').test(text)),
    );
  return asked
    ? { category: TEST, why: `the user asks to ${verbs[0]} ${given}, and the case expects ${wanted}` }
    : null;
}

const bare = (id: string) => id.replace(/^\W+/, '');

/** Ways to pay, by what their ids and their owners call them. */
const WAYS_TO_PAY: readonly (readonly [string, RegExp, RegExp])[] = [
  ['credit card', /credit_?card|\bcard_/i, /\b(?:credit|debit) cards?\b|\b(?:visa|master ?card|amex)\b/i],
  ['gift card', /gift_?card/i, /\bgift cards?\b/i],
  ['certificate', /certificate|voucher/i, /\b(?:certificates?|vouchers?)\b/i],
  ['paypal', /paypal/i, /\bpaypal\b/i],
  ['bank', /bank|iban|transfer/i, /\bbank\b/i],
];

/** A field that tells how is paid, not how much or when. */
const PAYS = /pay/i;
const PAYS_WHAT = /amount|sum|total|price|fee|count|currency|date|day|time|status|reference|note/i;
const OF_PAYMENT = /\b(?:pay\w*|refund\w*|cards?|method)\b/i;

/**
 * Paid in another way than expected, which is the way that the user asked for and never the expected one; or of which the script says nothing,
 * and the user agreed to it by its name.
 */
export function paidAsAsked(
  { outcome, spoken }: Evidence,
  { expected, actual, fields }: ChangedCall,
): Found | null {
  if (outcome?.scenario === undefined || !fields.every(isWayToPay)) return null;
  const waysOf = (values: readonly unknown[]) =>
    WAYS_TO_PAY.filter(([, id]) => values.flatMap((one) => leavesOf(one)).some((leaf) => id.test(leaf))).map(
      ([name]) => name,
    );
  const wanted = waysOf(fields.map((field) => expected.arguments?.[field]));
  const given = waysOf(fields.map((field) => actual.arguments[field]));
  const said = spoken.user.join('\n');
  const named = WAYS_TO_PAY.filter(([, , word]) => word.test(said)).map(([name]) => name);
  const others = wanted.filter((way) => !given.includes(way));
  const differ = given.length > 0 && others.length > 0;
  const silent = !OF_PAYMENT.test(outcome.scenario) && !wanted.some((way) => named.includes(way));
  const namesGiven = (text: string) =>
    WAYS_TO_PAY.every(([name, , word]) => !given.includes(name) || word.test(text));
  if (differ && silent && userConsentsTo(spoken, namesGiven))
    return { category: TEST, why: 'the script leaves open how to pay, and the user agreed to this way' };
  return differ && given.every((way) => named.includes(way)) && !others.some((way) => named.includes(way))
    ? { category: TEST, why: `the user asks to pay by ${given.join(' and ')}` }
    : null;
}

const isWayToPay = (field: string) => PAYS.test(field) && !PAYS_WHAT.test(field);

/** Fewer of a list than expected, and the user never named the others although they were shown. */
export function unasked(
  { spoken, results }: Evidence,
  { expected, actual, fields }: ChangedCall,
): Found | null {
  const [field] = fields;
  if (field === undefined || fields.length > 1) return null;
  const [wanted, given] = [leavesOf(expected.arguments?.[field]), leavesOf(actual.arguments[field])];
  const dropped = wanted.filter((one) => !given.includes(one));
  if (dropped.length === 0 || dropped.length !== wanted.length - given.length) return null;
  const [said, shown] = [spoken.user.join('\n').toLowerCase(), spoken.agent.join('\n').toLowerCase()];
  const names = dropped.map((id) => nameBeside(id, results)?.toLowerCase());
  return names.every((name) => name !== undefined && !said.includes(name) && shown.includes(name))
    ? { category: TEST, why: `${names[0]} was shown, and the user did not ask for it` }
    : null;
}

/** The name that stands in the same record of a result as an id. */
function nameBeside(id: string, results: string): string | undefined {
  const at = results.indexOf(`"${id}"`);
  if (at === -1) return undefined;
  const around = results.slice(Math.max(0, results.lastIndexOf('{', at)), at + 400);
  return /"(?:name|title|label)"\s*:\s*"([^"]{2,60})"/.exec(around)?.[1];
}
