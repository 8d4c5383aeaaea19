import { scaleLinear } from 'd3-scale';
import type { PageExperiment } from '../../reports/pages/page-data.ts';
import { formatCounted, formatPercent } from '../../text/format.ts';
import { formatDifference, formatPValue } from '../../text/format-difference.ts';
import { domainOf, Interval, IntervalAxis } from '../charts/interval.tsx';
import type { Store } from '../model/store.ts';
import { Facts, Verdict, Warnings } from './verdict.tsx';

/** Variants compared: who is better, by how much, and how sure that is. */
export function ExperimentView({ store }: { store: Store }) {
  const head = store.head.value;
  const { experiment } = head;
  if (experiment === undefined) return null;
  return (
    <>
      <Verdict head={head} />
      <Warnings head={head} />
      <Variants experiment={experiment} />
      <Differences experiment={experiment} />
      <CaseDots experiment={experiment} />
      <Looks experiment={experiment} />
      <section class="card">
        <h2>How sure that is</h2>
        <Facts facts={head.facts} />
      </section>
    </>
  );
}

function Variants({ experiment: { variants } }: { experiment: PageExperiment }) {
  if (variants.length === 0) return null;
  return (
    <section class="card">
      <h2>Variants</h2>
      <div class="forest">
        {variants.map(
          ({ name, changes, plays, rate, pass_rate: share, interval, latency, cost, lost, best }) => (
            <div key={name} class="forest-row">
              <span class="forest-name">
                <code>{name}</code>
                <span class="quiet">{changes.length === 0 ? 'as it is' : changes.join(', ')}</span>
              </span>
              {share === null ? (
                <span class="quiet">not measured</span>
              ) : (
                <Interval
                  value={share}
                  interval={interval}
                  domain={[0, 1]}
                  reference={undefined}
                  said={`${name}: pass rate ${rate}`}
                />
              )}
              <span class="forest-figures">
                {rate}
                <span class="quiet">
                  {[`${plays} plays`, latency, cost, best === '' ? '' : `best in ${best} of draws`, lost]
                    .filter((part) => part !== '' && part !== '–')
                    .join(' · ')}
                </span>
              </span>
            </div>
          ),
        )}
        <div class="forest-row axis-row">
          <span />
          <IntervalAxis domain={[0, 1]} shown={formatPercent} />
          <span />
        </div>
      </div>
    </section>
  );
}

/** A forest plot for each unit: means with means, ratios with ratios. */
function Differences({ experiment: { contrasts } }: { experiment: PageExperiment }) {
  const units = ['share', 'score', 'ratio'] as const;
  const there = units.filter((unit) => contrasts.some((one) => one.unit === unit));
  if (there.length === 0) return null;
  const titles = { share: 'Pass rate', score: 'Scores', ratio: 'Latency and cost' };
  return (
    <section class="card">
      <h2>Differences</h2>
      {there.map((unit) => {
        const group = contrasts.filter((one) => one.unit === unit);
        const domain = domainOf(
          group.flatMap(({ difference, interval }) => [difference, ...(interval ?? [])]),
          0,
        );
        return (
          <div key={unit} class="forest">
            <h3>{titles[unit]}</h3>
            {group.map((one) => (
              <div key={`${one.variant} ${one.against} ${one.metric}`} class="forest-row">
                <span class="forest-name">
                  <code>{one.variant}</code>
                  <span class="quiet">
                    {one.metric} against {one.against}
                  </span>
                </span>
                <Interval
                  value={one.difference}
                  interval={one.interval}
                  domain={domain}
                  reference={0}
                  said={`${one.metric} of ${one.variant} against ${one.against}: ${one.shown}`}
                  look={one.reading.endsWith('better') ? 'good' : one.reading.endsWith('worse') ? 'bad' : ''}
                />
                <span class="forest-figures">
                  {one.shown}
                  <span class="quiet">
                    {[one.p, one.reading, formatCounted(one.cases, 'case')]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </span>
                </span>
              </div>
            ))}
            <div class="forest-row axis-row">
              <span />
              <IntervalAxis domain={domain} shown={(value) => formatDifference(value, unit)} />
              <span />
            </div>
          </div>
        );
      })}
    </section>
  );
}

const LOOKS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Names of variants are somebody's. */
const valueFor = (values: Readonly<Record<string, number>>, name: string): number | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Each case with its mean for every variant. */
function CaseDots({ experiment: { cases, variants, primary } }: { experiment: PageExperiment }) {
  if (cases.length === 0) return null;
  const all = cases.flatMap(({ values }) => Object.values(values));
  const [low, high] = domainOf(all, all[0] ?? 0);
  const x = scaleLinear([low, high], [0, 100]);
  return (
    <section class="card">
      <h2>Case by case: {primary}</h2>
      <ul class="dot-legend">
        {variants.map(({ name }, index) => (
          <li key={name}>
            <span class={`key look-${LOOKS[index % LOOKS.length]}`} aria-hidden="true" />
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <ul class="dots">
        {cases.map(({ id, values }) => (
          <li key={id}>
            <code class="one-line">{id}</code>
            <span class="dot-line">
              {variants.map(({ name }, index) => {
                const value = valueFor(values, name);
                if (value === undefined) return null;
                return (
                  <span
                    key={name}
                    class={`key look-${LOOKS[index % LOOKS.length]}`}
                    style={{ left: `${x(value)}%` }}
                    title={`${name}: ${value.toFixed(3)}`}
                  />
                );
              })}
            </span>
            <span class="unseen">
              {variants
                .map(({ name }) => `${name} ${valueFor(values, name)?.toFixed(2) ?? 'not played'}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Looks({ experiment: { looks } }: { experiment: PageExperiment }) {
  if (looks.length === 0) return null;
  return (
    <section class="card">
      <h2>Looks on the way</h2>
      <ol class="looks">
        {looks.map((look, index) => (
          <li key={index}>
            <span>after round {look.rounds}</span>
            <span>
              <code>{look.leader}</code> leads, {formatPValue(look.p)}
              <span class="quiet"> of {look.alpha.toPrecision(2)}</span>
            </span>
            <b>{look.decision}</b>
            {look.dropped.length > 0 && (
              <span class="quiet">without {look.dropped.join(', ')} from here on</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
