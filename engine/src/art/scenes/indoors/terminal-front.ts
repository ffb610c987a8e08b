import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, num, path, rect, stroke } from '../../svg.ts';
import type { Hung } from './furnish.ts';

/** The glass front of a terminal: sky, tarmac, and an airliner that waits behind it. */
export const terminalFront = (at: number, up: number, width: number, height: number): Hung => ({
  width,
  height,
  up,
  at,
  draw(stage, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const { unit } = stage;
    const light = stage.outside ?? stage.light;
    const ground = y + h * 0.8;
    const steel = paint(mix(palette.trim, '#aab6c0', 0.5));
    const hull = mix('#f6f8fa', light.dark, light.silhouette * 0.5);
    const [px, py, long] = [x + w * 0.5, y + h * 0.62, Math.min(w * 0.8, h * 2.1)];
    const part = (k: number): number => long * k;
    const plane =
      path(
        `M${num(px + part(0.4))} ${num(py - part(0.02))}L${num(px + part(0.5))} ${num(py - part(0.17))}h${num(-part(0.07))}L${num(px + part(0.27))} ${num(py - part(0.03))}Z`,
        fill(paint(palette.accent)),
      ) +
      path(
        `M${num(px - part(0.5))} ${num(py + part(0.015))}Q${num(px - part(0.47))} ${num(py - part(0.05))} ${num(px - part(0.36))} ${num(py - part(0.05))}H${num(px + part(0.36))}L${num(px + part(0.5))} ${num(py - part(0.02))}Q${num(px + part(0.42))} ${num(py + part(0.045))} ${num(px + part(0.2))} ${num(py + part(0.05))}H${num(px - part(0.36))}Q${num(px - part(0.48))} ${num(py + part(0.05))} ${num(px - part(0.5))} ${num(py + part(0.015))}Z`,
        fill(hull),
      ) +
      path(
        `M${num(px - part(0.36))} ${num(py + part(0.03))}H${num(px + part(0.3))}`,
        stroke(paint(palette.accent), part(0.012)),
      ) +
      path(
        `M${num(px - part(0.06))} ${num(py + part(0.02))}L${num(px + part(0.2))} ${num(py + part(0.1))}h${num(part(0.06))}L${num(px + part(0.1))} ${num(py + part(0.02))}Z`,
        fill(mix(hull, light.dark, 0.24)),
      ) +
      path(
        Array.from(
          { length: 18 },
          (_, i) =>
            `M${num(px - part(0.34) + part(0.036) * i)} ${num(py - part(0.02))}h${num(part(0.014))}v${num(part(0.018))}h${num(-part(0.014))}Z`,
        ).join(''),
        fill(mix(light.sky[1], light.dark, 0.45)),
      ) +
      path(
        `M${num(px - part(0.34))} ${num(py + part(0.05))}V${num(ground)}M${num(px + part(0.06))} ${num(py + part(0.05))}V${num(ground)}`,
        stroke(light.dark, part(0.012), 0.7),
      );
    let bars = '';
    const panes = Math.max(3, Math.round(w / (unit * 0.26)));
    for (let i = 1; i < panes; i++) bars += `M${num(x + (w * i) / panes)} ${num(y)}V${num(y + h)}`;
    const defs = linearGradient(
      'terminal',
      [0, y],
      [0, ground],
      [
        [0, light.sky[1], 1],
        [0.6, light.sky[3], 1],
        [1, light.sky[4], 1],
      ],
    );
    return (
      `<defs>${defs}</defs>` +
      rect(x, y, w, h, 'fill="url(#terminal)"') +
      rect(x, ground, w, y + h - ground, fill(mix(light.haze, light.dark, 0.34))) +
      plane +
      path(`${bars}M${num(x)} ${num(y + h * 0.3)}h${num(w)}`, stroke(steel, unit * 0.009)) +
      path(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`, stroke(steel, unit * 0.02)) +
      rect(x, y + h, w, unit * 0.012, fill(dark, 0.2))
    );
  },
});

/** Departures in rows of yellow letters, none of which can be read. */
export const departureBoard = (at: number, up: number, width: number, height: number): Hung => ({
  width,
  height,
  up,
  at,
  draw({ unit, random }, { paint }, { x, y, width: w, height: h }) {
    const chance = random.fork('departures');
    let [yellow, white] = ['', ''];
    for (let row = 0; row < 5; row++) {
      const line = y + h * (0.22 + row * 0.155);
      const bar = (from: number, long: number): string =>
        `M${num(x + w * from)} ${num(line)}h${num(w * long)}v${num(h * 0.07)}h${num(-w * long)}Z`;
      yellow += bar(0.06, 0.13) + bar(0.76, 0.16);
      white += bar(0.26, chance.range(0.2, 0.4));
    }
    return (
      rect(x, y, w, h, fill(paint('#1c2530')), unit * 0.012) +
      rect(x + w * 0.06, y + h * 0.08, w * 0.34, h * 0.07, fill(paint('#7f93a8'))) +
      path(yellow, fill('#f5c945')) +
      path(white, fill('#e8eef4'))
    );
  },
});
