import { mix } from '../../../color/oklch.ts';
import { STAND_IN_COLORS } from '../../drawings/drawing-row.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import { fill, linearGradient, rect, stroked, svg } from '../../svg.ts';
import { paintAll } from './room.ts';
import type { WallThing } from './wall-thing.ts';

/** The glass front of a terminal: sky, tarmac, and an airliner that waits behind it. */
export const terminalFront: WallThing = {
  draw(stage, { paint, palette, dark }, { x, y, width: w, height: h }) {
    const { unit } = stage;
    const light = stage.outside ?? stage.light;
    const ground = y + h * 0.8;
    const steel = paint(mix(palette.trim, '#aab6c0', 0.5));
    const airliner = getDrawing('airliner');
    const scale = Math.min((w * 0.66) / airliner.width, (h * 0.66) / airliner.height);
    const [long, tall] = [airliner.width * scale, airliner.height * scale];
    const [left, top] = [x + (w - long) / 2, y + h * 0.24];
    const inLight = (color: string): string => mix(color, light.dark, light.silhouette * 0.5);
    const colors = paintAll({ paint: inLight }, airliner.natural ?? STAND_IN_COLORS);
    const plane =
      stroked(
        light.dark,
        long * 0.014,
        0.7,
      )`M${left + long * 0.14} ${top + tall * 0.6}V${top + tall * 0.86}M${left + long * 0.6} ${top + tall * 0.6}V${top + tall * 0.86}` +
      svg`<g transform="translate(${left + long} ${top}) scale(${(-scale).toFixed(4)} ${scale.toFixed(4)})">${airliner.draw(colors, 'airliner')}</g>`;
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
