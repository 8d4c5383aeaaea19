import type { CommonFlags } from './common-flags.ts';
import type { FlagKind } from './flag-values.ts';

/** What a command does with its parsed arguments; answers with the exit code. */
export type Action<Flags> = (args: string[], flags: Flags & CommonFlags) => Promise<number>;

type FlagSpec = [flags: string, description: string, kind?: FlagKind];

/** A command of the program, as its help shows it. */
export interface CommandSpec {
  name: string;
  summary: string;
  /** Started by programs, not by people: help does not list it. */
  hidden?: true;
  /** Positional arguments in commander's notation. */
  args?: string;
  flags?: FlagSpec[];
  /** Further flags whose choices stand elsewhere; asked for when this command is the one that was typed. */
  loadFlags?(): Promise<FlagSpec[]>;
  /** More help, below the list of flags. */
  notes?: string;
  /** Loads the command at its first use, so that `--help` stays quick. */
  load(): Promise<Action<Record<string, unknown>>>;
}
