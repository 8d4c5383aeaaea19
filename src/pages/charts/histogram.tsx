import { bin, max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { Axis } from './axis.tsx';

const WIDTH = 200;
const HEIGHT = 60;
const BINS = 20;

/** How scores are spread from 0 to 1, and how many of them are below the threshold. */
export function Histogram({
  scores,
  threshold,
}: {
  scores: readonly number[];
  threshold: number | undefined;
}) {
  const x = scaleLinear([0, 1], [0, WIDTH]);
  const edges = Array.from({ length: BINS - 1 }, (_, index) => (index + 1) / BINS);
  const bins = bin().domain([0, 1]).thresholds(edges)(scores);
  const y = scaleLinear([0, max(bins, ({ length }) => length) ?? 1], [0, HEIGHT]);
  const below = threshold === undefined ? 0 : scores.filter((score) => score < threshold).length;
  const said = `${scores.length} scores from 0 to 1${threshold === undefined ? '' : `, ${below} below the threshold ${threshold}`}`;
  return (
    <figure class="chart histogram">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={said}>
        {bins.map((one, index) => {
          const from = x(one.x0 ?? 0);
          const isBelow = threshold !== undefined && one.every((score) => score < threshold);
          return (
            <rect
              key={index}
              class={isBelow ? 'below' : 'above'}
              x={from + 0.4}
              y={HEIGHT - y(one.length)}
              width={WIDTH / BINS - 0.8}
              height={y(one.length)}
            >
              <title>{`${one.x0} to ${one.x1}: ${one.length}`}</title>
            </rect>
          );
        })}
        {threshold !== undefined && (
          <line class="threshold" x1={x(threshold)} x2={x(threshold)} y1={0} y2={HEIGHT} />
        )}
      </svg>
      <Axis scale={x} shown={String} count={2} />
    </figure>
  );
}
