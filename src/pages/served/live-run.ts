import { computed, signal } from '@preact/signals';
import { followStream, type StreamMessage, type StreamWorld } from './follow-stream.ts';
import type { UnfinishedRun } from './unfinished-run.ts';

/** A case of a run that goes on, as the progress tells of it. */
export interface LiveCase {
  id: string;
  name: string;
  status: string;
  unsure: boolean;
  error: string;
}

/** What a run is followed by. */
export interface LiveWorld extends StreamWorld {
  /** Called once, when the run has ended. */
  ended(): void;
}

/** Cases are shown a few times a second, however fast they come. */
const SHOWN_MS = 200;

/** A run that goes on, as far as it is known. */
export function liveRun({ unfinished }: UnfinishedRun, world: LiveWorld) {
  const cases = signal<readonly LiveCase[]>([]);
  const total = signal(unfinished.counts.total);
  const finished = signal(0);
  let coming: LiveCase[] = [];
  let cancelPut: (() => void) | undefined;
  let isOver = false;

  const put = () => {
    cancelPut = undefined;
    cases.value = [...cases.value, ...coming];
    coming = [];
  };
  const stop = () => {
    isOver = true;
    cancelPut?.();
    followed.stop();
  };
  function end(): void {
    if (isOver) return;
    put();
    stop();
    world.ended();
  }
  const followed = followStream(world, {
    take({ type, data }) {
      total.value = data.test_case_count ?? total.value;
      if (type === 'case.finished') {
        finished.value = data.finished ?? finished.value + 1;
        coming.push(caseOf(data));
        cancelPut ??= world.wait(SHOWN_MS, put);
      }
      if (type === 'run.finished') end();
    },
    end,
  });
  return {
    ...{ id: unfinished.run_id, reason: unfinished.reason, cases, total, finished, stop },
    isConnected: followed.isConnected,
    counts: computed(() => {
      const counted: Record<string, number> = {};
      for (const { status } of cases.value) counted[status] = (counted[status] ?? 0) + 1;
      return counted;
    }),
  };
}

const caseOf = ({
  test_case_id: id = '',
  test_case_name: name = '',
  status = '',
  unsure,
  error,
}: StreamMessage['data']): LiveCase => ({
  ...{ id, name, status, unsure: unsure === true },
  error: error === undefined ? '' : `${error.code}: ${error.message}`,
});

export type LiveRun = ReturnType<typeof liveRun>;
