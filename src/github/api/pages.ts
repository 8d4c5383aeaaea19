import { Fault } from '../../errors.ts';
import { holding } from './octokit-shapes.ts';

/** One page of a listing, as far as paging looks at it. */
interface Page<T> {
  data: T[];
  headers: { link?: string | undefined };
}

/**
 * Pages 1, 2, … until GitHub names no next one. The address of the next page is not taken from the answer. Each thing on them
 * has a number of the name `key`; a page that is no list, or holds something else, is a Fault that begins with `failed`.
 */
export async function pages<T>(
  failed: string,
  key: 'id' | 'number',
  most: number,
  ask: (page: number) => Promise<Page<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; page <= most; page += 1) {
    const { data, headers } = await ask(page);
    for (const one of listed(data, failed)) all.push(holding(one, key, failed));
    if (!/rel="next"/.test(headers.link ?? '')) break;
  }
  return all;
}

/** The answer as a list; a Fault that begins with `failed` where it is none. */
function listed<T>(data: T[], failed: string): T[] {
  if (Array.isArray(data)) return data;
  throw new Fault('provider_error', `${failed}: GitHub answered with something that is no list`, {
    where: 'the answer of the GitHub API',
    hint: 'Look whether a proxy answers in its place, and run the job again.',
  });
}

/** A listing of one page about a commit; nothing where GitHub does not know the commit at all (404, or 422 "No commit found"). */
export async function listOf<T>(failed: string, response: Promise<{ data: T[] }>): Promise<T[]> {
  try {
    const { data } = await response;
    return listed(data, failed).map((one) => holding(one, 'number', failed));
  } catch (error) {
    const { status } = error as { status?: unknown }; // Border: Octokit's RequestError.
    if (status === 404 || status === 422) return [];
    throw error;
  }
}
