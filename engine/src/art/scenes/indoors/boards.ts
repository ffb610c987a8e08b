import { mix } from '../../../color/oklch.ts';
import { fill, filled, path, rect, stroke, stroked, svg } from '../../svg.ts';
import type { Hung } from './furnish.ts';

/** A school's board: a sum, a figure, a line of writing that nobody can read. */
export const blackboard = (at: number, up: number, width: number, height: number): Hung => ({
  width,
  height,
  up,
  at,
  draw({ unit }, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const edge = unit * 0.018;
    const chalk = paint('#f3f1e6');
    const line = (k: number, from: number, to: number): string => {
      const [left, right, top] = [x + w * from, x + w * to, y + h * k];
      const wave = unit * 0.02;
      return svg`M${left} ${top}q${wave} ${-wave} ${wave * 2} 0T${(left + right) / 2} ${top}T${right} ${top}`;
    };
    const [fx, fy, r] = [x + w * 0.74, y + h * 0.5, h * 0.24];
    return (
      rect(x + edge * 0.4, y + edge * 0.7, w, h, fill(dark, 0.18), edge * 0.4) +
      rect(x, y, w, h, fill(paint(palette.wood)), edge * 0.4) +
      rect(x + edge, y + edge, w - edge * 2, h - edge * 2, fill(paint('#2f5a4c'))) +
      filled(
        '#ffffff',
        0.05,
      )`M${x + edge} ${y + h * 0.7}L${x + w * 0.4} ${y + edge}H${x + w * 0.62}L${x + w * 0.2} ${y + h - edge}H${x + edge}Z` +
      path(
        line(0.3, 0.08, 0.44) + line(0.48, 0.08, 0.36) + line(0.66, 0.08, 0.4),
        stroke(chalk, unit * 0.006, 0.8),
      ) +
      stroked(
        chalk,
        unit * 0.007,
        0.85,
      )`M${fx - r} ${fy + r * 0.8}H${fx + r}L${fx} ${fy - r}ZM${fx} ${fy - r}V${fy + r * 0.8}` +
      rect(
        x + w * 0.06,
        y + h - edge * 0.3,
        w * 0.88,
        edge * 0.8,
        fill(mix(paint(palette.wood), '#ffffff', 0.2)),
        edge * 0.2,
      ) +
      stroked(
        chalk,
        unit * 0.009,
      )`M${x + w * 0.2} ${y + h - edge * 0.6}h${unit * 0.03}M${x + w * 0.62} ${y + h - edge * 0.6}h${unit * 0.02}`
    );
  },
});

/** Tools on a board: saw, hammer, spanner, screwdriver, pliers. */
export const toolBoard = (at: number, up: number, width: number, height: number): Hung => ({
  width,
  height,
  up,
  at,
  draw({ unit }, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const steel = paint('#b9c3cb');
    const grip = paint(palette.accent);
    const wood = paint(mix(palette.wood, '#ffffff', 0.15));
    const place = (k: number, inside: string): string =>
      svg`<g transform="translate(${x + w * k} ${y + h * 0.14}) scale(${(h / 260).toFixed(3)})">${inside}</g>`;
    const cut = 'stroke-linecap="butt"';
    return (
      rect(x, y, w, h, fill(paint(mix(palette.wood, palette.trim, 0.62))), unit * 0.01) +
      path(
        Array.from(
          { length: 6 },
          (_, i) => svg`M${x + unit * 0.03} ${y + (h * (i + 0.6)) / 6.2}H${x + w - unit * 0.03}`,
        ).join(''),
        svg`${stroke(dark, unit * 0.006, 0.22)} stroke-dasharray="0 ${unit * 0.034}"`,
      ) +
      place(
        0.08,
        path('M0 20H92C100 20 104 26 104 34V52H0Z', fill(steel)) +
          path('M34 52V168', `stroke="${wood}" stroke-width="20" fill="none" ${cut}`),
      ) +
      place(
        0.32,
        path('M24 60V176', `stroke="${grip}" stroke-width="22" fill="none" stroke-linecap="round"`) +
          path('M24 4V64', stroke(steel, 10)),
      ) +
      place(0.46, path('M32 56V180', stroke(steel, 20)) + path('M10 4V34L32 56L54 34V4', stroke(steel, 18))) +
      place(
        0.64,
        path('M60 8L10 150L38 160L84 20Z', fill(steel)) +
          path('M4 150C-8 176 6 196 26 192C44 188 50 176 46 158Z', fill(wood)),
      ) +
      place(
        0.86,
        path('M10 6L34 70L10 180M44 6L20 70L44 180', stroke(grip, 15)) +
          path('M12 10L27 52L42 10', stroke(steel, 13)),
      )
    );
  },
});

/** A menu in chalk behind the counter. */
export const menuBoard = (at: number, up: number, width: number, height: number): Hung => ({
  width,
  height,
  up,
  at,
  draw({ unit }, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const edge = unit * 0.014;
    const chalk = paint('#f5efe0');
    let rows = '';
    let prices = '';
    for (let i = 0; i < 4; i++) {
      const top = y + h * (0.36 + i * 0.15);
      rows += svg`M${x + w * 0.14} ${top}h${w * (0.36 + ((i * 3) % 4) * 0.04)}`;
      prices += svg`M${x + w * 0.76} ${top}h${w * 0.1}`;
    }
    return (
      rect(x + edge * 0.4, y + edge * 0.8, w, h, fill(dark, 0.2), edge * 0.5) +
      rect(x, y, w, h, fill(paint(palette.wood)), edge * 0.5) +
      rect(x + edge, y + edge, w - edge * 2, h - edge * 2, fill(paint('#2d3436'))) +
      stroked(paint(palette.second), unit * 0.014)`M${x + w * 0.3} ${y + h * 0.2}H${x + w * 0.7}` +
      path(rows, stroke(chalk, unit * 0.008, 0.8)) +
      path(prices, stroke(paint(palette.accent), unit * 0.008))
    );
  },
});
