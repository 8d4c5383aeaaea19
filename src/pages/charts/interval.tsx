import { scaleLinear } from 'd3-scale';
import { Axis } from './axis.tsx';

const WIDTH = 200;
const HEIGHT = 20;

/** The domain that holds all of these and a reference, with a little room at both ends. */
export function domainOf(values: readonly number[], reference: number): [number, number] {
  const all = [...values, reference];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const room = (high - low) * 0.06 || 0.1;
  return [low - room, high + room];
}

/** A value with its interval on a scale that several share: a line of a forest plot. */
export function Interval({
  value,
  interval,
  domain,
  reference,
  said,
  look = '',
}: {
  value: number;
  interval: readonly [number, number] | null;
  domain: [number, number];
  reference: number | undefined;
  said: string;
  look?: string;
}) {
  const x = scaleLinear(domain, [0, WIDTH]).clamp(true);
  const middle = HEIGHT / 2;
  return (
    <svg
      class={`interval ${look}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={said}
    >
      {reference !== undefined && (
        <line class="reference" x1={x(reference)} x2={x(reference)} y1={0} y2={HEIGHT} />
      )}
      {interval !== null && (
        <line class="range" x1={x(interval[0])} x2={x(interval[1])} y1={middle} y2={middle} />
      )}
      <line class="dot" x1={x(value)} x2={x(value)} y1={middle} y2={middle} />
    </svg>
  );
}

/** The ticks of the scale that intervals share. */
export function IntervalAxis({
  domain,
  shown,
}: {
  domain: [number, number];
  shown: (value: number) => string;
}) {
  return <Axis scale={scaleLinear(domain, [0, WIDTH])} shown={shown} count={4} />;
}
