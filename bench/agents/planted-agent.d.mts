/** What is taken from a message. */
export type Facts = Record<string, unknown>;

export interface Answer {
  output: string;
  tool_calls?: { name: string; arguments: Record<string, unknown>; result?: unknown }[];
  context?: string[];
}

export interface Row {
  id: string;
  kind?: string;
  curable?: boolean;
  when(text: string): Facts | undefined;
  good(facts: Facts): Answer;
  bad?(facts: Facts): Answer;
  expect(facts: Facts): { behavior: string; tools?: unknown[]; checks: unknown[] };
  shown: string[];
  held: string[];
}

export interface World {
  id: string;
  name: string;
  prompt: string;
  fallback: string;
  rows: Row[];
  excesses?: { on: string[]; bad(facts: Facts): Answer }[];
}

/** What a prompt does to an agent. */
export interface Effects {
  mended: Set<string>;
  excesses: unknown[];
  distraction: number;
}

export function effectsOf(world: World, prompt?: string): Effects;
export function rowOf(world: World, text: string): { row: Row; facts: Facts } | undefined;
export function answerOf(
  world: World,
  request: { input?: string; messages?: { role: string; content: string }[]; system_prompt?: string },
  how?: { seed?: number; attempt?: number; slip?: number },
): Answer;
