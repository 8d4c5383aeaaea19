import type { ScaleLinear } from 'd3-scale';

/** Where ticks of a scale stand below a chart, in percent of its width; only for eyes, the chart says itself what it shows. */
export function Axis({
  scale,
  shown,
  count = 5,
}: {
  scale: ScaleLinear<number, number>;
  shown: (value: number) => string;
  count?: number;
}) {
  const [from = 0, to = 1] = scale.range();
  return (
    <div class="axis" aria-hidden="true">
      {scale.ticks(count).map((tick) => (
        <span key={tick} style={{ left: `${((scale(tick) - from) / (to - from)) * 100}%` }}>
          {shown(tick)}
        </span>
      ))}
    </div>
  );
}
