import type { Answer } from '../answer.ts';
import { type HostPolicy, isLoopback } from '../hosts.ts';
import { runTokens } from '../run-token.ts';
import type { PageRequest } from './page-request.ts';
import type { PageSessions } from './page-sessions.ts';
import type { PagesOptions } from './pages-options.ts';

/** Answers a request below the pages that came from an address; what that takes is loaded with the first of them. */
export type Pages = (request: PageRequest, address: string | undefined) => Promise<Answer>;

/** What the pages have of the service that they are part of. */
interface Service extends Pick<PagesOptions, 'engine'> {
  key: string;
  hosts: HostPolicy;
  /** By default the program that lies beside this one. */
  pageCode?: PagesOptions['code'];
}

export function lazyPages(
  { engine, key, hosts, pageCode }: Service,
  sessions: PageSessions,
  guard: Pick<PagesOptions, 'isAccount'> & { take(caller: string | undefined, address?: string): void },
): Pages {
  return async (request, address) => {
    const { pageAnswer } = await import('./pages.ts');
    return pageAnswer(request, {
      ...{ engine, sessions, code: pageCode ?? engine.ports.files.pageCode, whyNoLabels: whyNoLabels(hosts) },
      isAccount: guard.isAccount,
      streamToken: runTokens(key).runToken,
      take: (caller) => guard.take(caller, address),
    });
  };
}

/** Labels are files of the person who looks at the pages: they are kept where nobody else can look. */
function whyNoLabels({ bound, publicUrl }: HostPolicy): string | undefined {
  if (isLoopback(bound) && (publicUrl === undefined || isLoopback(publicUrl.hostname))) return undefined;
  return 'Labels are kept only where the service listens on this machine alone; here others can reach it.';
}
