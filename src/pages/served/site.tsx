import { render } from 'preact';
import { servedHead, servedRun } from '../sources/served.ts';
import type { Source } from '../sources/source.ts';
import { startPage } from '../start-page.tsx';
import { change, Refused } from './ask.ts';
import { Experiments, Optimizations, Runs } from './lists.tsx';
import { Live } from './live.tsx';
import { liveRun } from './live-run.ts';
import { type Place, placeOf } from './place.ts';

/** Shows the page that the address names: a list, or one run, comparison, experiment or optimization. */
export async function startSite(element: HTMLElement): Promise<void> {
  const bar = document.createElement('header');
  const content = document.createElement('div');
  bar.className = 'site';
  element.replaceChildren(bar, content);
  const place = placeOf(location.pathname, location.search);
  render(<SiteBar place={place} />, bar);
  try {
    await show(place, content);
  } catch (error) {
    render(<Problem error={error} />, content);
  }
}

async function show(place: Place, content: HTMLElement): Promise<void> {
  switch (place.page) {
    case 'runs':
      return titled('Runs', <Runs />, content);
    case 'experiments':
      return titled('Experiments', <Experiments />, content);
    case 'optimizations':
      return titled('Optimizations', <Optimizations />, content);
    case 'run':
      return showRun(place.id, content);
    case 'compare':
      return begin(await servedHead(`compare?${new URLSearchParams({ a: place.a, b: place.b })}`), content);
    default:
      return begin(await servedHead(`${place.page}s/${encodeURIComponent(place.id)}`), content);
  }
}

/** The run as it goes on, and its whole page when it has ended. */
async function showRun(id: string, content: HTMLElement): Promise<void> {
  const found = await servedRun(id);
  if (!('unfinished' in found)) return begin(found, content);
  document.title = `${id} · Assay`;
  const run = liveRun(found, {
    open(after, { opened, message, closed }) {
      const socket = new WebSocket(streamAt(found.stream, after));
      socket.onopen = opened;
      socket.onmessage = ({ data }) => message(String(data));
      socket.onclose = ({ code }) => closed(code);
      return socket;
    },
    wait(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    ended() {
      render(null, content);
      showRun(id, content).catch((error: unknown) => render(<Problem error={error} />, content));
    },
  });
  render(<Live run={run} />, content);
}

/** The stream of a path at this service, behind the message of a number. */
function streamAt(path: string, after: number): URL {
  const address = new URL(path, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('after', String(after));
  return address;
}

async function begin(source: Source, content: HTMLElement): Promise<void> {
  const head = await source.head();
  document.title = `${head.title} · Assay`;
  await startPage(source, content);
}

function titled(title: string, page: preact.VNode, content: HTMLElement): void {
  document.title = `${title} · Assay`;
  render(<main>{page}</main>, content);
}

function SiteBar({ place }: { place: Place }) {
  const here = place.page.replace(/^(run|experiment|optimization)$/, '$1s');
  const link = (path: string, page: string, words: string) => (
    <a href={path} aria-current={here === page ? 'page' : undefined}>
      {words}
    </a>
  );
  return (
    <nav aria-label="Assay">
      {link('/', 'runs', 'Runs')}
      {link('/experiments', 'experiments', 'Experiments')}
      {link('/optimizations', 'optimizations', 'Optimizations')}
      <button type="button" class="plain" onClick={() => void signOut()}>
        Sign out
      </button>
    </nav>
  );
}

async function signOut(): Promise<void> {
  await change('/sign-out').catch(() => undefined);
  location.assign('/');
}

function Problem({ error }: { error: unknown }) {
  const isGone = error instanceof Refused && error.status === 401;
  return (
    <main class="empty">
      <h1>{isGone ? 'You are signed out' : 'This page cannot be shown'}</h1>
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </main>
  );
}
