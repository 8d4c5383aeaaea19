import { agent as agentSchema } from '../schema/agent.ts';
import { type CustomScorer, scorer as scorerSchema } from '../schema/scorer.ts';
import { testCase } from '../schema/test-case.ts';
import type { Collection, Store } from '../state/store.ts';
import { caseHash } from './case-hash.ts';
import type { LoadedAgent, LoadedCase } from './evals.ts';

/** An agent of the state; its credentials are still sealed. */
export interface StoredAgent extends LoadedAgent {
  sealedCredentials: unknown;
}

/** Agents that were created through an operation. A program of theirs starts in `home`. */
export async function storedAgents(store: Store, home: string): Promise<StoredAgent[]> {
  return (await store.list('agents')).map(({ id, value }) => ({
    agent: agentSchema.parse(value),
    rawCredentials: {},
    home,
    location: placeOf('agents', id),
    variables: [],
    sealedCredentials: (value as { credentials?: unknown }).credentials,
  }));
}

/** Test cases that were created through an operation. */
export async function storedCases(store: Store, home: string): Promise<LoadedCase[]> {
  return (await store.list('test_cases')).map(({ id, value }) => {
    const parsed = testCase.parse(value);
    return {
      case: parsed,
      location: { file: `test_cases/${id}`, line: 1 },
      hash: caseHash(parsed),
      baseFolder: home,
    };
  });
}

/** Custom scorers that were created through an operation. */
export async function storedScorers(store: Store): Promise<CustomScorer[]> {
  return (await store.list('scorers')).map(({ value }) => scorerSchema.parse(value));
}

const placeOf = (kind: Collection, id: string) => ({ file: `${kind}/${id}`, line: 1, column: 1 });
