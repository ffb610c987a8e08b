import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { toNumber } from '../../base/format.ts';
import { toTicks } from './ticks.ts';

export type Series = {
  name: string;
  /** One of the colors in `plot.css`. */
  tone: 'first' | 'second';
};

export type Bar = {
  /** Below the bar, where there is room. */
  label: string;
  /** In the order of the series. */
  values: readonly number[];
};

type BarPlotProps = {
  /** What a person who does not see it would like to know; the table beside it has the numbers. */
  description: string;
  series: readonly Series[];
  bars: readonly Bar[];
};

const HEIGHT = 220;
const EDGE = { top: 12, bottom: 26, start: 44, end: 4 };
const LABEL_PX = 68;

/** Stacked bars, drawn at the width that they have. */
export function BarPlot({ description, series, bars }: BarPlotProps) {
  const { frame, width } = useWidth();
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const ticks = toTicks(Math.max(0, ...totals));
  const top = ticks.at(-1) ?? 1;
  const room = Math.max(0, width - EDGE.start - EDGE.end);
  const step = room / Math.max(1, bars.length);
  const barWidth = Math.max(1, Math.min(40, step * 0.72));
  const toY = (value: number): number => EDGE.top + (1 - value / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const every = Math.max(1, Math.ceil(LABEL_PX / Math.max(1, step)));
  return (
    <figure class="plot">
      <div ref={frame}>
        <svg width={width} height={HEIGHT} role="img" aria-label={description}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line class="grid" x1={EDGE.start} x2={width - EDGE.end} y1={toY(tick)} y2={toY(tick)} />
              <text class="tick" x={EDGE.start - 8} y={toY(tick)} dy="0.32em" text-anchor="end">
                {toNumber(tick)}
              </text>
            </g>
          ))}
          {bars.map(({ label, values }, index) => {
            const x = EDGE.start + step * (index + 0.5);
            return (
              <g key={label}>
                <title>{`${label}: ${series.map(({ name }, of) => `${name} ${toNumber(values[of] ?? 0)}`).join(', ')}`}</title>
                {/* So that the whole column says its numbers. */}
                <rect class="column" x={x - step / 2} y={0} width={step} height={HEIGHT} />
                {values.map((value, of) => {
                  const below = values.slice(0, of).reduce((sum, other) => sum + other, 0);
                  return (
                    <rect
                      key={series[of]?.name}
                      class={`bar ${series[of]?.tone}`}
                      x={x - barWidth / 2}
                      width={barWidth}
                      y={toY(below + value)}
                      height={toY(below) - toY(below + value)}
                    />
                  );
                })}
                {(bars.length - 1 - index) % every === 0 && (
                  <text
                    class="tick"
                    x={index === bars.length - 1 && every > 1 ? width - EDGE.end : x}
                    y={HEIGHT - 6}
                    text-anchor={index === bars.length - 1 && every > 1 ? 'end' : 'middle'}
                  >
                    {label}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption class="legend" aria-hidden="true">
        {series.map(({ name, tone }) => (
          <span key={name}>
            <svg width="12" height="12" aria-hidden="true">
              <rect class={`bar ${tone}`} width="12" height="12" rx="3" />
            </svg>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const FIRST_WIDTH = 320;

function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const width = useSignal(FIRST_WIDTH);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      width.value = element.clientWidth;
    });
    observer.observe(element);
    width.value = element.clientWidth;
    return () => observer.disconnect();
  }, []);
  return { frame, width: width.value };
}
