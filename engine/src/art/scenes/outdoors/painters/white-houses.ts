import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { fill, filled, path, rect, stroked, svg } from '../../../svg.ts';
import { drawPanes } from '../../buildings/houses.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

/** They climb from the terrace on the side that the lead leaves free. */
export function drawWhiteHouses(stage: Stage): Layer[] {
  const terrace = stage.height * 0.83;
  const right = (stage.subjectX ?? stage.width * 0.3) < stage.width / 2;
  const { width, unit } = stage;
  const random = stage.random.fork('houses');
  const things: string[] = [];
  const reach = Math.min(unit * 1.15, width * 0.66);
  for (let row = 0; row < 5; row++) {
    const up = (4 - row) / 4;
    const foot = terrace - unit * 0.33 * up + unit * 0.01;
    for (let off = 0; off < reach; ) {
      const wide = unit * random.range(0.12, 0.19);
      // The slope falls to the sea.
      const share = off / reach;
      if (share > 1 - up * 0.62 - 0.06) break;
      const x = right ? width - off - wide + unit * 0.03 : off - unit * 0.03;
      const tall = unit * random.range(0.11, 0.16);
      const fits = calmHeight(stage, x + wide / 2, foot, tall * 1.9) >= tall * 1.8;
      if (fits)
        things.push(drawCube(stage, x, foot, wide, tall, random, random.next() < (row === 0 ? 0.6 : 0.16)));
      off += wide * random.range(0.8, 0.98);
    }
  }
  return splitLayers(stage, 'houses', things, glowDefs);
}

/** A whitewashed cube, its roof flat or a blue dome with a cross. */
function drawCube(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  tall: number,
  random: Random,
  domed: boolean,
): string {
  const { light, sunX, unit } = stage;
  const white = inLight(light, '#f7f5ef', 0.9);
  const lit = mix(white, light.sun, 0.1);
  const shade = mix(white, mix(light.sky[1], light.dark, 0.2), 0.24);
  const blue = inLight(light, isSnowy(stage) ? '#e3ecf5' : '#2f6fb5', 0.88);
  const side = sunX > x + wide / 2 ? x : x + wide * 0.78;
  const panes = [0.28, 0.72].map((k) => ({
    at: [x + wide * k, y - tall * 0.36] as const,
    w: wide * 0.15,
    h: tall * 0.3,
  }));
  const shutters = panes
    .map(({ at, w, h }) =>
      [-1, 1].map((s) => svg`M${at[0] + s * w * 0.52} ${at[1]}v${-h}h${s * w * 0.5}v${h}Z`).join(''),
    )
    .join('');
  const r = wide * 0.36;
  const [cx, top] = [x + wide / 2, y - tall];
  const dome = domed
    ? rect(cx - r * 0.86, top - r * 0.34, r * 1.72, r * 0.36, fill(lit)) +
      filled(blue)`M${cx - r} ${top - r * 0.3}A${r} ${r} 0 0 1 ${cx + r} ${top - r * 0.3}Z` +
      stroked(
        mix(blue, '#ffffff', 0.5),
        r * 0.1,
        0.7,
      )`M${cx - r * 0.7} ${top - r * 0.55}A${r * 0.8} ${r * 0.8} 0 0 1 ${cx - r * 0.1} ${top - r * 1.16}` +
      stroked(lit, r * 0.09)`M${cx} ${top - r * 1.28}v${-r * 0.42}m${-r * 0.16} ${r * 0.14}h${r * 0.32}`
    : '';
  return (
    dome +
    rect(x, top, wide, tall + unit * 0.14, fill(lit)) +
    rect(side, top, wide * 0.22, tall + unit * 0.14, fill(shade, 0.7)) +
    rect(x - wide * 0.02, top - unit * 0.008, wide * 1.04, unit * 0.014, fill(mix(lit, '#ffffff', 0.3))) +
    drawPanes(stage, panes, mix(shade, light.dark, 0.5), random) +
    path(shutters, fill(inLight(light, '#2f6fb5', 0.88))) +
    (random.next() < 0.4
      ? filled(
          inLight(light, '#2a62a0', 0.88),
        )`M${x + wide * 0.42} ${y}v${-tall * 0.4}a${wide * 0.08} ${wide * 0.08} 0 0 1 ${wide * 0.16} 0v${tall * 0.4}Z`
      : '')
  );
}
