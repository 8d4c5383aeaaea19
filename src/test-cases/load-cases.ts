import { namesFile } from '../checks/check-files.ts';
import { defined } from '../schema/defined.ts';
import type { TestCaseFile, TurnFile } from '../schema/file-kinds.ts';
import { caseMarks, type TestCase } from '../schema/test-case.ts';
import type { Turn } from '../schema/turn.ts';
import { caseHash } from './case-hash.ts';
import type { LoadedCase } from './evals.ts';
import { NamedTexts } from './named-texts.ts';
import type { Loading, Resource } from './read-resources.ts';

/** A test case file as a test case: shorthands written out, texts read in, content hashed. `agentId` stands in for an agent that is not named. */
export async function loadCase(
  resource: Resource<TestCaseFile>,
  agentId: string,
  loading: Loading,
): Promise<LoadedCase> {
  const reader = new NamedTexts(resource, loading);
  const turns: Turn[] = [];
  for (const [index, turn] of (resource.value.turns ?? []).entries())
    turns.push(isPlain(turn) ? plainTurn(turn, loading) : await reader.turn(turn, index));
  const expected = await reader.expectedState(resource.value.expected_state);
  const user = await reader.user(resource.value.user);
  const workspace = await reader.workspace();
  const loaded = caseOf(
    resource,
    agentId,
    turns,
    loading,
    reader,
    defined({ expected_state: expected, user }),
  );
  if (workspace !== undefined) loaded.workspace = workspace;
  return loaded;
}

/** The same without waiting, for a case that names no file and has no checks, as most have in large suites; undefined for any other. */
export function plainCase(
  resource: Resource<TestCaseFile>,
  agentId: string,
  loading: Loading,
): LoadedCase | undefined {
  if (resource.value.workspace !== undefined) return undefined;
  // Matchers of arguments are looked at as those of checks are.
  if (resource.value.forbidden_tools !== undefined) return undefined;
  // What it expects of its world is looked at as checks are.
  if (resource.value.expected_state !== undefined) return undefined;
  if (resource.value.user !== undefined) return undefined;
  const turns: Turn[] = [];
  for (const turn of resource.value.turns ?? []) {
    if (!isPlain(turn) || turn.checks !== undefined) return undefined;
    turns.push(plainTurn(turn, loading));
  }
  // A list that was pushed to keeps room for more.
  const loaded = caseOf(resource, agentId, turns.slice(), loading);
  if (resource.piece.isJson === true && !isMarked(resource.value))
    loaded.case = loading.held.hold(loaded.case);
  return loaded;
}

function caseOf(
  resource: Resource<TestCaseFile>,
  agentId: string,
  turns: Turn[],
  loading: Loading,
  { digests, reads }: Pick<NamedTexts, 'digests' | 'reads'> = { digests: [], reads: [] },
  read: Pick<TestCase, 'expected_state' | 'user'> = {},
): LoadedCase {
  const { piece, folder: baseFolder } = resource;
  const testCase = testCaseOf(resource, agentId, turns, loading);
  Object.assign(testCase, read);
  const { file, line } = resource.location;
  const location: LoadedCase['location'] = { file, line };
  if (piece.oneLine !== true) location.turnLines = turns.map((_, index) => piece.at(['turns', index]).line);
  const loaded: LoadedCase = { case: testCase, location, hash: caseHash(testCase, digests), baseFolder };
  if (reads.length > 0) loaded.reads = reads;
  return loaded;
}

const MARKS = Object.keys(caseMarks.shape) as (keyof typeof caseMarks.shape)[]; // Its own keys.
const isMarked = (value: TestCaseFile) => MARKS.some((mark) => value[mark] !== undefined);

/** Written out for the usual case, which has no marks: objects that are spread together take up to twice the memory. */
function testCaseOf(
  { value, id, createdAt: created_at }: Resource<TestCaseFile>,
  agent_id: string,
  turns: Turn[],
  { shared }: Loading,
): TestCase {
  const { name, type } = value;
  const tags = shared(value.tags);
  if (!isMarked(value)) return { name, type, tags, id, agent_id, turns, created_at };
  const { $schema: _, id: __, agent_id: ___, turns: ____, user: _____, ...fields } = value;
  // Whoever is played talks in as many turns as it takes.
  if (value.user !== undefined) fields.type = 'multi';
  return { ...fields, tags, id, agent_id, turns, created_at };
}

type PlainTurn = Omit<TurnFile, 'ground_truth_file' | 'context_files' | 'input'> & {
  input: string | Turn['input'];
};

function isPlain(turn: TurnFile): turn is PlainTurn {
  return (
    turn.ground_truth_file === undefined &&
    turn.context_files === undefined &&
    !namesFile(turn.checks) &&
    (typeof turn.input === 'string' ||
      (turn.input.text !== undefined && turn.input.attachments === undefined))
  );
}

function plainTurn(turn: PlainTurn, { shared }: Loading): Turn {
  const { input, scorers } = turn;
  const plain: Turn = { ...turn, input: typeof input === 'string' ? { text: input } : input };
  if (scorers !== undefined) plain.scorers = shared(scorers);
  return plain;
}
