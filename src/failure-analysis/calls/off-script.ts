import type { Found } from '../categories.ts';
import { isIdentifier, leavesOf, recordOf } from './call-arguments.ts';
import type { ChangedCall } from './call-diff.ts';
import type { Evidence } from './evidence.ts';
import { consentsAtTheEnd, type Spoken, sentencesOf, userLacks } from './spoken.ts';
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
