import type { PageTone } from '../../reports/pages/page-data.ts';
import type { Standing } from '../model/filter.ts';

const SHAPES = {
  check: 'M4.5 8.4l2.4 2.4 4.8-5.2',
  cross: 'M5.2 5.2l5.6 5.6M10.8 5.2l-5.6 5.6',
  bang: 'M8 4.4v4.2M8 11.3v.1',
  dash: 'M5 8h6',
  ask: 'M6.2 6.4a1.8 1.8 0 1 1 2.5 1.7c-.5.2-.7.5-.7 1M8 11.4v.1',
};

const OF_STANDING: Record<Standing, keyof typeof SHAPES> = {
  failed: 'cross',
  errored: 'bang',
  shown: 'cross',
  unsure: 'ask',
  skipped: 'dash',
  passed: 'check',
};

const OF_TONE: Record<PageTone, keyof typeof SHAPES> = {
  good: 'check',
  bad: 'cross',
  warn: 'bang',
  plain: 'dash',
};

/** The sign of a group of cases; the word stands beside it or in `label`. */
export function StandingIcon({ standing, label }: { standing: Standing; label?: string }) {
  return <Sign shape={OF_STANDING[standing]} look={`is-${standing}`} label={label} />;
}

/** The sign of a verdict. */
export function ToneIcon({ tone }: { tone: PageTone }) {
  return <Sign shape={OF_TONE[tone]} look={`tone-${tone}`} label={undefined} />;
}

function Sign({
  shape,
  look,
  label,
}: {
  shape: keyof typeof SHAPES;
  look: string;
  label: string | undefined;
}) {
  const drawn = (
    <>
      <circle cx="8" cy="8" r="7.25" />
      <path d={SHAPES[shape]} />
    </>
  );
  if (label === undefined)
    return (
      <svg class={`sign ${look}`} viewBox="0 0 16 16" aria-hidden="true">
        {drawn}
      </svg>
    );
  return (
    <svg class={`sign ${look}`} viewBox="0 0 16 16" role="img" aria-label={label}>
      {drawn}
    </svg>
  );
}
