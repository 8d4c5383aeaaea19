import type { PageFailureKind } from '../../reports/pages/page-data.ts';
import { formatCounted } from '../../text/format.ts';
import { Interval, IntervalAxis } from '../charts/interval.tsx';
import { hashOf } from '../model/route.ts';
import type { Store } from '../model/store.ts';
import { Sentence } from '../parts/phrase.tsx';

/** The kinds of failures, the largest first, with who can mend them. */
export function Failures({ store }: { store: Store }) {
  const { failures } = store.head.value;
  if (failures === undefined || failures.kinds.length === 0)
    return (
      <div class="empty">
        <h1>Why cases fail</h1>
        <p>Nothing failed in a way that could be named.</p>
      </div>
    );
  return (
    <>
      <h1>Why cases fail</h1>
      <p class="quiet">
        {formatCounted(failures.total, 'failed case')}, each in one kind, with 95 % intervals.
      </p>
      <ul class="kinds">
        {failures.kinds.map((kind) => (
          <Kind key={kind.id} kind={kind} />
        ))}
      </ul>
      {failures.notes.map((note, index) => (
        <p key={index} class="quiet">
          {note}
        </p>
      ))}
    </>
  );
}

function Kind({ kind }: { kind: PageFailureKind }) {
  const { id, name, count, percentage, interval, owner, trend, fix, patterns, doubts } = kind;
  const said = `${percentage} %${interval === undefined ? '' : `, 95 % interval ${Math.round(interval[0])} to ${Math.round(interval[1])} %`}`;
  return (
    <li class="card">
      <h2>
        <a href={hashOf({ view: 'cases', query: { kind: id } })}>
          <Sentence phrase={name} />
        </a>
        <span class="quiet">
          {' '}
          {formatCounted(count, 'case')} · {said}
        </span>
      </h2>
      <div class="rate-scale">
        <Interval
          value={percentage}
          interval={interval ?? null}
          domain={[0, 100]}
          reference={undefined}
          said={said}
          look="bad"
        />
        <IntervalAxis domain={[0, 100]} shown={(value) => `${value} %`} />
      </div>
      <p>{fix}</p>
      <p class="quiet">
        Can be mended in {owner === '–' ? 'an unknown place' : owner}
        {trend === '' ? '' : ` · ${trend}`}
      </p>
      {patterns.length > 0 && (
        <ul class="patterns">
          {patterns.map((pattern, index) => (
            <li key={index}>{pattern}</li>
          ))}
        </ul>
      )}
      {doubts.map((doubt, index) => (
        <p key={index} class="notice warn">
          The scorer may be wrong: {doubt}
        </p>
      ))}
    </li>
  );
}
