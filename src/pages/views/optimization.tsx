import { diffLines } from 'diff';
import { useMemo } from 'preact/hooks';
import type { PageOptimization } from '../../reports/pages/page-data.ts';
import { formatCounted, formatPercent } from '../../text/format.ts';
import { domainOf, Interval } from '../charts/interval.tsx';
import type { Store } from '../model/store.ts';
import { DiffText } from '../parts/diff-text.tsx';
import { Facts, Verdict, Warnings } from './verdict.tsx';

/** A prompt that was changed: what each edit does, and what the whole does on cases that it was not made from. */
export function OptimizationView({ store }: { store: Store }) {
  const head = store.head.value;
  const { optimization } = head;
  if (optimization === undefined) return null;
  return (
    <>
      <Verdict head={head} />
      <Warnings head={head} />
      <HeldOut optimization={optimization} />
      <Changes optimization={optimization} />
      <Prompt optimization={optimization} />
      <section class="card">
        <h2>How sure that is</h2>
        <Facts facts={head.facts} />
      </section>
    </>
  );
}

function HeldOut({ optimization: { validation, held_out: held } }: { optimization: PageOptimization }) {
  if (validation === undefined && held.length === 0) return null;
  return (
    <section class="card">
      <h2>On cases held out</h2>
      {validation !== undefined && (
        <div class="before-after">
          {(['from', 'to'] as const).map((side) => {
            const { passed, plays } = validation[side];
            return (
              <div key={side}>
                <p class="quiet">{side === 'from' ? 'prompt as it is' : 'changed prompt'}</p>
                <p class="big">{plays === 0 ? '–' : formatPercent(passed / plays)}</p>
                <span class="meter" aria-hidden="true">
                  <span
                    class={side === 'to' ? 'meter-fill meter-good' : 'meter-fill'}
                    style={{ width: `${plays === 0 ? 0 : (passed / plays) * 100}%` }}
                  />
                </span>
                <p class="quiet">
                  {passed} of {formatCounted(plays, 'play')}
                </p>
              </div>
            );
          })}
        </div>
      )}
      <ul class="patterns">
        {held.map(({ metric, shown }) => (
          <li key={metric}>
            <code>{metric}</code> {shown}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ optimization: { changes } }: { optimization: PageOptimization }) {
  if (changes.length === 0) return null;
  const measured = changes.flatMap((one) => (one.measured === null ? [] : [one.measured]));
  const domain = domainOf(measured, 0);
  return (
    <section class="card">
      <h2>{formatCounted(changes.length, 'change')}</h2>
      <ol class="changes">
        {changes.map((change, index) => (
          <li key={index}>
            <p>
              <b>{change.type}</b> {change.op !== '' && <span class="quiet">{change.op}</span>}
            </p>
            {change.content !== '' && <div class="text">{change.content}</div>}
            <p class="quiet">{change.rationale}</p>
            {change.measured !== null && (
              <>
                <Interval
                  value={change.measured}
                  interval={null}
                  domain={domain}
                  reference={0}
                  said={change.effect}
                  look={change.measured > 0 ? 'good' : 'bad'}
                />
                <p class="quiet">{change.effect}</p>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Prompt({ optimization: { before, after } }: { optimization: PageOptimization }) {
  const parts = useMemo(() => diffLines(before, after, { timeout: 1000 }), [before, after]);
  if (before === after)
    return (
      <section class="card">
        <h2>The prompt stays as it is</h2>
        <div class="text">{before}</div>
      </section>
    );
  return (
    <section class="card">
      <h2>The prompt</h2>
      {parts === undefined ? <div class="text">{after}</div> : <DiffText parts={parts} lines />}
    </section>
  );
}
