import { createHash } from 'node:crypto';
import { isRunId } from '../../jobs/follow-progress.ts';
import { markedVerdicts } from '../../operations/label-verdict.ts';
import { comparisonPage, experimentPage, optimizationPage } from '../../operations/page-views/other-pages.ts';
import { runPage, runPageCase } from '../../operations/page-views/run-page.ts';
import { experiments } from '../../operations/resources/experiments.ts';
import { optimizations } from '../../operations/resources/optimizations.ts';
import { runs } from '../../operations/resources/runs.ts';
import { pageRequest } from '../../operations/resources.ts';
import { runEventsPath } from '../../operations/run-events-path.ts';
import { redacted } from '../../reports/redacted.ts';
import type { PageRequest } from './page-request.ts';
import type { PagesOptions } from './pages-options.ts';

/** Something that a page asks for. */
export interface PageData {
  type: string;
  /** Another one whenever the body is; undefined where it changes all the time. */
  version?: string;
  body(): string | Iterable<string>;
}

type Parts = Pick<PagesOptions, 'engine' | 'streamToken' | 'whyNoLabels'>;
type Query = PageRequest['query'];

const LISTS = { runs, experiments, optimizations };
const JSON_TYPE = 'application/json';

/** What stands at a path below `/pages/data/`, by its segments; undefined where nothing does. */
export async function pageData(
  { path, query }: Pick<PageRequest, 'path' | 'query'>,
  parts: Parts,
): Promise<PageData | undefined> {
  const [, pages, data, kind = '', id, what, ...more] = path.split('/').map(decoded);
  if (pages !== 'pages' || data !== 'data' || more.length > 0) return undefined;
  const { engine } = parts;
  if (id === undefined) {
    if (kind === 'compare') return json(await comparisonPage(engine, query['a'] ?? '', query['b'] ?? ''));
    return Object.hasOwn(LISTS, kind)
      ? json(await listed(parts, kind as keyof typeof LISTS, query))
      : undefined; // One of them.
  }
  if (kind === 'runs' && what === undefined) return ofRun(parts, id);
  if (kind === 'runs' && what === 'case') return found(await runPageCase(engine, id, query['id'] ?? ''));
  if (kind === 'runs' && what === 'labels') return found(labelsOf(parts, id));
  if (what !== undefined) return undefined;
  if (kind === 'experiments') return found(await experimentPage(engine, id));
  return kind === 'optimizations' ? json(await optimizationPage(engine, id)) : undefined;
}

async function listed({ engine }: Parts, kind: keyof typeof LISTS, query: Query): Promise<unknown> {
  return redacted(await LISTS[kind].list(engine, pageRequest(query)), engine.options.redact);
}

async function ofRun({ engine, streamToken }: Parts, runId: string): Promise<PageData | undefined> {
  const page = await runPage(engine, runId);
  if (page === undefined) return undefined;
  if (page.state === 'finished')
    return { type: 'application/x-ndjson', version: page.version, body: page.lines };
  const stream = `${runEventsPath(runId)}?token=${streamToken(runId)}`;
  return { type: JSON_TYPE, body: () => JSON.stringify({ unfinished: page.value, stream }) };
}

/** What people said of the verdicts of a run, and why no more can be kept here, where that is so. */
function labelsOf({ engine, whyNoLabels }: Parts, runId: string): unknown {
  if (!isRunId(runId)) return undefined;
  const { file, marked } = markedVerdicts(engine, runId);
  return { file, marked, why_not: whyNoLabels ?? null };
}

const found = (value: unknown) => (value === undefined ? undefined : json(value));

function json(value: unknown): PageData {
  const text = JSON.stringify(value);
  return {
    type: JSON_TYPE,
    version: createHash('sha256').update(text).digest('base64url'),
    body: () => text,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
