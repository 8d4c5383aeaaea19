import type { Clock } from '../../ports/ports.ts';
import type { Shelf } from '../file/shelf.ts';

/** What every tape of a run needs. */
export interface TapeParts {
  /** Where cassettes are kept: `fileShelf` for those of the evals folder. */
  readonly shelf: Shelf;
  /** Takes secrets out of everything, before it is compared and before it is written. */
  readonly redact: (text: string) => string;
  readonly clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Told what could not be recorded: sentences, each once. */
  readonly onWarning: (message: string) => void;
}
