import { defineMotif } from '../define-motif.ts';
import { circle, curve, fill, filled, type Point, path, rect, stroke, stroked, svg } from '../svg.ts';

/** A market's candles climbing over ruled ground, with their average and the last price marked. */
export const candles = defineMotif({
  name: 'candles',
  topics: ['finance'],
  ending: 'figure',
  paint: ({ free, colors, scheme, random, hairline, unit, width }) => {
    const [left, right] = [free.x + unit * 3, free.x + free.width - unit * 12];
    const [top, bottom] = [free.y + unit * 10, free.y + free.height - unit * 8];
    const tall = bottom - top;
    const count = Math.min(30, Math.max(12, Math.round((right - left) / (tall * 0.072))));
    const slot = (right - left) / count;
    const y = (value: number): number => bottom - tall * value;
    let price = 0.14;
    const days = Array.from({ length: count }, (_, i) => {
      const open = price;
      const drift = (0.95 + 0.14 * Math.sin(i * 1.1) - open * 0.3) / count;
      price = Math.min(0.92, Math.max(0.06, open + drift + random.range(-0.055, 0.075)));
      const [low, high] = [Math.min(open, price), Math.max(open, price)];
      return {
        open,
        close: price,
        low: low - random.range(0.01, 0.05),
        high: high + random.range(0.01, 0.05),
      };
    });
    const rules = [0.1, 0.3, 0.5, 0.7, 0.9].map(
      (level) => svg`M${left - unit * 3} ${y(level)}L${width} ${y(level)}`,
    );
    const columns = days
      .filter((_, i) => i % 5 === 2)
      .map((_, i) => {
        const x = left + (i * 5 + 2.5) * slot;
        return svg`M${x} ${top - unit * 6}L${x} ${bottom + unit * 6}`;
      });
    const shapes = days.map(({ open, close, low, high }, i) => {
      const x = left + (i + 0.5) * slot;
      const rises = close >= open;
      const body = Math.max(Math.abs(y(close) - y(open)), unit);
      const color = rises ? colors.strong : scheme === 'dark' ? colors.quiet : colors.mid;
      return (
        stroked(color, Math.max(hairline, slot * 0.09))`M${x} ${y(high)}L${x} ${y(low)}` +
        rect(
          x - slot * 0.32,
          Math.min(y(open), y(close)),
          slot * 0.64,
          body,
          rises
            ? fill(color)
            : svg`${fill(colors.ground)} stroke="${color}" stroke-width="${Math.max(hairline, slot * 0.09)}"`,
          slot * 0.1,
        ) +
        rect(
          x - slot * 0.32,
          bottom + unit * 7 - unit * 9 * Math.abs(close - open) * 8 - unit,
          slot * 0.64,
          unit * 72 * Math.abs(close - open) + unit,
          fill(colors.wash),
        )
      );
    });
    const average = days.map((_, i): Point => {
      const recent = days.slice(Math.max(0, i - 4), i + 1);
      return [
        left + (i + 0.5) * slot,
        y(recent.reduce((sum, day) => sum + day.close, 0) / recent.length - 0.03),
      ];
    });
    const last = y(price);
    return {
      body:
        path(rules.join('') + columns.join(''), stroke(colors.hair, hairline)) +
        shapes.join('') +
        path(curve(average), stroke(colors.second, unit * 1.1)) +
        path(
          svg`M${left} ${last}L${width} ${last}`,
          svg`${stroke(colors.strong, hairline * 1.4, 0.8)} stroke-dasharray="${hairline * 3} ${hairline * 5}"`,
        ) +
        circle(right - slot / 2, last, unit * 1.8, fill(colors.paper)) +
        filled(
          colors.strong,
        )`M${right + unit * 1.5} ${last}l${unit * 3} ${-unit * 3}h${unit * 16}v${unit * 6}h${-unit * 16}Z` +
        rect(right + unit * 5.4, last - unit * 0.9, unit * 5, unit * 1.8, fill(colors.paper), unit * 0.9),
    };
  },
});
