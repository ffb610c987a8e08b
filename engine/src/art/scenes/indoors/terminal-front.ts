import { mix } from '../../../color/oklch.ts';
import { fill, filled, linearGradient, path, rect, stroked, svg } from '../../svg.ts';
import type { WallThing } from './wall-thing.ts';

/** The glass front of a terminal: sky, tarmac, and an airliner that waits behind it. */
export const terminalFront: WallThing = {
  draw(stage, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const { unit } = stage;
    const light = stage.outside ?? stage.light;
    const ground = y + h * 0.8;
    const steel = paint(mix(palette.trim, '#aab6c0', 0.5));
    const hull = mix('#f6f8fa', light.dark, light.silhouette * 0.5);
    const [px, py, long] = [x + w * 0.5, y + h * 0.62, Math.min(w * 0.8, h * 2.1)];
    const part = (k: number): number => long * k;
    const plane =
      filled(
        paint(palette.accent),
      )`M${px + part(0.4)} ${py - part(0.02)}L${px + part(0.5)} ${py - part(0.17)}h${-part(0.07)}L${px + part(0.27)} ${py - part(0.03)}Z` +
      filled(
        hull,
      )`M${px - part(0.5)} ${py + part(0.015)}Q${px - part(0.47)} ${py - part(0.05)} ${px - part(0.36)} ${py - part(0.05)}H${px + part(0.36)}L${px + part(0.5)} ${py - part(0.02)}Q${px + part(0.42)} ${py + part(0.045)} ${px + part(0.2)} ${py + part(0.05)}H${px - part(0.36)}Q${px - part(0.48)} ${py + part(0.05)} ${px - part(0.5)} ${py + part(0.015)}Z` +
      stroked(paint(palette.accent), part(0.012))`M${px - part(0.36)} ${py + part(0.03)}H${px + part(0.3)}` +
      filled(
        mix(hull, light.dark, 0.24),
      )`M${px - part(0.06)} ${py + part(0.02)}L${px + part(0.2)} ${py + part(0.1)}h${part(0.06)}L${px + part(0.1)} ${py + part(0.02)}Z` +
      path(
        Array.from(
          { length: 18 },
          (_, i) =>
            svg`M${px - part(0.34) + part(0.036) * i} ${py - part(0.02)}h${part(0.014)}v${part(0.018)}h${-part(0.014)}Z`,
        ).join(''),
        fill(mix(light.sky[1], light.dark, 0.45)),
      ) +
      stroked(
        light.dark,
        part(0.012),
        0.7,
      )`M${px - part(0.34)} ${py + part(0.05)}V${ground}M${px + part(0.06)} ${py + part(0.05)}V${ground}`;
    let bars = '';
    const panes = Math.max(3, Math.round(w / (unit * 0.26)));
    for (let i = 1; i < panes; i++) bars += svg`M${x + (w * i) / panes} ${y}V${y + h}`;
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
      stroked(steel, unit * 0.009)`${bars}M${x} ${y + h * 0.3}h${w}` +
      stroked(steel, unit * 0.02)`M${x} ${y}h${w}v${h}h${-w}Z` +
      rect(x, y + h, w, unit * 0.012, fill(dark, 0.2))
    );
  },
};
