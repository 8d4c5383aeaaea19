import { useEffect, useState } from 'preact/hooks';
import type { PageAttempt, PageCase } from '../../reports/pages/page-case.ts';
import { formatCount, formatCounted, formatDuration } from '../../text/format.ts';
import type { ListedCase } from '../model/filter.ts';
import type { LabelStore } from '../model/labels.ts';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';
import { FLIP_WORDS, STANDING_WORDS } from '../model/words.ts';
import { StandingIcon } from '../parts/icon.tsx';
import { Sentence } from '../parts/phrase.tsx';
import { WordDiff } from '../parts/word-diff.tsx';
import { Turns } from './turns.tsx';

/** One case: what it was asked, what came back, and what each scorer says of it. */
export function CaseView({ store, labels }: { store: Store; labels: LabelStore }) {
  const { id } = store.route.value;
  const one = store.byId.value.get(id);
  if (one === undefined)
    return store.isLoaded.value ? (
      <div class="empty">
        <h1>No such case</h1>
        <p>
          None here has the id <code>{id}</code>.
        </p>
        <p>
          <a href={hashOf({ view: 'cases' })}>All cases</a>
        </p>
      </div>
    ) : (
      <p class="empty">Reading the cases…</p>
    );
  return (
    <article class="case">
      <Place store={store} one={one} />
      <CaseHead store={store} one={one} />
      <Moved one={one} />
      <Texts key={id} store={store} one={one} labels={labels} />
    </article>
  );
}

/** Where the case stands in the list, and its neighbours. */
function Place({ store, one }: { store: Store; one: ListedCase }) {
  const cases = store.shown.value;
  const place = cases.indexOf(one);
  const query = store.filters.value;
  const link = (other: ListedCase | undefined, words: string) =>
    other === undefined ? (
      <span class="quiet">{words}</span>
    ) : (
      <a href={hashOf({ view: 'case', id: other.row.id, query })}>{words}</a>
    );
  return (
    <nav class="place" aria-label="Cases of the list">
      <a href={hashOf({ view: 'cases', query })}>All in the list</a>
      <span class="quiet">
        {place === -1 ? 'not in the list' : `${formatCount(place + 1)} of ${formatCount(cases.length)}`}
      </span>
      <span class="steps">
        {link(place > 0 ? cases[place - 1] : undefined, 'Previous')}
        {link(place === -1 ? undefined : cases[place + 1], 'Next')}
      </span>
    </nav>
  );
}

function CaseHead({ store, one }: { store: Store; one: ListedCase }) {
  const { row, standing, kind } = one;
  const named = store.head.value.failures?.kinds.find(({ id }) => id === kind);
  return (
    <header class="case-head">
      <h1>
        <StandingIcon standing={standing} label={STANDING_WORDS[standing]} />
        <code>{row.id}</code>
      </h1>
      {row.name !== row.id && <p class="case-name">{row.name}</p>}
      {row.why !== '' && <p class="case-why">{row.why}</p>}
      <p class="quiet case-facts">
        <span>{STANDING_WORDS[standing]}</span>
        {named !== undefined && (
          <a href={hashOf({ view: 'cases', query: { kind } })}>
            <Sentence phrase={named.name} />
          </a>
        )}
        <span>
          agent <code>{row.agent}</code>
        </span>
        <span>
          <code>
            {row.file}:{row.line}
          </code>
        </span>
        {row.ms !== null && <span>{formatDuration(row.ms)}</span>}
        {row.tags.map((tag) => (
          <a key={tag} class="tag" href={hashOf({ view: 'cases', query: { tag } })}>
            {tag}
          </a>
        ))}
      </p>
    </header>
  );
}

/** What it said in the baseline, where it has another verdict now. */
function Moved({ one: { flip } }: { one: ListedCase }) {
  if (flip === undefined) return null;
  return (
    <section class="card">
      <h2>
        Against the baseline: {FLIP_WORDS[flip.kind]}
        {flip.note !== '' && <span class="quiet"> {flip.note}</span>}
      </h2>
      {flip.before !== null && flip.after !== null ? (
        flip.before === flip.after ? (
          <p class="quiet">The answer is the same word for word.</p>
        ) : (
          <>
            <p class="quiet">
              <del>before</del> <ins>now</ins>
            </p>
            <WordDiff before={flip.before} after={flip.after} />
          </>
        )
      ) : (
        <p>{flip.reason}</p>
      )}
    </section>
  );
}

function Texts({ store, one, labels }: { store: Store; one: ListedCase; labels: LabelStore }) {
  const [texts, setTexts] = useState<PageCase | null | undefined>(undefined);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const found = store.source.texts(one.place, one.row);
    if (found instanceof Promise)
      found.then(
        (value) => isWanted && setTexts(value),
        () => isWanted && setTexts(null),
      );
    else setTexts(found);
    return () => {
      isWanted = false;
    };
  }, [store, one.place, one.row]);
  if (texts === undefined) return null;
  if (texts === null)
    return <p class="empty">The texts of this case are not in this page; results.json has them.</p>;
  const attempt = texts.attempts[chosen];
  return (
    <>
      {texts.reason !== '' && texts.reason !== one.row.why && <p class="notice">{texts.reason}</p>}
      {texts.attempts.length > 1 && (
        <Attempts attempts={texts.attempts} more={texts.more} chosen={chosen} choose={setChosen} />
      )}
      {attempt === undefined ? (
        <p class="empty">It was not played.</p>
      ) : (
        <Turns caseId={one.row.id} attempt={attempt} place={chosen} labels={labels} />
      )}
    </>
  );
}

function Attempts({
  attempts,
  more,
  chosen,
  choose,
}: {
  attempts: readonly PageAttempt[];
  more: number;
  chosen: number;
  choose(place: number): void;
}) {
  return (
    <fieldset class="chips attempts">
      <legend>Attempts</legend>
      {attempts.map(({ status, unsure }, index) => (
        <button
          key={index}
          type="button"
          class="chip"
          aria-pressed={index === chosen}
          onClick={() => choose(index)}
        >
          <StandingIcon standing={unsure === true ? 'unsure' : status} label={status} /> {index + 1}
        </button>
      ))}
      {more > 0 && <span class="quiet">{formatCounted(more, 'more attempt')} in results.json</span>}
    </fieldset>
  );
}
