import type { z } from 'zod';
import type { EmbedOptions } from '../judges/judge.ts';
import type { Subject } from '../schema/evaluation.ts';
import type { ScorerServices } from '../scorers/scorer-services.ts';
import type { Root } from './place.ts';

/** What checks may use beyond the attempt; a kind that lacks its own answers with a fault. */
export interface CheckServices extends ScorerServices {
  /** One vector for each of the texts, by the provider of the judge. Rejects with a Fault where the provider fails. */
  embed?(texts: readonly string[], options: EmbedOptions): Promise<readonly (readonly number[])[]>;
}

/** What one check looks at. */
export interface Place {
  /** The value that `of` points at; the output where there is none. */
  readonly value: unknown;
  /** The same as a text, in the form in which it is compared: made once, however many texts are looked for. */
  text(form: (text: string) => string): string;
  /** Its path: `output`, `output.json.total`. */
  readonly at: string;
  /** The whole attempt, as far as it is known. */
  readonly subject: Subject;
  /** `extract: true` stands beside the check. */
  readonly extract: boolean;
  readonly services: CheckServices;
  readonly signal?: AbortSignal;
  /** Judges one of the checks under this one, by its index; `value` is what it looks at where it names no path of its own. */
  judge(member: number, value: Pick<Place, 'value' | 'at'>): Promise<Outcome>;
  /** What each of the checks under this one counts. */
  readonly weights: readonly number[];
}

/** What became of a check, with `not_`, `when` and `threshold` taken into account. */
export type Outcome =
  | ({ readonly status: 'judged'; readonly score: number; readonly label: string } & Finding)
  /** Fails whatever was asked, or is an error where `code` says that nobody can be blamed. */
  | ({ readonly status: 'nothing'; readonly label: string } & FoundNothing)
  /** Its condition does not hold. */
  | { readonly status: 'not_applicable'; readonly label: string; readonly reason: string };

/**
 * What a check found. `pass` and `score` are those of the check as if it stood without `not_`; negation is made of them in one place.
 * `reason` is a fact, so that it is true for the check and for its negation ("stands at character 12").
 */
export interface Finding {
  readonly pass: boolean;
  /** 0 to 1; left out: 1 or 0 by `pass`. */
  readonly score?: number;
  /** What would have been right, and what was there instead; shown, so cut to a bounded size on the way out. */
  readonly expected: unknown;
  readonly actual: unknown;
  /** Where the actual value stands, where that is more exact than the path of the check. */
  readonly at?: string;
  readonly reason: string;
  /** Own code said whether it passes: a threshold beside it can only ask for more. */
  readonly isDecided?: boolean;
  /** Of a group: what one of its checks could not find. The group may fail for it, and its negation must not pass for it. */
  readonly faultBelow?: string;
  /** More facts for `metadata`. */
  readonly metadata?: Readonly<Record<string, unknown>>;
}

/**
 * Nothing could be found out: no such path, no answer at all. The check fails with this reason and so does its negation, since no
 * evidence is never a pass.
 */
export interface FoundNothing {
  readonly fault: string;
  /** The agent or the world is not to blame: the result is an error and no score, such as code that crashed our runner. */
  readonly code?: string;
  /** The answer was given, and there is nothing in it. */
  readonly isEmpty?: true;
}

/** None of the checks under it applies. */
export interface SkippedGroup {
  readonly notApplicable: string;
}
export type Found = Finding | FoundNothing | SkippedGroup;

/** One kind of check. `V` is its value as written, `C` what is made of it once: a compiled pattern, a compiled schema. */
export interface CheckSpec<V, C = V> {
  readonly name: string;
  /** What it means, one or two sentences, for the catalogue. */
  readonly description: string;
  /** The form of its value, with descriptions. */
  readonly value: z.ZodType<V>;
  /** For its card: the check as it is written, an output (or other fields) that passes and one that does not. */
  readonly example: CheckExample;
  /** What is said of a value in sentences, beside the word and the checks under it; left out: the value. */
  label?(value: unknown): string | undefined;
  /** Whether it has a `not_` form. */
  readonly negatable: boolean;
  /**
   * The form of the value of `not_…`, where it takes more than the plain one: a list of texts, none of which may be found. Each entry
   * is then a value of the plain form, and the negation passes when none of them does.
   */
  readonly noneOf?: boolean;
  /** Whether `of` may say where it looks. Otherwise it looks at the fields of `reads`. */
  readonly of: boolean;
  /** Whether its value says from where on it passes, so that no `threshold` may stand beside it. */
  readonly ownThreshold?: boolean;
  /** Whether `extract: true` may stand beside it. */
  readonly extracts?: boolean;
  /** Fields of the attempt that it needs, where `of` does not say. */
  readonly reads?: readonly Root[];
  /** Whether a blank output can be what this value asks for, such as `equals: ""`; every other check of a blank output fails. */
  takesBlank?(value: V): boolean;
  /** In files a value may name a file: its path, and the value that the text of the file is; `isRunInPlace` where the value names it still, so that its text is part of the case beside the value. */
  readonly file?: {
    of(value: unknown): string | undefined;
    read(
      text: string,
      file: { readonly path: string; readonly value: unknown },
    ): { value: unknown; isRunInPlace?: true } | { problem: string };
  };
  /** In files: paths in its value of files that are used as they are, such as tests of a program, each with the way to it. They are named from the evals folder once they are read. */
  files?(value: unknown): readonly { readonly step: readonly (string | number)[]; readonly file: string }[];
  /** The checks that stand under it, each with the path inside of the value; for groups and the like. */
  members?(
    value: unknown,
  ): readonly { readonly step: readonly (string | number)[]; readonly check: unknown }[];
  /** Whether its results are the same each time it is asked; left out: they are. */
  deterministic?(value: V): boolean;
  /** What is wrong with a value that only running something shows: code that does not compile. Asked before anything is judged. */
  verify?(value: V, services: CheckServices): Promise<string | undefined>;
  /** Makes of the value what `evaluate` needs, once. Throws Fault `validation_failed` for a value that cannot work. */
  compile?(value: V): C | Promise<C>;
  evaluate(value: C, place: Place): Found | Promise<Found>;
}

export interface CheckExample {
  readonly check: Readonly<Record<string, unknown>>;
  readonly passes: Subject;
  readonly fails: Subject;
}

/** A kind with its types closed over: what the list holds and readers of checks use. */
export interface CheckKind
  extends Omit<CheckSpec<unknown>, 'compile' | 'evaluate' | 'verify' | 'takesBlank' | 'deterministic'> {
  /** A value that has passed `value`, ready to be asked. */
  ready(value: unknown): ReadyCheck;
}

/** One value of a kind. */
export interface ReadyCheck {
  readonly takesBlank: boolean;
  readonly deterministic: boolean;
  /** Rejects with Fault `validation_failed` for a value that cannot work: an expression that does not compile. */
  compiled(): Promise<unknown>;
  verify(services: CheckServices): Promise<string | undefined>;
  evaluate(place: Place): Promise<Found>;
}
