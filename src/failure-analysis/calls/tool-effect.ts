import type { ToolCall } from '../../schema/tool-call.ts';
import { callFailed } from '../../scorers/formulas/call-helpers.ts';
import { toolWords } from '../../scorers/formulas/tool-name.ts';
import { fieldOf } from '../failed-checks.ts';
import { decodedValue } from './call-arguments.ts';

/** What a tool is for: to change something, to look something up, to note a thought, to hand the user over to a person. */
export type ToolEffect = 'write' | 'read' | 'scratch' | 'handover' | 'unknown';

/** Verbs of one meaning: a tool that books is asked for by whoever wants to buy or reserve. */
const WRITES: Readonly<Record<string, string>> = {
  create:
    'book create order buy purchase reserve place open register add insert new enroll enrol apply make start schedule generate issue upload post submit subscribe',
  change:
    'update modify change edit set upgrade downgrade move switch rename adjust renew extend replace assign patch put write reset enable disable activate deactivate reschedule postpone',
  cancel: 'cancel delete remove close drop revoke terminate void unsubscribe',
  return: 'return refund',
  exchange: 'exchange swap trade convert redeem',
  pay: 'pay transfer send deposit withdraw charge donate compensate grant credit',
  approve: 'approve reject confirm accept sign',
};
const READS =
  'get find search list lookup look check read fetch query show view describe count verify validate retrieve browse select is has exists determine inspect open_page visit scroll history status login logout log authenticate auth internal exit finish end stop';
const SCRATCH =
  'think thought plan note reflect reason calculate calc compute scratchpad todo remember wait sleep python';
const PEOPLE = /\b(?:humans?|persons?|operators?|supervisors?|representatives?|staff|agents?)\b/;
const HANDS_OVER = /\b(?:transfer|escalate|hand|handoff|handover|forward|connect|refer)\b/;

const FAMILIES = new Map(
  Object.entries(WRITES).flatMap(([family, verbs]) =>
    verbs.split(' ').map((verb) => [verb, family] as const),
  ),
);
const READING = new Set(READS.split(' '));
const NOTING = new Set(SCRATCH.split(' '));

/** What a result says that changed something. */
const CHANGED =
  /\b(?:created|updated|deleted|removed|cancell?ed|booked|modified|saved|stored|submitted|sent|paid|refunded|scheduled|registered)\b/i;

/** What a tool does, by the first word of its name that is a verb: `cancel_order` writes, `get_orders` reads. */
export function toolEffect(name: string): ToolEffect {
  const words = toolWords(name);
  if (HANDS_OVER.test(words) && PEOPLE.test(words)) return 'handover';
  for (const word of words.split(' ')) {
    if (NOTING.has(word)) return 'scratch';
    if (READING.has(word)) return 'read';
    if (FAMILIES.has(word)) return 'write';
  }
  return 'unknown';
}

/** What a call did: a tool whose name tells nothing has written where its result says so. */
export function callEffect({ name, result }: Pick<ToolCall, 'name' | 'result'>): ToolEffect {
  const effect = toolEffect(name);
  return effect === 'unknown' && typeof result === 'string' && CHANGED.test(result.slice(0, 400))
    ? 'write'
    : effect;
}

/** The family of verbs that a tool's name belongs to, with all of them; undefined for one that is no write. */
export function verbsOf(name: string): readonly string[] | undefined {
  for (const word of toolWords(name).split(' ')) {
    const family = FAMILIES.get(word);
    if (family !== undefined) return (WRITES[family] as string).split(' ');
  }
  return undefined;
}

/** A refusal as programs write it: `False`, `(False, 'why')`, an error that a program printed about a variable. */
const REFUSED = /^\s*(?:\(\s*)?(?:False|false|None\s*$)|^[#\s\w]*=\s*["']?\s*(?:\w*Error|Exception)\b/;

/** Whether a call did what it is for. A refused one did not happen. */
export function tookEffect(call: ToolCall): boolean {
  if (callFailed(call)) return false;
  const result = decodedValue(call.result);
  if (result === false || fieldOf(result, 'ok') === false) return false;
  return !(typeof result === 'string' && REFUSED.test(result.slice(0, 200)));
}

/** What a call is refused with when its arguments have the wrong form, not the wrong values. */
const FORM =
  /\bTypeError\b|unexpected (?:keyword )?argument|missing (?:\d+ )?required|(?:invalid|missing|unknown|unexpected) (?:argument|parameter|type)|must be an? (?:string|number|integer|object|list|array|bool)|not (?:a )?valid (?:json|type)|schema/i;

/** Whether a call was refused because of the form of its arguments. */
export function refusedForForm(call: ToolCall): boolean {
  if (tookEffect(call)) return false;
  const text = [call.error, call.result]
    .map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))
    .join(' ');
  return FORM.test(text.slice(0, 600));
}
