import { z } from 'zod';
import { toolArguments } from '../../schema/tool-call.ts';
import { MOST_SPANS, type SeenSpan, SPAN_KINDS } from '../../schema/trace.ts';
import type { Found } from '../check-kind.ts';
import { defineCheck } from '../define-check.ts';
import { shown } from '../texts.ts';
import { expectedArguments } from '../tools/expected-arguments.ts';
import { expression } from '../tools/named-calls.ts';

const whole = z.number().int().min(0);

const expectedSpan = z
  .object({
    name: z.string().min(1).max(1000).optional().describe('Name of the span. Left out: any.'),
    kind: z.enum(SPAN_KINDS).optional().describe('What happens in it. Left out: anything.'),
    attributes: toolArguments
      .optional()
      .describe(
        'Attributes that it has, by name, with matchers as in `tool_calls`; others may stand beside them. Texts are cut to 256 characters.',
      ),
    count: z
      .union([
        whole.describe('Exactly so many.'),
        z
          .object({
            min: whole.optional().describe('At least so many. Left out: none has to be.'),
            max: whole.optional().describe('At most so many. Left out: any number.'),
          })
          .refine(({ min, max }) => min !== undefined || max !== undefined, 'needs min or max')
          .refine(({ min = 0, max = min }) => min <= max, 'has a min above its max'),
      ])
      .optional()
      .describe('How many such spans there are. Left out: at least one.'),
    max_duration_ms: z
      .number()
      .min(0)
      .optional()
      .describe('Longest that any of them may take, in milliseconds. One that never ended fails it.'),
  })
  .refine(
    ({ name, kind, attributes }) => name !== undefined || kind !== undefined || attributes !== undefined,
    'needs a name, a kind or attributes',
  );
type Written = z.infer<typeof expectedSpan>;

/** One entry, ready to be asked. */
interface Expected extends Pick<Written, 'name' | 'kind' | 'max_duration_ms'> {
  readonly text: string;
  readonly min: number;
  readonly max: number;
  /** Null: the attributes are those that are expected. */
  readonly difference?: (attributes: unknown) => string | null;
}

/** The steps that the agent traced are the expected ones. */
export const spans = defineCheck<Written[], Expected[]>({
  name: 'spans',
  description:
    'The steps that the agent traced for the answer: that there are such ones, how many, and how long each took at most; of the first 200 spans.',
  value: z.array(expectedSpan).min(1).max(50).describe('The expected spans.'),
  example: {
    check: {
      spans: [
        { name: 'get_order', count: 1, max_duration_ms: 500 },
        { kind: 'llm', count: { max: 2 }, attributes: { 'gen_ai.request.model': { matches: '^gpt' } } },
      ],
    },
    passes: {
      spans: [
        {
          name: 'chat',
          kind: 'llm',
          duration_ms: 900,
          attributes: { 'gen_ai.request.model': 'gpt-5.6-luna' },
        },
        { name: 'get_order', kind: 'tool', duration_ms: 20, attributes: {} },
      ],
    },
    fails: { spans: [{ name: 'get_order', kind: 'tool', duration_ms: 800, attributes: {} }] },
  },
  label: () => undefined,
  negatable: false,
  of: false,
  reads: ['spans'],
  compile: (value) => Promise.all(value.map(compiled)),
  evaluate(expected, { subject: { spans: seen = [] } }) {
    const found = expected.map((one) => asked(one, seen));
    const wrong = found.find((one) => 'pass' in one && !one.pass);
    return (
      wrong ??
      found.find((one) => 'fault' in one) ?? {
        pass: true,
        expected: expected.map(({ text }) => text),
        actual: `${seen.length} ${seen.length === 1 ? 'span' : 'spans'}`,
        reason: found.map((one) => ('reason' in one ? one.reason : '')).join('; '),
      }
    );
  },
});

async function compiled({ name, kind, attributes, count, max_duration_ms }: Written): Promise<Expected> {
  const given = attributes === undefined ? undefined : await expectedArguments(attributes, true, expression);
  const { min = 0, max = Number.POSITIVE_INFINITY } =
    count === undefined ? { min: 1 } : typeof count === 'number' ? { min: count, max: count } : count;
  const text = [
    ...(kind === undefined ? [] : [kind]),
    ...(name === undefined ? [] : [shown(name)]),
    ...(given === undefined ? [] : [given.text]),
  ].join(' ');
  return {
    ...{ name, kind, max_duration_ms, text, min, max },
    ...(given === undefined ? {} : { difference: (actual) => given.difference(actual, 'attributes') }),
  };
}

/** What became of one entry: a fact, or that the spans which are kept are not enough to tell. */
function asked(one: Expected, seen: readonly SeenSpan[]): Found {
  const fitting = seen.filter(
    ({ name, kind, attributes }) =>
      (one.name === undefined || one.name === name) &&
      (one.kind === undefined || one.kind === kind) &&
      (one.difference === undefined || one.difference(attributes) === null),
  );
  const { min, max, max_duration_ms: most, text } = one;
  const count = fitting.length;
  const isCut = seen.length >= MOST_SPANS;
  const reason = `${count === 0 ? 'no span is' : count === 1 ? 'one span is' : `${count} spans are`} ${text}`;
  if (count > max || (count < min && !isCut))
    return { pass: false, expected: `${countWords(one)} ${text}`, actual: namesOf(seen), reason };
  const slow =
    most === undefined ? undefined : fitting.find(({ duration_ms: took }) => !((took ?? NaN) <= most));
  if (slow !== undefined)
    return {
      pass: false,
      expected: `${text} within ${most} ms`,
      actual: slow.duration_ms ?? null,
      reason:
        slow.duration_ms === undefined
          ? `${shown(slow.name)} never ended`
          : `${shown(slow.name)} took ${slow.duration_ms} ms, ${most} ms at most`,
    };
  // What was cut off may be one more, or a slower one.
  if (isCut && (count < min || max !== Number.POSITIVE_INFINITY || most !== undefined))
    return {
      fault: `only the first ${MOST_SPANS} spans are kept, which cannot tell of all that are ${text}`,
    };
  return { pass: true, expected: text, actual: count, reason };
}

function countWords({ min, max }: Expected): string {
  if (min === max) return `${min}`;
  if (max === Number.POSITIVE_INFINITY) return `at least ${min}`;
  return min === 0 ? `at most ${max}` : `${min} to ${max}`;
}

/** What was traced, for a result. */
const namesOf = (seen: readonly SeenSpan[]) => seen.slice(0, 50).map(({ kind, name }) => `${kind} ${name}`);
