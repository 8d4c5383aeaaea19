import type { VerdictMark } from '../../schema/labels/label-of-verdict.ts';
import { hashOf } from './route.ts';
import { go, type Store } from './store.ts';
import type { ThemeStore } from './theme.ts';

/** What a key does, wherever it is pressed but in a field. */
export function onKey(event: KeyboardEvent, store: Store, theme: ThemeStore): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (target?.closest('dialog') != null) return;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    if (event.key === 'Escape') target.blur();
    return;
  }
  store.notice.value = '';
  if (did(event.key, store, theme, target)) event.preventDefault();
}

function did(key: string, store: Store, theme: ThemeStore, target: HTMLElement | undefined): boolean {
  if (key === '?') store.isHelpOpen.value = true;
  else if (key === 't') theme.next();
  else if (key === '/') search(store);
  else if (key === 'Escape') leave(store);
  else if (key === 'j' || key === 'k') step(store, key === 'j' ? 1 : -1);
  else if (key === 'Enter') return open(store, target);
  else if (key === 'n' || key === 'p') chooseResult(key === 'n' ? 1 : -1);
  else if (key === 'r' || key === 'w') mark(key === 'r' ? 'right' : 'wrong', store);
  else return false;
  return true;
}

function search(store: Store): void {
  const { view, query } = store.route.value;
  if (view !== 'cases') go({ view: 'cases', query: view === 'case' ? query : {} });
  // The list is drawn before.
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('search')?.focus()));
}

function leave(store: Store): void {
  const { view, query } = store.route.value;
  if (view === 'case') go({ view: 'cases', query });
  else if (view !== 'overview') go({ view: 'overview' });
}

/** The next case: of the list a row, of a case its neighbour. */
function step(store: Store, by: 1 | -1): void {
  const cases = store.shown.value;
  const { view, id, query } = store.route.value;
  if (view === 'case') {
    const one = store.byId.value.get(id);
    const next = cases[(one === undefined ? -1 : cases.indexOf(one)) + by];
    if (next !== undefined) go({ view: 'case', id: next.row.id, query });
  } else if (view === 'cases')
    store.cursor.value = Math.max(0, Math.min(cases.length - 1, store.cursor.value + by));
  else go({ view: 'cases' });
}

function open(store: Store, target: HTMLElement | undefined): boolean {
  if (store.route.value.view !== 'cases' || target?.closest('a, button, summary') != null) return false;
  const one = store.shown.value[store.cursor.value];
  if (one === undefined) return false;
  location.hash = hashOf({ view: 'case', id: one.row.id, query: store.filters.value });
  return true;
}

const results = () => [...document.querySelectorAll<HTMLElement>('.result')];
const chosen = () => document.activeElement?.closest<HTMLElement>('.result') ?? undefined;

function chooseResult(by: 1 | -1): void {
  const all = results();
  const here = chosen();
  const at = here === undefined ? -1 : all.indexOf(here);
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  const summary = next?.querySelector('summary');
  summary?.focus();
  summary?.scrollIntoView({ block: 'nearest' });
}

/** What is said where no verdict takes a mark. */
const UNMARKABLE = 'Verdicts of checks cannot be marked.';

/** The verdict that has the focus, else the gravest that takes a mark; it is opened, so that the mark is seen. */
function mark(said: VerdictMark, store: Store): void {
  if (store.route.value.view !== 'case') return;
  const here = chosen();
  const button = (here === undefined ? results() : [here])
    .map((one) => one.querySelector<HTMLElement>(`.mark-${said}`))
    .find((one) => one !== null);
  store.notice.value = button == null ? UNMARKABLE : '';
  const details = button?.closest('details');
  if (details != null) details.open = true;
  button?.click();
}
