import type { PageCase, PageRow } from '../../reports/pages/page-case.ts';
import type { PageHead, PageTail } from '../../reports/pages/page-data.ts';
import { asked, DATA, jsonAt } from '../served/ask.ts';
import { labelKeeper } from '../served/label-keeper.ts';
import type { UnfinishedRun } from '../served/unfinished-run.ts';
import type { Source } from './source.ts';

/** The page of a stored run, whose cases come line by line; or what is known of one that is not finished. */
export async function servedRun(runId: string): Promise<Source | UnfinishedRun> {
  const path = `${DATA}/runs/${runId}`;
  const answer = await asked(path);
  if (!/ndjson/.test(answer.headers.get('content-type') ?? '')) return (await answer.json()) as UnfinishedRun; // As `asked` for it.
  const lines = linesOf(answer);
  const { head } = JSON.parse((await lines.next()).value?.[0] ?? 'null') as { head: PageHead };
  return {
    head: () => head,
    follow(listener) {
      let stopped = false;
      void (async () => {
        for await (const batch of lines) {
          if (stopped) return;
          const rows: PageRow[] = [];
          for (const line of batch) {
            const value = JSON.parse(line) as PageRow | { tail: PageTail };
            if (!('tail' in value)) rows.push(value);
            else {
              listener.rows(rows.splice(0));
              listener.tail(value.tail);
            }
          }
          if (rows.length > 0) listener.rows(rows);
        }
      })();
      return () => {
        stopped = true;
      };
    },
    texts: (_, { id }) => jsonAt<PageCase>(`${path}/case?id=${encodeURIComponent(id)}`),
    labels: await labelKeeper(runId),
  };
}

/** The page of something without cases. */
export async function servedHead(path: string): Promise<Source> {
  const head = await jsonAt<PageHead>(`${DATA}/${path}`);
  return { head: () => head, follow: () => () => undefined, texts: () => null };
}

/** The lines of an answer as they come, the first alone: it is wanted at once. */
async function* linesOf(answer: Response): AsyncGenerator<string[]> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let held = '';
  let isFirst = true;
  while (reader !== undefined) {
    const { value, done } = await reader.read();
    if (done) break;
    const lines = (held + value).split('\n');
    held = lines.pop() ?? '';
    if (isFirst && lines.length > 0) {
      isFirst = false;
      yield lines.splice(0, 1);
    }
    if (lines.length > 0) yield lines;
  }
}
