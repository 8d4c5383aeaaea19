import type { Subject } from '../../schema/evaluation.ts';

/** How a result of a scorer is to be read. */
export type PageVerdictOfScorer = 'passed' | 'failed' | 'unsure' | 'not_applicable' | 'errored';

/** What a list of cases needs of one: small, one line of the file each. */
export interface PageRow {
  id: string;
  name: string;
  status: 'passed' | 'failed' | 'errored' | 'skipped';
  unsure?: true;
  /** It does not gate. */
  shown_only?: true;
  flaky?: true;
  /** How bad its failure is, where the case says so. */
  severity?: 'low' | 'medium' | 'high' | 'critical';
  tags: string[];
  agent: string;
  file: string;
  line: number;
  /** Mean over the attempts of all their turns; null where none was played. */
  ms: number | null;
  attempts: number;
  /** Lowest score of each scorer, and the gravest reading; null where it gave none. */
  scores: Record<string, readonly [number | null, PageVerdictOfScorer]>;
  /** Why it did not pass, else nothing. */
  why: string;
  /** The beginning of the first question and of the last answer, for the search. */
  asked: string;
  answered: string;
}

/** One case with its texts: the line behind its row. */
export interface PageCase {
  reason: string;
  hash?: string;
  attempts: PageAttempt[];
  /** Attempts that are only in results.json. */
  more: number;
}

/** One play of a case. */
export interface PageAttempt {
  status: PageRow['status'];
  unsure?: true;
  error?: { code: string; message: string; hint?: string };
  /** How its talk went, where its user was simulated. */
  talk?: string;
  turns: PageTurn[];
}

/** One question and what came back. */
export interface PageTurn {
  id: string;
  /** A simulated user said the input. */
  simulated?: true;
  input: string;
  output: string;
  ms: number;
  /** Null where calls were not captured. */
  tools: PageToolCall[] | null;
  /** What a scorer was given beside question and answer, as a label needs it: what the case asks, the passages that the agent had. */
  subject: Subject;
  /** Some of its texts is not whole. */
  cut?: true;
  results: PageResult[];
}

/** A call of a tool, values as JSON text. */
export interface PageToolCall {
  name: string;
  arguments: string;
  result?: string;
  error?: string;
}

/** What a scorer said of a turn. */
export interface PageResult {
  scorer: string;
  reading: PageVerdictOfScorer;
  score: number | null;
  threshold: number | null;
  gating: boolean;
  reason: string;
  /** Whether the score is at the threshold or above it, whoever may doubt that. */
  pass: boolean;
  /** People can be asked whether it is right. */
  can_label: boolean;
  /** `offline · medium confidence`; empty where nobody was asked. */
  judge: string;
  unsure?: string;
  /** Of a check, what was expected and found, as text. */
  expected?: string;
  actual?: string;
  findings: PageFinding[];
}

/** One thing that a scorer looked at, with the passage that it rests on. */
export interface PageFinding {
  text: string;
  verdict: string;
  /** Whether it speaks for the answer; undefined where nobody can say. */
  good?: boolean;
  evidence?: string;
  reason?: string;
}
