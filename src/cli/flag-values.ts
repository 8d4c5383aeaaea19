import { InvalidArgumentError, Option } from 'commander';
import { type Shard, shardOf } from '../runs/sharding/shard.ts';
import { timeLimit } from '../schema/common.ts';
import { FAULT_KINDS, type FaultKind } from '../schema/worlds/world.ts';

/** Of repeats, and of attempts in flight, as in the settings of the evals folder. */
const MOST_COUNT = 1_000;

/** How the value of a flag is read; a list of words is a choice. */
export type FlagKind =
  | 'number'
  | 'count'
  | 'cases'
  | 'time'
  | 'seed'
  | 'list'
  | 'rate'
  | 'shard'
  | 'faults'
  | readonly string[];

/** A flag whose value is read and refused as its kind asks. */
export function optionOf(flags: string, description: string, kind?: FlagKind): Option {
  const option = new Option(flags, description);
  if (kind === 'number') return option.argParser(numberOf);
  if (kind === 'seed') return option.argParser(wholeNumber(0));
  if (kind === 'count') return option.argParser(wholeNumber(1, MOST_COUNT));
  if (kind === 'time') return option.argParser(timeOf);
  if (kind === 'cases') return option.argParser(wholeNumber(1));
  if (kind === 'rate') return option.argParser(rateOf);
  if (kind === 'shard') return option.argParser(shardFlag);
  if (kind === 'faults') return option.argParser(faultsOf);
  if (kind === 'list')
    return option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value]);
  return kind === undefined ? option : option.choices(kind);
}

function numberOf(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It must be a number of 0 or more.');
  return value;
}

/** Reads whole numbers from `least` on, up to `most` where there is one. */
function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`;
  return (text) => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(value) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number ${range}.`);
    return value;
  };
}

function timeOf(text: string): string {
  if (timeLimit.safeParse(text).success) return text;
  throw new InvalidArgumentError('It must be a number plus s, m or h, such as 10m.');
}

function shardFlag(text: string): Shard {
  const shard = shardOf(text);
  if (shard === undefined)
    throw new InvalidArgumentError('It must be one part of several, such as 3/8: from 1/8 to 8/8.');
  return shard;
}

/** `error,injection` or `all`; each kind once, in their own order, however often the flag is given. */
function faultsOf(text: string, before: readonly FaultKind[] = []): FaultKind[] {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.find((word) => word !== 'all' && !FAULT_KINDS.some((kind) => kind === word));
  if (unknown !== undefined)
    throw new InvalidArgumentError(
      `There is no fault "${unknown}". Name some of ${FAULT_KINDS.join(', ')}, with commas between them, or all.`,
    );
  return FAULT_KINDS.filter((kind) => words.includes('all') || words.includes(kind) || before.includes(kind));
}

/** `0.95` or `95%`. A bare number above 1 is refused, because 95 could mean either. */
export function rateOf(text: string): number {
  const percent = /^(\d+(?:\.\d+)?)\s*%$/.exec(text.trim());
  // Other ways to write a number, such as 0x0 or -0, are slips that would open the gate.
  const isPlain = percent !== null || /^(?:\d+\.?\d*|\.\d+)$/.test(text.trim());
  const value = percent === null ? Number(text) : Number(percent[1]) / 100;
  if (!isPlain || !(value >= 0 && value <= 1))
    throw new InvalidArgumentError('It must be a share such as 0.95 or 95%.');
  return value;
}
