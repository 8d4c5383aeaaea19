import { formatCount, formatCounted } from '../../text/format.ts';
import { StandingIcon } from '../parts/icon.tsx';
import type { LiveCase, LiveRun } from './live-run.ts';

/** Cases that are listed, the newest first; all of them are there when the run has ended. */
const MOST = 200;

/** A run while it goes on. */
export function Live({ run }: { run: LiveRun }) {
  const [total, finished] = [run.total.value, run.finished.value];
  const { passed = 0, failed = 0, errored = 0, skipped = 0 } = run.counts.value;
  const newest = run.cases.value.slice(-MOST).reverse();
  return (
    <main>
      <section class="verdict tone-plain" aria-labelledby="live-title">
        <h1 id="live-title">Under way: {run.id}</h1>
        <progress max={Math.max(total, 1)} value={finished} aria-label="Cases that are over" />
        <p role="status">
          {formatCount(finished)} of {formatCounted(total, 'case')}: {formatCount(passed)} passed,{' '}
          {formatCount(failed)} failed
          {errored > 0 && `, ${formatCount(errored)} errored`}
          {skipped > 0 && `, ${formatCount(skipped)} skipped`}
        </p>
        {!run.isConnected.value && <p class="quiet">Connecting to its progress. {run.reason}</p>}
      </section>
      <ol class="entries" aria-label="Cases that are over, the newest first">
        {newest.map((one) => (
          <Case key={one.id} one={one} />
        ))}
      </ol>
    </main>
  );
}

const STANDINGS = { passed: 'passed', failed: 'failed', errored: 'errored', skipped: 'skipped' } as const;

function Case({ one: { id, name, status, unsure, error } }: { one: LiveCase }) {
  const standing = unsure
    ? 'unsure'
    : Object.hasOwn(STANDINGS, status)
      ? STANDINGS[status as keyof typeof STANDINGS] // Looked up in the line before.
      : 'skipped';
  return (
    <li class="entry">
      <span class="entry-main">
        <StandingIcon standing={standing} label={unsure ? 'unsure' : status} />
        <span class="row-main">
          <span class="row-title">
            <code>{id}</code> {name !== id && <span class="row-name">{name}</span>}
          </span>
          {error !== '' && <span class="row-why">{error}</span>}
        </span>
      </span>
    </li>
  );
}
