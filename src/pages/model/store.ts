import { computed, signal } from '@preact/signals';
import type { PageRow } from '../../reports/pages/page-case.ts';
import { PAGE_VERSION, type PageHead, type PageTail } from '../../reports/pages/page-data.ts';
import type { Source } from '../sources/source.ts';
import { type Filters, filtered, type ListedCase, listed, standingCounts, tagsOf } from './filter.ts';
import { hashOf, type Route, routeOf } from './route.ts';

/** Everything that a page knows, as signals: views read them, and are drawn again when they change. */
export type Store = ReturnType<typeof pageStore>;

/** The state of a page of this source. */
export function pageStore(source: Source, first: PageHead, hash: string) {
  const head = signal(first);
  const rows = signal<readonly PageRow[]>([]);
  const tail = signal<PageTail | undefined>(undefined);
  const isLoaded = signal(false);
  const route = signal<Route>(routeOf(hash));
  const filters = computed<Filters>(() => route.value.query);
  const filterKey = computed(() => JSON.stringify(filters.value));
  const cases = computed<readonly ListedCase[]>(() => listed(rows.value, head.value));
  const shown = computed<readonly ListedCase[]>(() =>
    filtered(cases.value, JSON.parse(filterKey.value) as Filters),
  );
  return {
    ...{ source, head, rows, tail, isLoaded, route, filters, cases, shown },
    byId: computed(() => new Map(cases.value.map((one) => [one.row.id.toWellFormed(), one]))),
    counts: computed(() => standingCounts(cases.value)),
    tags: computed(() => tagsOf(cases.value)),
    /** The row that keys move, by its place in the list. */
    cursor: signal(0),
    isHelpOpen: signal(false),
    /** What a key could not do, in a sentence; empty where there is nothing to say. */
    notice: signal(''),
    follow() {
      return source.follow({
        rows(more) {
          rows.value = [...rows.value, ...more];
          isLoaded.value = true;
        },
        head(next) {
          head.value = next;
        },
        tail(next) {
          tail.value = next;
          isLoaded.value = true;
        },
      });
    },
  };
}

/** Whether this program can read the data. */
export const isReadable = (head: PageHead | null): head is PageHead => head?.version === PAGE_VERSION;

/** Goes to a place; the browser's own history leads back. */
export function go(place: Partial<Route> & { view: string }): void {
  location.hash = hashOf(place);
}

/** Changes filters without a new entry in the history. */
export function setFilters(store: Store, changed: Filters): void {
  const query = { ...store.filters.value, ...changed };
  history.replaceState(null, '', hashOf({ view: 'cases', query }));
  store.route.value = routeOf(location.hash);
  store.cursor.value = 0;
}
