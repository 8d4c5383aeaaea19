import { closedObject, readArrays } from '../judges/items-form.ts';
import { type Form, FormError, type Judge } from '../judges/judge.ts';
import { CATEGORIES, type CategoryId, isOfAgent } from './categories.ts';
import { fieldOf } from './failed-checks.ts';

/** A kind of failure as a model describes it; `id` is `new` for one that the taxonomy does not have. */
export interface ProposedKind {
  id: CategoryId | 'new';
  name: string;
  description: string;
}

/** As many as are shown; the last place is for what fits none (improvement.md 5.2 step 6). */
const MOST_KINDS = 11;
const LONGEST_NAME = 60;
const LONGEST_DESCRIPTION = 300;
/** Kinds that a prompt, a tool or its data can have caused; the others are recognised by structure. */
const AGENT_KINDS = (Object.keys(CATEGORIES) as CategoryId[]) // Widened by TypeScript.
  .filter((id) => id !== 'other' && isOfAgent(id));

const PROPOSE = `Each failure is one answer of an AI agent that did not pass a check, with what the check said. Find the kinds of failure among them: for each failure, the first thing that went wrong; then group what has the same cause.
For each kind give the id of the list that fits it, or new when none does, a name of two to five words, and a description of one sentence that says when a failure belongs to it. At most 8 kinds. Describe behaviour of the agent, not the subject that the users asked about. Use no names, numbers or personal data of the material.`;
const MERGE = `The kinds of failure were proposed by several people who each saw a part. Merge what is the same, keep what is different, and give one list of at most ${MOST_KINDS} kinds with id, name and description. A kind with an id other than new appears once.`;

const FORM: Form<ProposedKind[]> = {
  name: 'failure_kinds',
  schema: closedObject({
    kinds: {
      type: 'array',
      items: closedObject({
        description: { type: 'string' },
        name: { type: 'string' },
        id: { type: 'string', enum: [...AGENT_KINDS, 'new'] },
      }),
    },
  }),
  read(json) {
    const kinds = (readArrays(json, ['kinds'])['kinds'] ?? []).map(kindOf);
    if (kinds.length === 0) throw new FormError('The list "kinds" must have at least one entry.');
    return kinds;
  },
};

function kindOf(entry: unknown): ProposedKind {
  const [id, name, description] = ['id', 'name', 'description'].map((field) => fieldOf(entry, field));
  const known = id === 'new' ? 'new' : AGENT_KINDS.find((each) => each === id);
  if (known === undefined) throw new FormError(`The id ${JSON.stringify(id)} is none of the form.`);
  if (typeof name !== 'string' || name.trim() === '' || typeof description !== 'string')
    throw new FormError('Each entry of "kinds" needs the texts "name" and "description".');
  return {
    id: known,
    name: name.trim().slice(0, LONGEST_NAME),
    description: description.trim().slice(0, LONGEST_DESCRIPTION),
  };
}

/**
 * The kinds of failure that a model sees in a sample: proposed in groups of the square root of its size, then merged
 * (improvement.md 5.2 step 13). Each kind of the taxonomy comes at most once. Rejects as the judge does.
 */
export async function proposeKinds(
  judge: Judge,
  shown: readonly string[],
  signal?: AbortSignal,
): Promise<ProposedKind[]> {
  const size = Math.max(1, Math.ceil(Math.sqrt(shown.length)));
  const groups = Array.from({ length: Math.ceil(shown.length / size) }, (_, at) =>
    shown.slice(at * size, (at + 1) * size),
  );
  const ask = async (key: string, instructions: string, promptInputs: Record<string, unknown>) =>
    (
      await judge.fill(
        { key, instructions, promptInputs, form: FORM, items: MOST_KINDS, offline: () => ({ kinds: [] }) },
        signal,
      )
    ).answer;
  const proposals: ProposedKind[] = [];
  for (const group of groups)
    proposals.push(
      ...(await ask('failure_analysis/propose@1', PROPOSE, {
        failures: group.map((text, at) => ({ id: `f${at}`, text })),
      })),
    );
  const merged =
    groups.length < 2 ? proposals : await ask('failure_analysis/merge@1', MERGE, { kinds: proposals });
  const taken = new Set<string>();
  return merged
    .filter(({ id, name }) => {
      const key = id === 'new' ? `new ${name.toLowerCase()}` : id;
      return !taken.has(key) && taken.add(key);
    })
    .slice(0, MOST_KINDS);
}
