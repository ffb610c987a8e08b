import { defineMotif } from '../define-motif.ts';
import { circle, fill, filled, rect, stroked, svg } from '../svg.ts';

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
      svg`<g transform="rotate(${turn} ${x + w / 2} ${y + h})">${rect(x + w * 0.025, y + w * 0.03, w, h, fill(colors.night, dark ? 0.4 : 0.12), w * 0.03)}${rect(x, y, w, h, fill(color), w * 0.03)}${inner}</g>`;
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
    const margin = stroked(
      colors.strong,
      Math.max(hairline * 1.6, w * 0.012),
    )`M${x + w * 0.12} ${y + h * 0.3 + line * 7.9}c${w * 0.05} ${-line * 1.6} ${w * 0.09} ${-line * 1.4} ${w * 0.08} 0c0 ${line} ${w * 0.04} ${line * 0.6} ${w * 0.07} ${-line * 0.5}c${w * 0.03} ${-line * 0.9} ${w * 0.06} ${-line * 0.2} ${w * 0.07} ${line * 0.3}s${w * 0.05} ${-line * 0.1} ${w * 0.07} ${-line * 0.4}c${w * 0.04} ${-line * 0.6} ${w * 0.05} ${line * 0.6} ${w * 0.1} ${line * 0.2}`;
    const front =
      rect(x + w * 0.12, y + h * 0.09, w * 0.2, line * 0.42, fill(colors.second), line * 0.2) +
      rect(x + w * 0.12, y + h * 0.14, w * 0.62, line * 0.92, fill(colors.strong), line * 0.16) +
      rect(x + w * 0.12, y + h * 0.2, w * 0.44, line * 0.92, fill(colors.strong), line * 0.16) +
      rows.join('') +
      margin;
    const nib = { x: x + w * 0.575, y: y + h * 0.3 + line * 7.95 };
    const p = w * 0.1;
    const pen =
      svg`<g transform="translate(${nib.x} ${nib.y}) rotate(42)">` +
      filled(colors.second)`M0 0L${-p * 0.42} ${-p * 1.5}H${p * 0.42}Z` +
      stroked(colors.night, hairline)`M0 0V${-p * 0.9}` +
      circle(0, -p * 0.98, p * 0.09, fill(colors.night)) +
      rect(-p * 0.5, -p * 2, p, p * 0.56, fill(dark ? colors.night : colors.paper), p * 0.08) +
      filled(
        dark ? colors.soft : colors.night,
      )`M${-p * 0.5} ${-p * 1.9}H${p * 0.5}L${p * 0.42} ${-p * 7}a${p * 0.42} ${p * 0.42} 0 0 0 ${-p * 0.84} 0Z` +
      filled(colors.paper, 0.16)`M${p * 0.12} ${-p * 1.9}H${p * 0.5}L${p * 0.42} ${-p * 7}H${p * 0.14}Z` +
      '</g>';
    return {
      body:
        sheet(-13, colors.soft) +
        sheet(-6, dark ? colors.peak : colors.wash) +
        sheet(3, colors.paper, front + pen),
    };
  },
});
