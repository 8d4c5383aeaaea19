import type { PageComparison, PageDelta, PageFlip } from '../../reports/pages/page-data.ts';
import { formatCount, formatCounted, formatScore } from '../../text/format.ts';
import { formatDifference, formatDifferenceWithin, formatPValue } from '../../text/format-difference.ts';
import { domainOf, Interval, IntervalAxis } from '../charts/interval.tsx';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';
import { FLIP_WORDS } from '../model/words.ts';
import { StandingIcon } from '../parts/icon.tsx';
import { WordDiff } from '../parts/word-diff.tsx';
import { Facts, Verdict, Warnings } from './verdict.tsx';

/** Two runs side by side. */
export function ComparisonView({ store }: { store: Store }) {
  const head = store.head.value;
  const { comparison } = head;
  if (comparison === undefined)
    return (
      <div class="empty">
        <h1>Nothing to compare with</h1>
        <p>The next run on the base branch becomes the baseline.</p>
      </div>
    );
  const isAlone = head.kind === 'comparison';
  return (
    <>
      {isAlone ? (
        <>
          <Verdict head={head} />
          <Warnings head={head} />
        </>
      ) : (
        <section class="card">
          <h1>{comparison.heading}</h1>
          <p>{comparison.reason}</p>
          {comparison.rate !== '' && <p>Pass rate {comparison.rate}.</p>}
        </section>
      )}
      <MovedCases comparison={comparison} most={comparison.flips.length} />
      <MovedScorers comparison={comparison} />
      <section class="card">
        <h2>The two runs</h2>
        <Facts facts={comparison.facts} />
      </section>
    </>
  );
}

/** Cases with another verdict, the gravest first, each with what it said before and says now. */
export function MovedCases({ comparison, most }: { comparison: PageComparison; most: number }) {
  const { flips, more_flips: hidden, criteria, more_criteria: moreCriteria } = comparison;
  const more = Math.max(0, flips.length - most) + hidden;
  return (
    <section class="card">
      <h2>What moved</h2>
      {criteria.length > 0 && (
        <details class="criteria" open={criteria.length < 6}>
          <summary>The criteria changed: {formatCounted(criteria.length + moreCriteria, 'change')}</summary>
          <ul>
            {criteria.map((message, index) => (
              <li key={index}>{message}</li>
            ))}
          </ul>
        </details>
      )}
      {flips.length === 0 && <p class="quiet">Every case has the verdict that it had.</p>}
      <ul class="flips">
        {flips.slice(0, most).map((flip) => (
          <Flip key={flip.id} flip={flip} />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <a href={hashOf({ view: 'cases', query: { flip: 'any' } })}>{formatCount(more)} more</a>
        </p>
      )}
    </section>
  );
}

function Flip({ flip }: { flip: PageFlip }) {
  const isWorse = flip.kind === 'pass_to_fail';
  return (
    <li>
      <p class="flip-head">
        <StandingIcon standing={isWorse ? 'failed' : flip.kind === 'fail_to_pass' ? 'passed' : 'skipped'} />
        <a href={hashOf({ view: 'case', id: flip.id })}>
          <code>{flip.id}</code>
        </a>
        <span class="quiet">
          {FLIP_WORDS[flip.kind]}
          {flip.note === '' ? '' : ` · ${flip.note}`}
        </span>
      </p>
      {flip.reason !== '' && <p class="reason">{flip.reason}</p>}
      {flip.before !== null && flip.after !== null && flip.before !== flip.after && (
        <details>
          <summary>Before and now</summary>
          <WordDiff before={flip.before} after={flip.after} />
        </details>
      )}
    </li>
  );
}

/** The scorers that moved, on one scale; the others are named. */
export function MovedScorers({ comparison }: { comparison: PageComparison }) {
  const moved = comparison.scorers.filter(({ word, delta }) => word !== 'unchanged' && delta !== null);
  const still = comparison.scorers.length - moved.length;
  if (comparison.scorers.length === 0) return null;
  const domain = domainOf(
    moved.flatMap(({ delta, interval }) => [delta ?? 0, ...(interval ?? [])]),
    0,
  );
  return (
    <section class="card">
      <h2>Scorers against the baseline</h2>
      {moved.length > 0 && (
        <div class="forest">
          {moved.map((one) => (
            <Moved key={one.name} one={one} domain={domain} />
          ))}
          <div class="forest-row axis-row">
            <span />
            <IntervalAxis domain={domain} shown={(value) => formatDifference(value, 'score')} />
            <span />
          </div>
        </div>
      )}
      {still > 0 && (
        <p class="quiet">
          {moved.length === 0
            ? 'No scorer moved.'
            : `${formatCounted(still, 'scorer')} unchanged or not compared.`}
        </p>
      )}
    </section>
  );
}

function Moved({ one, domain }: { one: PageDelta; domain: [number, number] }) {
  const { name, word, delta, interval, before, now, p_adjusted: p, cases } = one;
  const shown = formatDifferenceWithin(delta ?? 0, interval, 'score');
  const means = before === null || now === null ? '' : `${formatScore(before)} → ${formatScore(now)}`;
  return (
    <div class="forest-row">
      <span class="forest-name">
        <code>{name}</code>
        <span class="quiet">{word}</span>
      </span>
      <Interval
        value={delta ?? 0}
        interval={interval}
        domain={domain}
        reference={0}
        said={`${name}: ${shown}, ${word}`}
        look={word === 'worse' ? 'bad' : word === 'better' ? 'good' : ''}
      />
      <span class="forest-figures">
        {shown}
        <span class="quiet">
          {means} · {formatPValue(p)} · {formatCounted(cases, 'case')}
        </span>
      </span>
    </div>
  );
}
