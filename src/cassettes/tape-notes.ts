import { formatCounted } from '../text/format.ts';

/** What is noticed of the attempts of a run that have a tape, and is said once it is over. */
export interface TapeNotes {
  /** An attempt was played by an agent whose exchanges reach its tape, and asked it something or nothing. */
  played(agentId: string, hasAsked: boolean): void;
  /** An attempt errored while it was recorded, and keeps recordings of which the newest was made then (ISO 8601, UTC). */
  kept(at: string): void;
  /** Whole sentences: one for each agent that asked nothing, in the order of ids, and one on what was kept. */
  warnings(): string[];
}

/** Counts in memory: one number for each agent, and one day for each attempt that keeps what it had. */
export function tapeNotes(): TapeNotes {
  const agents = new Map<string, { silent: number; of: number }>();
  const days: string[] = [];
  return {
    played(agentId, hasAsked) {
      const { silent, of } = agents.get(agentId) ?? { silent: 0, of: 0 };
      agents.set(agentId, { silent: silent + (hasAsked ? 0 : 1), of: of + 1 });
    },
    kept: (at) => void days.push(at.slice(0, 10)),
    warnings() {
      const silent = [...agents].filter(([, counts]) => counts.silent > 0).sort();
      return [...silent.map(silentText), ...keptText([...days].sort())];
    },
  };
}

/** True of an agent without a model too. */
const silentText = ([id, { silent, of }]: [string, { silent: number; of: number }]): string =>
  `Agent ${id} asked nothing through the recorder in ${silent} of ${formatCounted(of, 'attempt')}; what it reaches by other addresses is not recorded (docs/replay.md).`;

function keptText(days: readonly string[]): string[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined) return [];
  const when = first === last ? first : `${first} to ${last}`;
  const whose = days.length === 1 ? 'it' : 'they';
  return [
    `The recordings of ${formatCounted(days.length, 'attempt')} are still those of ${when}: ${whose} errored while being recorded.`,
  ];
}
