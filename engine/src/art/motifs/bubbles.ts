import { defineMotif } from '../define-motif.ts';
import { circle, fill, filled, rect, stroke } from '../svg.ts';

/** A conversation: large speech bubbles, left and right, with lines and dots instead of words. */
export const bubbles = defineMotif({
  name: 'bubbles',
  topics: ['people'],
  ending: 'figure',
  paint: ({ free, width, away, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const grid = Math.min(free.width, free.height * 1.15) / 100;
    const bubble = (
      x: number,
      y: number,
      w: number,
      h: number,
      color: string,
      tailRight: boolean,
    ): string => {
      const r = Math.min(h * 0.42, grid * 11);
      const foot = tailRight ? x + w - r * 1.15 : x + r * 1.15;
      const sense = tailRight ? 1 : -1;
      return (
        rect(x + grid * 1.4, y + grid * 1.8, w, h, fill(colors.night, dark ? 0.4 : 0.1), r) +
        filled(
          color,
        )`M${foot - sense * grid * 7} ${y + h - grid}H${foot + sense * grid * 3}Q${foot + sense * grid * 3} ${y + h + grid * 6} ${foot + sense * grid * 8} ${y + h + grid * 9}Q${foot - sense * grid * 3} ${y + h + grid * 8} ${foot - sense * grid * 7} ${y + h - grid}Z` +
        rect(x, y, w, h, fill(color), r)
      );
    };
    const bars = (x: number, y: number, widths: readonly number[], color: string): string =>
      widths
        .map((w, i) =>
          rect(x, y + i * grid * 7.4, w * grid, grid * 3.6, fill(color, i === 0 ? 1 : 0.6), grid * 1.8),
        )
        .join('');
    const left = free.x + (free.width - grid * 100) / 2 + (away.x > 0 ? grid * 3 : 0);
    const top = free.y + (free.height - grid * 84) / 2;
    const typed = [0, 1, 2]
      .map((i) =>
        circle(
          left + grid * (64 + i * 8.4),
          top + grid * 70,
          grid * 2.5,
          fill(i === 1 ? colors.paper : colors.paper, i === 1 ? 1 : 0.6),
        ),
      )
      .join('');
    const echo = [1, 2, 3]
      .map((i) =>
        circle(
          left + grid * 50,
          top + grid * 42,
          grid * (34 + i * 14),
          stroke(colors.soft, hairline, 0.9 - i * 0.2),
        ),
      )
      .join('');
    const stray = random.range(2, 8);
    const rim = Math.min(width, free.x + free.width);
    return {
      body:
        echo +
        bubble(left + grid * 2, top, grid * 62, grid * 32, dark ? colors.soft : colors.paper, false) +
        bars(left + grid * 11, top + grid * 7.4, [38, 44, 26], dark ? colors.peak : colors.strong) +
        bubble(left + grid * 40, top + grid * 30, grid * 58, grid * 24, colors.strong, true) +
        bars(left + grid * 49, top + grid * 36.5, [40, 28], dark ? colors.night : colors.paper) +
        bubble(left + grid * 52, top + grid * 61, grid * 38, grid * 18, colors.second, false) +
        typed +
        circle(left + grid * 16, top + grid * 62, grid * 15, fill(dark ? colors.wash : colors.soft)) +
        circle(left + grid * 16, top + grid * 62, grid * 6, fill(colors.second)) +
        circle(
          Math.min(rim - grid * 6, left + grid * 84),
          top + grid * stray,
          grid * 5.5,
          fill(colors.secondSoft),
        ) +
        circle(left + grid * 36, top + grid * 82, grid * 3, fill(colors.mid)),
    };
  },
});
