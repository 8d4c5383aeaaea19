import type { PageScorer } from '../../reports/pages/page-data.ts';
import { formatCount, formatCounted, formatPercent, formatScore } from '../../text/format.ts';
import { Histogram } from '../charts/histogram.tsx';
import { passedEverywhere } from '../model/passed-everywhere.ts';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';

/** Every scorer: how its scores are spread, its threshold, how many passed, and how far it can be trusted. */
export function Scorers({ store }: { store: Store }) {
  const scorers = store.head.value.run?.scorers ?? [];
  if (scorers.length === 0)
    return (
      <div class="empty">
        <h1>Scorers</h1>
        <p>No scorer judged anything in this run.</p>
      </div>
    );
  const scores = scoresByScorer(store);
  const thresholds = new Map(Object.entries(store.tail.value?.thresholds ?? {}));
  const open = scorers
    .filter((one) => !passedEverywhere(one))
    .sort((one, other) => missed(other) - missed(one));
  const list = (some: readonly PageScorer[]) => (
    <ul class="scorers">
      {some.map((scorer) => (
        <Scorer
          key={scorer.name}
          scorer={scorer}
          scores={scores.get(scorer.name) ?? []}
          threshold={thresholds.get(scorer.name)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <h1>Scorers</h1>
      <p class="quiet">The lowest score of each case. A dashed line marks the threshold.</p>
      {open.length > 0 && list(open)}
      {open.length < scorers.length && (
        <>
          <h2 class="apart">
            {open.length === 0
              ? 'All passed'
              : `${formatCounted(scorers.length - open.length, 'scorer')} passed everywhere`}
          </h2>
          {list(scorers.filter(passedEverywhere))}
        </>
      )}
    </>
  );
}

const missed = ({ passed, judged, gating }: PageScorer) => (judged - passed) * (gating ? 1e6 : 1);

function scoresByScorer(store: Store): Map<string, number[]> {
  const scores = new Map<string, number[]>();
  for (const row of store.rows.value)
    for (const [name, [score, reading]] of Object.entries(row.scores)) {
      if (score === null || reading === 'unsure') continue;
      const known = scores.get(name);
      if (known === undefined) scores.set(name, [score]);
      else known.push(score);
    }
  return scores;
}

function Scorer({
  scorer,
  scores,
  threshold,
}: {
  scorer: PageScorer;
  scores: readonly number[];
  threshold: number | undefined;
}) {
  const { name, passed, judged, gating, unsure, errored, not_applicable: none } = scorer;
  const beside = [
    ...(gating ? [] : ['does not gate']),
    ...(unsure > 0 ? [`${formatCount(unsure)} unsure`] : []),
    ...(errored > 0 ? [`${formatCount(errored)} could not be judged`] : []),
    ...(none > 0 ? [`${formatCount(none)} not applicable`] : []),
  ];
  return (
    <li class="card scorer">
      <h2>
        <a href={hashOf({ view: 'cases', query: { scorer: name } })} title="Cases that it did not pass">
          <code>{name}</code>
        </a>
      </h2>
      <Histogram scores={scores} threshold={threshold} />
      <Figures scorer={scorer} threshold={threshold} />
      {beside.length > 0 && <p class="quiet">{beside.join(' · ')}</p>}
      {judged > 0 && passed < judged && (
        <p>
          <a href={hashOf({ view: 'cases', query: { scorer: name } })}>
            {formatPercent((judged - passed) / judged)} below: show cases
          </a>
        </p>
      )}
    </li>
  );
}

function Figures({ scorer, threshold }: { scorer: PageScorer; threshold: number | undefined }) {
  const { mean, passed, judged, interval, agreement } = scorer;
  return (
    <dl>
      <div>
        <dt>mean</dt>
        <dd>{mean === null ? '–' : formatScore(mean)}</dd>
      </div>
      <div>
        <dt>passed</dt>
        <dd>
          {formatCount(passed)} of {formatCount(judged)}
          {interval !== null && (
            <span class="quiet">
              {' '}
              {`${Math.round(interval[0] * 100)} to ${Math.round(interval[1] * 100)} %`}
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>threshold</dt>
        <dd>{threshold === undefined ? 'by case' : formatScore(threshold)}</dd>
      </div>
      {agreement !== undefined && (
        <div>
          <dt>agreement</dt>
          <dd>
            AUROC {agreement.auroc.toFixed(2)}
            {agreement.interval !== null &&
              ` [${agreement.interval[0].toFixed(2)}, ${agreement.interval[1].toFixed(2)}]`}
            <span class="quiet">
              {' '}
              with {formatCount(agreement.n)} labels{agreement.by_people ? ' of people' : ''}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}
