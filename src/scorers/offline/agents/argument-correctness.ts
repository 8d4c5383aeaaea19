import type { OfflineVerdict } from '../../../judges/items.ts';
import type { ToolCall } from '../../../schema/tool-call.ts';
import type { CheckedCall } from '../../formulas/argument-checks.ts';
import { type Features, likelihood } from '../shared/fitted.ts';
import { ARGUMENT_CORRECTNESS_WEIGHTS } from '../weights/argument-correctness.ts';
import { type ArgumentFacts, argumentFacts, leavesOf } from './argument-facts.ts';
import { knownValues } from './known-values.ts';
import { unusedRequest } from './unused-request.ts';

/** Verdicts that a judge gives an argument (metrics.md 5.3). */
export type ArgumentVerdict = 'correct' | 'wrong' | 'ungrounded';
/** Whether a call has all the arguments that the request gives it. */
export type CompletenessVerdict = 'complete' | 'incomplete';

interface Material {
  readonly input: string;
  /** The conversation before and around the calls, as one text. */
  readonly history: string;
  readonly calls: readonly ToolCall[];
  readonly checked: readonly CheckedCall[];
}

/** Everything that was seen of one call. */
interface SeenCall {
  readonly arguments: ReadonlyMap<string, ArgumentFacts & { readonly specific: boolean }>;
  readonly completeness: Features;
}

/** Share of a value that must be known, from which on it counts as grounded. */
const GROUNDED = 0.5;
/** An amount of so many digits is taken from somewhere; a smaller one may be a matter of course. */
const SPECIFIC_NUMBER = 100;
/** Texts that name one particular thing: ids, dates, addresses of both kinds. */
const SPECIFIC_TEXT = /\d{3}|\d[-/.:]\d|[\p{L}_-]\d{2}|@\S+\.|^https?:/u;
/** Bounds of the evidence: the rule sets the band, the fit the place in it (metrics.md 10.1). */
const BANDS = { grounded: [0.5, 1], likely: [0.5, 0.95], ungrounded: [0, 0.3], complete: [0.4, 1] } as const;

/** The likelihood of an argument that nothing speaks against. */
const cleanChance = () => likelihood(ARGUMENT_CORRECTNESS_WEIGHTS, {});

/** The offline judge of arguments (metrics.md 10.7). */
export function judgeArguments(material: Material): {
  argument(call: number, name: string): OfflineVerdict<ArgumentVerdict>;
  completeness(call: number): OfflineVerdict<CompletenessVerdict>;
} {
  const seen = seenCalls(material);
  const clean = cleanChance();
  const chance = (features: Features) => relative(likelihood(ARGUMENT_CORRECTNESS_WEIGHTS, features), clean);
  return {
    argument(call, name) {
      const facts = seen[call]?.arguments.get(name);
      if (facts === undefined) return { verdict: 'correct', reason: '', source: 'none', quote: '', p: 1 };
      const ground = groundOf(facts);
      const source = facts.given === null ? facts.grounding.source : 'default';
      return {
        verdict: ground === 'ungrounded' ? 'ungrounded' : 'correct',
        reason: REASONS[ground],
        source,
        p: within(BANDS[ground], chance(facts.features)),
      };
    },
    completeness(call) {
      const features = seen[call]?.completeness ?? {};
      return {
        verdict: 'complete',
        reason: 'The arguments that the tool requires are there.',
        missing_arguments: [],
        p: within(BANDS.complete, chance(features)),
      };
    },
  };
}

/**
 * Features of every judged argument, then of every call as a whole (`whole`), with the evidence that a likelihood and the one
 * of an argument without any mark against it give. For the fit.
 */
export function argumentItems(
  material: Material,
): { features: Features; evidence(chance: number, clean: number): number; call: number; whole: boolean }[] {
  return seenCalls(material).flatMap((seen, call) => [
    ...[...seen.arguments.values()].map((facts) => ({
      call,
      whole: false,
      features: facts.features,
      evidence: (chance: number, clean: number) => within(BANDS[groundOf(facts)], relative(chance, clean)),
    })),
    {
      call,
      whole: true,
      features: seen.completeness,
      evidence: (chance: number, clean: number) => within(BANDS.complete, relative(chance, clean)),
    },
  ]);
}

const REASONS = {
  grounded: 'Its value stands in what was known.',
  likely: 'Its value does not stand there literally, and names nothing particular.',
  ungrounded: 'Nobody provided this value.',
} as const;

function groundOf({
  grounding,
  given,
  specific,
}: ArgumentFacts & { specific: boolean }): keyof typeof REASONS {
  if (given !== null || grounding.share >= GROUNDED) return 'grounded';
  return specific ? 'ungrounded' : 'likely';
}

/** How near a likelihood comes to the one of an argument without any mark against it. */
function relative(chance: number, clean: number): number {
  return Math.min(1, chance / clean);
}

function within([least, most]: readonly [number, number], chance: number): number {
  return least + (most - least) * chance;
}

function seenCalls({ input, history, calls, checked }: Material): SeenCall[] {
  const known = knownValues(input, history);
  const unused = unusedRequest(input, calls);
  const passedOver = passesOverName(input, calls);
  return calls.map((call, index) => {
    const { schema, decided } = checked[index] ?? { schema: null, decided: new Map() };
    const facts = Object.entries(call.arguments ?? {})
      .filter(([name]) => !decided.has(name))
      .map(([name, value]) => {
        const property = schema?.properties.get(name);
        const required = schema?.required.has(name) ?? false;
        const found = argumentFacts({ name, value, schema: property, required }, known);
        const instead =
          passedOver && NAMED.test(name) && found.grounding.share === 0 && leavesOf(value).some(isName);
        return [name, { ...found, specific: instead || leavesOf(value).some(isSpecific) }] as const;
      });
    known.add(call.result);
    return {
      arguments: new Map(facts),
      completeness: { unused_numbers: unused.numbers, unused_quoted: unused.quoted },
    };
  });
}

/** Names within a sentence: its first word tells nothing. */
const NAME_SAID = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu;
const NAME = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,}){0,3}$/u;
/** Parameters that take the name of one particular thing; a country or a level may be inferred. */
const NAMED =
  /(?:^|_)(?:city|town|place|location|destination|origin|from|to|name|person|user|customer|recipient|contact|artist|author|team|company|airport|hotel|restaurant|product)(?:_|$)/i;
/** Names of a request that are looked for; more is a list or a text. */
const MOST_NAMES = 20;

/** Whether none of the names of the request is used by any call: another name then stands in its place. */
function passesOverName(input: string, calls: readonly ToolCall[]): boolean {
  const names = [...input.matchAll(NAME_SAID)].slice(0, MOST_NAMES).map(([name]) => name.toLowerCase());
  const used = calls
    .flatMap((call) => leavesOf(call.arguments ?? {}))
    .join(' ')
    .toLowerCase();
  return names.length > 0 && names.every((name) => !used.includes(name));
}

function isName(leaf: string | number | boolean | null): boolean {
  return typeof leaf === 'string' && NAME.test(leaf);
}

function isSpecific(leaf: string | number | boolean | null): boolean {
  if (typeof leaf === 'number') return Math.abs(leaf) >= SPECIFIC_NUMBER;
  return typeof leaf === 'string' && SPECIFIC_TEXT.test(leaf);
}
