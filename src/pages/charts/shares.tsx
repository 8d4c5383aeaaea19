import { formatCount } from '../../text/format.ts';
import { STANDINGS, type Standing } from '../model/filter.ts';
import { hashOf } from '../model/route.ts';
import { STANDING_WORDS } from '../model/words.ts';
import { StandingIcon } from '../parts/icon.tsx';

/** All cases as one bar, and each group as a link to its cases. */
export function Shares({ counts }: { counts: Readonly<Record<Standing, number>> }) {
  const there = STANDINGS.filter((standing) => counts[standing] > 0).toReversed();
  return (
    <div class="shares">
      <div class="bar" aria-hidden="true">
        {there.map((standing) => (
          <span key={standing} class={`is-${standing}`} style={{ flexGrow: counts[standing] }} />
        ))}
      </div>
      <ul class="legend">
        {there.map((standing) => (
          <li key={standing}>
            <a href={hashOf({ view: 'cases', query: { status: standing } })}>
              <StandingIcon standing={standing} />
              <b>{formatCount(counts[standing])}</b> {STANDING_WORDS[standing]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
