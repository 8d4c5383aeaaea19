import { Fault } from '../../errors.ts';
import type { MockAnswer, WorldTool } from '../../schema/worlds/world.ts';
import { canonicalJson } from '../../text/canonical-json.ts';
import { truncateText } from '../../text/truncate.ts';
import type { LoadedWorld } from '../loaded-world.ts';
import type { ToolProgram, ToolReply } from '../tool-program.ts';

/** Answers that a call which none of them fits is told of, and how much of each. */
const MOST_NAMED = 5;
const MOST_SHOWN = 200;

/** Tools without code (`tools.mock`): the first answer whose arguments the call has. They change nothing. */
export function mockTools({ id, world }: Pick<LoadedWorld, 'id' | 'world'>): ToolProgram {
  const { mock } = world.tools;
  if (mock === undefined)
    throw new Fault('internal', `World ${id} has no tools.mock, and was started by it.`);
  const answers = new Map(Object.entries(mock));
  const tools = [...answers].map(([name, known]) => toolOf(name, known));
  return {
    tools: async () => tools,
    open: async () => ({
      async call(name, args, signal) {
        signal?.throwIfAborted();
        return answered(name, answers.get(name) ?? [], args);
      },
      close: async () => undefined,
    }),
    close: async () => undefined,
  };
}

/** What a call may have for arguments is anything; those that answers ask for have a name. */
function toolOf(name: string, known: readonly MockAnswer[]): WorldTool {
  const names = new Set(known.flatMap(({ when }) => Object.keys(when ?? {})));
  const properties = Object.fromEntries([...names].map((one) => [one, {}]));
  return { name, parameters: { type: 'object', properties, additionalProperties: true } };
}

function answered(
  name: string,
  known: readonly MockAnswer[],
  args: Readonly<Record<string, unknown>>,
): ToolReply {
  const answer = known.find(({ when = {} }) => fits(when, args));
  if (answer === undefined) return { error: unknownCall(name, known, args) };
  if (answer.error !== undefined) return { error: answer.error };
  return { result: structuredClone(answer.returns ?? null), changes: [] };
}

const fits = (when: Readonly<Record<string, unknown>>, args: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(when).every(
    ([name, value]) => Object.hasOwn(args, name) && canonicalJson(args[name]) === canonicalJson(value),
  );

function unknownCall(
  name: string,
  known: readonly MockAnswer[],
  args: Readonly<Record<string, unknown>>,
): string {
  const shown = (value: unknown) => truncateText(JSON.stringify(value) ?? '', MOST_SHOWN);
  const listed = known.slice(0, MOST_NAMED).map(({ when }) => shown(when ?? {}));
  const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : '';
  const knows = listed.length === 0 ? 'it knows no call' : `it knows ${listed.join(', ')}${more}`;
  return `${name} has no answer for ${shown(args)}: ${knows}.`;
}
