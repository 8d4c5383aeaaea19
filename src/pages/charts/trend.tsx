import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { TrendPoint } from '../../schema/run.ts';
import { formatPercent } from '../../text/format.ts';

const WIDTH = 300;
const HEIGHT = 80;

/** Pass rates of earlier runs and this one, oldest first. */
export function Trend({ points }: { points: readonly TrendPoint[] }) {
  const rates = points.flatMap(({ pass_rate: rate }, index) => (rate === null ? [] : [{ index, rate }]));
  const least = Math.min(...rates.map(({ rate }) => rate), 1);
  const low = Math.max(0, Math.floor(least * 10 - 0.5) / 10);
  const x = scaleLinear([0, Math.max(1, points.length - 1)], [4, WIDTH - 4]);
  const y = scaleLinear([low, 1], [HEIGHT - 6, 6]);
  const path = line<(typeof rates)[number]>(
    ({ index }) => x(index),
    ({ rate }) => y(rate),
  )(rates);
  const first = rates[0];
  const last = rates.at(-1);
  const said =
    first === undefined || last === undefined
      ? 'No run has a pass rate'
      : `Pass rate over ${points.length} runs: from ${formatPercent(first.rate)} to ${formatPercent(last.rate)}`;
  return (
    <figure class="chart trend">
      <div class="trend-box">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={said}>
          {[low, 1].map((rate) => (
            <line key={rate} class="grid" x1={0} x2={WIDTH} y1={y(rate)} y2={y(rate)} />
          ))}
          <path class="line" d={path ?? ''} />
          {rates.map(({ index, rate }) => (
            <line
              key={index}
              class={index === points.length - 1 ? 'trend-dot trend-now' : 'trend-dot'}
              x1={x(index)}
              x2={x(index)}
              y1={y(rate)}
              y2={y(rate)}
            >
              <title>{`${points[index]?.run ?? ''}: ${formatPercent(rate)}`}</title>
            </line>
          ))}
        </svg>
        <span class="tick top" aria-hidden="true">
          100 %
        </span>
        <span class="tick bottom" aria-hidden="true">
          {formatPercent(low)}
        </span>
      </div>
      <figcaption>{said}.</figcaption>
    </figure>
  );
}
