import type { PageRun, PageTail } from '../../reports/pages/page-data.ts';
import { formatCounted, formatPercent, formatRate } from '../../text/format.ts';
import { Interval, IntervalAxis } from '../charts/interval.tsx';
import { Shares } from '../charts/shares.tsx';
import { Trend } from '../charts/trend.tsx';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';
import { Sentence } from '../parts/phrase.tsx';
import { MovedCases, MovedScorers } from './comparison.tsx';
import { Facts, Verdict, Warnings } from './verdict.tsx';

/** The first view of a run: the verdict, why it fails, what moved. */
export function Overview({ store }: { store: Store }) {
  const { run, comparison, facts } = store.head.value;
  const tail = store.tail.value;
  return (
    <>
      <Verdict head={store.head.value} />
      <Warnings head={store.head.value} />
      {run !== undefined && <Figures store={store} run={run} />}
      {tail !== undefined && tail.why.length > 0 && <Why tail={tail} />}
      {comparison !== undefined && (comparison.flips.length > 0 || comparison.criteria.length > 0) && (
        <MovedCases comparison={comparison} most={8} />
      )}
      {comparison !== undefined && <MovedScorers comparison={comparison} />}
      {run !== undefined && run.trend.length > 1 && (
        <section class="card">
          <h2>Pass rate over time</h2>
          <Trend points={run.trend} />
        </section>
      )}
      <section class="card">
        <h2>About this run</h2>
        <Facts facts={facts} />
      </section>
    </>
  );
}

function Figures({ store, run }: { store: Store; run: PageRun }) {
  const { counts, pass_rate: rate, interval, required } = run;
  const loaded = store.counts.value;
  const total = Object.values(loaded).reduce((sum, count) => sum + count, 0);
  const known = total > 0 ? loaded : { ...counts, shown: 0, skipped: counts.skipped - counts.unsure };
  return (
    <section class="card figures" aria-label="Results">
      <div class="rate">
        <h2>{run.rate_of}</h2>
        <p class="big">{rate === null ? '–' : formatRate(rate)}</p>
        {rate !== null && (
          <div class="rate-scale">
            <Interval
              value={rate}
              interval={interval}
              domain={[0, 1]}
              reference={required ?? undefined}
              said={`${formatRate(rate)}${interval === null ? '' : `, 95 % interval ${formatPercent(interval[0])} to ${formatPercent(interval[1])}`}`}
            />
            <IntervalAxis domain={[0, 1]} shown={formatPercent} />
          </div>
        )}
        <p class="quiet">
          {interval === null
            ? ''
            : `95 % interval ${Math.round(interval[0] * 100)} to ${Math.round(interval[1] * 100)} %`}
          {required === null ? '' : `; ${formatPercent(required)} required`}
        </p>
      </div>
      <div class="groups">
        <h2>{formatCounted(counts.total, 'case')}</h2>
        <Shares counts={known} />
      </div>
    </section>
  );
}

/** Groups of cases that end badly for the same reason. */
function Why({ tail }: { tail: PageTail }) {
  const total = tail.why.reduce((sum, { count }) => sum + count, 0);
  return (
    <section class="card">
      <h2>{tail.why_weak ? 'Known weaknesses, which do not gate' : 'Why it fails'}</h2>
      <ul class="why">
        {tail.why.slice(0, 12).map(({ what, count, example }, index) => (
          <li key={index}>
            <div class="why-head">
              <span class="why-what">
                <Sentence phrase={what} />
              </span>
              <span class="why-count">{formatCounted(count, 'case')}</span>
            </div>
            <span class="meter" aria-hidden="true">
              <span
                class={tail.why_weak ? 'meter-fill meter-weak' : 'meter-fill'}
                style={{ width: `${(count / total) * 100}%` }}
              />
            </span>
            {example !== undefined && (
              <p class="quiet">
                <a href={hashOf({ view: 'case', id: example.id })}>
                  <code>{example.id}</code>
                </a>{' '}
                {example.reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
