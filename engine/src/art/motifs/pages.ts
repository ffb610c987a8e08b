import { defineMotif } from '../define-motif.ts';
import { circle, fill, num, path, rect, stroke } from '../svg.ts';

/** Sheets of a manuscript, fanned, with lines of writing and a pen at work. */
export const pages = defineMotif({
  name: 'pages',
  topics: ['writing', 'education', 'legal'],
  ending: 'figure',
  paint: ({ free, away, colors, scheme, random, hairline }) => {
    const dark = scheme === 'dark';
    const h = Math.min(free.height * 0.94, free.width * 1.06);
    const w = h * 0.74;
    const x = free.x + free.width / 2 - w / 2 + away.x * w * 0.1;
    const y = free.y + free.height - h * 0.9;
    const sheet = (turn: number, color: string, inner = ''): string =>
      `<g transform="rotate(${num(turn)} ${num(x + w / 2)} ${num(y + h)})">${rect(x + w * 0.025, y + w * 0.03, w, h, fill(colors.night, dark ? 0.4 : 0.12), w * 0.03)}${rect(x, y, w, h, fill(color), w * 0.03)}${inner}</g>`;
    const ink = dark ? colors.night : colors.peak;
    const line = h * 0.052;
    const rows = Array.from({ length: 9 }, (_, i) => {
      const ends = i % 4 === 3 ? random.range(0.35, 0.55) : random.range(0.68, 0.76);
      const top = y + h * 0.3 + i * line * 1.25;
      return rect(
        x + w * 0.12,
        top,
        w * ends * (i < 5 ? 1 : i === 5 ? 0.6 : 0),
        line * 0.34,
        fill(ink, 0.35),
        line * 0.17,
      );
    });
    const margin = path(
      `M${num(x + w * 0.12)} ${num(y + h * 0.3 + line * 7.9)}c${num(w * 0.05)} ${num(-line * 1.6)} ${num(w * 0.09)} ${num(-line * 1.4)} ${num(w * 0.08)} 0c0 ${num(line)} ${num(w * 0.04)} ${num(line * 0.6)} ${num(w * 0.07)} ${num(-line * 0.5)}c${num(w * 0.03)} ${num(-line * 0.9)} ${num(w * 0.06)} ${num(-line * 0.2)} ${num(w * 0.07)} ${num(line * 0.3)}s${num(w * 0.05)} ${num(-line * 0.1)} ${num(w * 0.07)} ${num(-line * 0.4)}c${num(w * 0.04)} ${num(-line * 0.6)} ${num(w * 0.05)} ${num(line * 0.6)} ${num(w * 0.1)} ${num(line * 0.2)}`,
      stroke(colors.strong, Math.max(hairline * 1.6, w * 0.012)),
    );
    const front =
      rect(x + w * 0.12, y + h * 0.09, w * 0.2, line * 0.42, fill(colors.second), line * 0.2) +
      rect(x + w * 0.12, y + h * 0.14, w * 0.62, line * 0.92, fill(colors.strong), line * 0.16) +
      rect(x + w * 0.12, y + h * 0.2, w * 0.44, line * 0.92, fill(colors.strong), line * 0.16) +
      rows.join('') +
      margin;
    const nib = { x: x + w * 0.575, y: y + h * 0.3 + line * 7.95 };
    const p = w * 0.1;
    const pen =
      `<g transform="translate(${num(nib.x)} ${num(nib.y)}) rotate(42)">` +
      path(`M0 0L${num(-p * 0.42)} ${num(-p * 1.5)}H${num(p * 0.42)}Z`, fill(colors.second)) +
      path(`M0 0V${num(-p * 0.9)}`, stroke(colors.night, hairline)) +
      circle(0, -p * 0.98, p * 0.09, fill(colors.night)) +
      rect(-p * 0.5, -p * 2, p, p * 0.56, fill(dark ? colors.night : colors.paper), p * 0.08) +
      path(
        `M${num(-p * 0.5)} ${num(-p * 1.9)}H${num(p * 0.5)}L${num(p * 0.42)} ${num(-p * 7)}a${num(p * 0.42)} ${num(p * 0.42)} 0 0 0 ${num(-p * 0.84)} 0Z`,
        fill(dark ? colors.soft : colors.night),
      ) +
      path(
        `M${num(p * 0.12)} ${num(-p * 1.9)}H${num(p * 0.5)}L${num(p * 0.42)} ${num(-p * 7)}H${num(p * 0.14)}Z`,
        fill(colors.paper, 0.16),
      ) +
      '</g>';
    return {
      body:
        sheet(-13, colors.soft) +
        sheet(-6, dark ? colors.peak : colors.wash) +
        sheet(3, colors.paper, front + pen),
    };
  },
});
