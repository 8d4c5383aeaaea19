import type { CanonicalRequest } from './canonical/canonical-request.ts';

/** Who answered: a provider or host over HTTP, or a judge whose form was filled in or whose vectors were asked for. */
export type RecordingKind = 'http' | 'judge' | 'embed';

/** How long a piece of an answer was waited for, from the one before: under 50 ms, under a second, or longer. */
export type Pace = 'at_once' | 'soon' | 'late';

/** A piece of an answer: one event of a stream, one line of a list of lines, else the whole body. */
export interface Piece {
  readonly text: string;
  /** Absent where it came at once. */
  readonly after?: Pace;
}

/** An answer over HTTP as it is kept. */
export interface RecordedResponse {
  readonly status: number;
  /** Lower-case names, sorted; only those that an answer is read by. */
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body in pieces. */
  readonly pieces?: readonly Piece[];
  /** A body that is no text, in base64. */
  readonly base64?: string;
  /** The body ended before its end. */
  readonly broken?: true;
}

/** Tokens and US dollars of a recorded answer, as far as they are known. */
export interface RecordedUsage {
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly cost_usd?: number;
}

/** What all lines of a cassette say, in the order in which they stand there. */
interface RecordingHead {
  readonly attempt: number;
  /** The turn in which it was asked; absent of what no turn asks for. */
  readonly turn?: number;
  /** Which of the equal requests of the attempt it is, from 1. */
  readonly k: number;
  /** SHA-256 (hex) of the canonical request. */
  readonly key: string;
  /** When it was recorded (ISO 8601, UTC). */
  readonly at: string;
  /** The model that answered, as it names itself. */
  readonly model?: string;
  readonly usage?: RecordedUsage;
}

export interface HttpRecording extends RecordingHead {
  readonly kind: 'http';
  readonly request: CanonicalRequest;
  readonly response: RecordedResponse;
}

/** An answer of a judge: what `Filled` or `Embedded` is made of again. */
export interface JudgeRecording extends RecordingHead {
  readonly kind: 'judge' | 'embed';
  readonly request: unknown;
  readonly response: unknown;
}

/** An answer of a judge as it came. */
export type JudgeAnswer = Pick<JudgeRecording, 'kind' | 'request' | 'response' | 'model' | 'usage'>;

/** One line of a cassette: what was asked and what was answered. */
export type Recording = HttpRecording | JudgeRecording;

/** Who judged while a cassette was recorded. */
export interface RecordedJudge {
  readonly id: string;
  readonly mode: 'llm' | 'offline';
  readonly model: string;
}

/** Whether two are the same model of the same provider; the address it is reached by is not who it is. */
export const isSameJudge = (a: RecordedJudge, b: RecordedJudge): boolean =>
  a.model === b.model && providerOf(a) === providerOf(b);

/** Ids begin with the provider: `openai:https://…/model`. */
const providerOf = ({ id }: RecordedJudge): string => id.split(':', 1)[0] ?? id;

/** The recordings of a case with an agent. */
export interface Cassette {
  readonly agent: string;
  readonly case: string;
  readonly judge?: RecordedJudge;
  readonly recordings: readonly Recording[];
}

/** A cassette that cannot be used, and why. */
export interface UnusableCassette {
  readonly unusable: string;
}
