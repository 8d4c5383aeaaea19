import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { formatCount, formatCounted, formatDuration, formatScore } from '../../text/format.ts';
import { type ListedCase, STANDINGS, type Standing } from '../model/filter.ts';
import { hashOf } from '../model/route.ts';
import { type Store, setFilters } from '../model/store.ts';
import { FLIP_WORDS, STANDING_MEANING, STANDING_WORDS } from '../model/words.ts';
import { StandingIcon } from '../parts/icon.tsx';

/** The list of cases: search, filters, order. */
export function Cases({ store }: { store: Store }) {
  return (
    <>
      <h1 class="unseen">Cases</h1>
      <Toolbar store={store} />
      <CaseList store={store} />
    </>
  );
}

function Toolbar({ store }: { store: Store }) {
  const { q = '', status = '' } = store.filters.value;
  const chosen = new Set(status.split(',').filter((one) => one !== ''));
  const counts = store.counts.value;
  const toggle = (standing: Standing) => {
    if (chosen.has(standing)) chosen.delete(standing);
    else chosen.add(standing);
    setFilters(store, { status: [...chosen].join(',') });
  };
  return (
    <search class="toolbar">
      <input
        id="search"
        type="search"
        placeholder="Search cases, questions, answers, reasons"
        aria-label="Search cases"
        value={q}
        onInput={(event) => setFilters(store, { q: event.currentTarget.value })}
      />
      <fieldset class="chips">
        <legend class="unseen">Status</legend>
        {STANDINGS.filter((standing) => counts[standing] > 0).map((standing) => (
          <button
            key={standing}
            type="button"
            class="chip"
            aria-pressed={chosen.has(standing)}
            title={STANDING_MEANING[standing]}
            onClick={() => toggle(standing)}
          >
            <StandingIcon standing={standing} />
            {STANDING_WORDS[standing]} <b>{formatCount(counts[standing])}</b>
          </button>
        ))}
      </fieldset>
      <Selects store={store} />
    </search>
  );
}

function Selects({ store }: { store: Store }) {
  const { head, tags, filters, shown, cases } = store;
  const scorers = head.value.run?.scorers.map(({ name }) => name) ?? [];
  const kinds = head.value.failures?.kinds ?? [];
  const flips = new Set(head.value.comparison?.flips.map(({ kind }) => kind) ?? []);
  const isNarrow = Object.entries(filters.value).some(([name, value]) => name !== 'sort' && value !== '');
  return (
    <div class="selects">
      <Select store={store} name="tag" label="Tag" all="any tag">
        {tags.value.map(([tag, count]) => (
          <option key={tag} value={tag}>{`${tag} (${count})`}</option>
        ))}
      </Select>
      <Select store={store} name="scorer" label="Scorer not passed" all="any scorer">
        {scorers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {flips.size > 0 && (
        <Select store={store} name="flip" label="Moved" all="moved or not">
          <option value="any">moved</option>
          {[...flips].map((kind) => (
            <option key={kind} value={kind}>
              {FLIP_WORDS[kind]}
            </option>
          ))}
        </Select>
      )}
      {kinds.length > 0 && (
        <Select store={store} name="kind" label="Kind of failure" all="any kind">
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name.map((piece) => (typeof piece === 'string' ? piece : Object.values(piece)[0])).join('')}
            </option>
          ))}
        </Select>
      )}
      <Select store={store} name="sort" label="Order" all="gravest first">
        <option value="file">as in the files</option>
        <option value="id">by id</option>
        <option value="slowest">slowest first</option>
        <option value="lowest">lowest score first</option>
      </Select>
      <output class="found">
        {isNarrow
          ? `${formatCount(shown.value.length)} of ${formatCounted(cases.value.length, 'case')}`
          : formatCounted(cases.value.length, 'case')}
      </output>
    </div>
  );
}

function Select({
  store,
  name,
  label,
  all,
  children,
}: {
  store: Store;
  name: string;
  label: string;
  all: string;
  children: preact.ComponentChildren;
}) {
  return (
    <select
      aria-label={label}
      value={store.filters.value[name] ?? ''}
      class={(store.filters.value[name] ?? '') === '' ? '' : 'is-set'}
      onChange={(event) => setFilters(store, { [name]: event.currentTarget.value })}
    >
      <option value="">{all}</option>
      {children}
    </select>
  );
}

/** Heights of a row, in pixels, as the style sheet has them. */
const HEIGHTS = { wide: 58, narrow: 84 };
const NARROW = '(max-width: 640px)';
/** Rows above and below those that are seen. */
const BESIDE = 8;

/** The rows that are in sight, of as many as there are. */
function CaseList({ store }: { store: Store }) {
  const list = useRef<HTMLOListElement>(null);
  const height = useRowHeight();
  const [from, setFrom] = useState(0);
  const [count, setCount] = useState(30);
  const cases = store.shown.value;
  const cursor = store.cursor.value;
  useLayoutEffect(() => {
    const look = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      setFrom(Math.max(0, Math.floor(-top / height) - BESIDE));
      setCount(Math.ceil(window.innerHeight / height) + 2 * BESIDE);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [height, cases.length]);
  useEffect(() => {
    if (cursor > 0) scrollTo(list.current, cursor, height);
  }, [cursor, height]);
  if (!store.isLoaded.value) return <p class="empty">Reading the cases…</p>;
  if (cases.length === 0) return <Nothing store={store} />;
  const start = Math.min(from, Math.max(0, cases.length - count));
  return (
    <ol ref={list} class="cases" style={{ height: `${cases.length * height}px` }}>
      {cases.slice(start, start + count).map((one, index) => (
        <Row
          key={one.row.id}
          one={one}
          place={start + index}
          of={cases.length}
          top={(start + index) * height}
          isCurrent={start + index === cursor}
          query={store.filters.value}
        />
      ))}
    </ol>
  );
}

function useRowHeight(): number {
  const query = useMemo(() => window.matchMedia(NARROW), []);
  const [isNarrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const changed = () => setNarrow(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [query]);
  return isNarrow ? HEIGHTS.narrow : HEIGHTS.wide;
}

/** Brings a row into sight that is not. */
function scrollTo(list: HTMLElement | null, place: number, height: number): void {
  if (list === null) return;
  const top = list.getBoundingClientRect().top + place * height;
  const room = 130;
  if (top < room) window.scrollBy({ top: top - room });
  else if (top + height > window.innerHeight)
    window.scrollBy({ top: top + height - window.innerHeight + 16 });
}

function Nothing({ store }: { store: Store }) {
  if (store.cases.value.length === 0) return <p class="empty">This run has no cases.</p>;
  return (
    <div class="empty">
      <p>No case is like that.</p>
      <button
        type="button"
        onClick={() =>
          setFilters(store, { q: '', status: '', tag: '', scorer: '', flip: '', kind: '', agent: '' })
        }
      >
        Show all cases
      </button>
    </div>
  );
}

function Row({
  one,
  place,
  of,
  top,
  isCurrent,
  query,
}: {
  one: ListedCase;
  place: number;
  of: number;
  top: number;
  isCurrent: boolean;
  query: Readonly<Record<string, string>>;
}) {
  const { row, standing, flip } = one;
  return (
    <li style={{ top: `${top}px` }} aria-setsize={of} aria-posinset={place + 1}>
      <a
        class={isCurrent ? 'row is-current' : 'row'}
        href={hashOf({ view: 'case', id: row.id, query })}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <StandingIcon standing={standing} label={STANDING_WORDS[standing]} />
        <span class="row-main">
          <span class="row-title">
            <code>{row.id}</code>
            {row.name !== row.id && <span class="row-name">{row.name}</span>}
          </span>
          <span class="row-why">{row.why === '' ? row.asked : row.why}</span>
        </span>
        <span class="row-side">
          {flip !== undefined && <span class={`badge flip-${flip.kind}`}>{FLIP_WORDS[flip.kind]}</span>}
          {row.severity !== undefined && <span class={`badge severity-${row.severity}`}>{row.severity}</span>}
          {row.flaky === true && <span class="badge">flaky</span>}
          <Lowest one={one} />
          <span class="row-ms">{row.ms === null ? '' : formatDuration(row.ms)}</span>
        </span>
      </a>
    </li>
  );
}

/** The lowest score that did not pass. */
function Lowest({ one }: { one: ListedCase }) {
  if (one.standing === 'passed') return null;
  let lowest: [string, number] | undefined;
  for (const [name, [score, reading]] of Object.entries(one.row.scores))
    if (score !== null && reading === 'failed' && score < (lowest?.[1] ?? 2)) lowest = [name, score];
  if (lowest === undefined) return null;
  return (
    <span class="badge score" title={lowest[0]}>
      {formatScore(lowest[1])}
    </span>
  );
}
