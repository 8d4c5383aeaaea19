import { asFault } from '../errors.ts';
import { once } from '../flow/once.ts';
import type { Shelf } from './file/shelf.ts';
import type { Cassette, UnusableCassette } from './recording.ts';
import type { Cassettes, TapedAttempt } from './tape.ts';
import { liveTape } from './tapes/live-tape.ts';
import { recordingTape } from './tapes/recording-tape.ts';
import { replayingTape } from './tapes/replaying-tape.ts';
import type { TapeParts } from './tapes/tape-parts.ts';

export interface CassettesOptions extends Omit<TapeParts, 'onWarning'> {
  /** Records what is played live. */
  readonly record?: boolean;
  /** Answers from recordings, but for attempts that are opened `live`. */
  readonly replay?: boolean;
  /** What no recording answers is played live where somebody can be asked: what another judge said is then no answer. */
  readonly playsChanged?: boolean;
  readonly onWarning?: TapeParts['onWarning'];
}

/** The cassettes of a run: tapes that record, that answer from recordings, or that let everything through. */
export function openCassettes(options: CassettesOptions): Cassettes {
  const { shelf, redact, clock, record = false, replay = false, playsChanged = false } = options;
  const said = new Set<string>();
  const onWarning = (message: string) => {
    if (said.has(message)) return;
    said.add(message);
    options.onWarning?.(message);
  };
  const parts: TapeParts = { shelf, redact, clock, onWarning };
  const live = once(liveTape);
  return {
    async open(attempt, { live: isLive = false } = {}) {
      if (replay && !isLive)
        return replayingTape(attempt, await loaded(shelf, attempt), { ...parts, playsChanged });
      return record ? recordingTape(attempt, parts) : live();
    },
  };
}

/** A cassette that cannot be used answers nothing, and says why: the other cases of the run are not its fault. */
async function loaded(shelf: Shelf, attempt: TapedAttempt): Promise<Cassette | UnusableCassette | undefined> {
  try {
    return await shelf.load(attempt);
  } catch (error) {
    const { code, message } = asFault(error);
    if (code !== 'validation_failed') throw error;
    return { unusable: message };
  }
}
