import type { Engine } from '../../engine/engine.ts';
import type { PageCode } from '../../schema/product.ts';
import type { PageSessions } from './page-sessions.ts';

/** What the pages are made of. */
export interface PagesOptions {
  engine: Engine;
  sessions: PageSessions;
  /** The program of the pages; null where it was not built. */
  code: () => PageCode | null;
  /** Why labels cannot be kept here; undefined where they can. */
  whyNoLabels: string | undefined;
  /** Who sends the account key with a request. */
  isAccount(authorization: string | undefined): boolean;
  /** Token of the progress stream of a run. */
  streamToken(runId: string): string;
  /** Takes a token of the rate of a caller, of the address where nobody is known; Fault `rate_limited` where there is none. */
  take(who: string | undefined): void;
}
