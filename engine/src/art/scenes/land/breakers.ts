import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, path, svg, svgDocument } from '../../svg.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type Stage } from '../stage.ts';
import { roughness, waterColor } from './water.ts';

/** Storm waves in ranks from the horizon to the viewer: a long back, a curling crest, foam that runs down its face. */
export function drawBreakers(
  stage: Stage,
  { name, from, to, ranks, color }: { name: string; from: number; to: number; ranks: number; color: string },
): Layer[] {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork(name);
  const foam = mix(light.haze, '#ffffff', light.time === 'night' ? 0.45 : 0.72);
  const waves: string[] = [];
  let defs = '';
  for (let rank = 0; rank < ranks; rank++) {
    const k = (rank + 0.5) / ranks;
    const y = height * (from + (to - from) * k ** 1.15);
    const long = unit * (0.16 + 0.3 * k);
    const tall = long * (0.16 + 0.045 * roughness(stage));
    let [sea, caps, lace] = [svg`M${-long} ${height + 4}L${-long} ${y}`, '', ''];
    for (let x = -long * random.next(); x < width + long; ) {
      const l = long * random.range(0.75, 1.25);
      const wanted = tall * random.range(0.55, 1.1);
      const h = Math.min(wanted, calmHeight(stage, x + l * 0.6, y, wanted * 1.2));
      const [cx, cy] = [x + l * 0.66, y - h];
      // Up the back, over the crest that leans forward, and under it down into the trough.
      sea += svg`C${x + l * 0.3} ${y} ${x + l * 0.46} ${cy + h * 0.06} ${cx} ${cy}C${x + l * 0.8} ${cy + h * 0.1} ${x + l * 0.86} ${cy + h * 0.34} ${x + l * 0.82} ${cy + h * 0.46}C${x + l * 0.76} ${cy + h * 0.5} ${x + l * 0.78} ${y} ${x + l} ${y}`;
      caps += svg`M${x + l * 0.42} ${cy + h * 0.22}C${x + l * 0.52} ${cy - h * 0.03} ${x + l * 0.6} ${cy - h * 0.05} ${cx} ${cy - h * 0.02}C${x + l * 0.82} ${cy + h * 0.06} ${x + l * 0.9} ${cy + h * 0.34} ${x + l * 0.83} ${cy + h * 0.52}Q${x + l * 0.84} ${cy + h * 0.36} ${x + l * 0.77} ${cy + h * 0.3}Q${x + l * 0.75} ${cy + h * 0.44} ${x + l * 0.7} ${cy + h * 0.24}Q${x + l * 0.66} ${cy + h * 0.36} ${x + l * 0.62} ${cy + h * 0.16}Q${x + l * 0.52} ${cy + h * 0.14} ${x + l * 0.42} ${cy + h * 0.22}Z`;
      for (const [at, down, reach] of [
        [0.3, 0.62, 0.1],
        [0.5, 0.5, 0.09],
        [0.12, 0.9, 0.12],
      ] as const)
        lace += svg`M${x + l * (at - reach)} ${cy + h * (down + 0.16)}q${l * reach} ${-h * 0.14} ${l * reach * 2} ${-h * 0.12}q${-l * reach} ${h * 0.03} ${-l * reach * 2} ${h * 0.12}Z`;
      for (let i = 0; i < 4; i++) {
        const r = Math.max(0.8, unit * random.range(0.0016, 0.004) * (0.5 + k));
        const [sx, sy] = [cx + l * random.range(-0.06, 0.2), cy - h * random.range(0.04, 0.4)];
        if (h > wanted * 0.6)
          caps += svg`M${sx - r} ${sy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
      }
      x += l;
    }
    sea += svg`L${width + long} ${height + 4}Z`;
    const face = waterColor(stage, color, 0.35 + 0.4 * k);
    defs += linearGradient(
      `breaker${rank}`,
      [0, y - tall],
      [0, y + tall * 1.6],
      [
        [0, mix(face, '#7fc0bd', 0.22), 1],
        [0.5, face, 1],
        [1, mix(waterColor(stage, color, 1), light.dark, 0.15 + 0.2 * k), 1],
      ],
    );
    waves.push(
      path(sea, `fill="url(#breaker${rank})"`) +
        path(lace, fill(foam, 0.32)) +
        path(caps, fill(foam, 0.6 + 0.35 * k)),
    );
  }
  return splitLayers(stage, name, waves, defs);
}

/** Where a wave has struck rock: a fan of spray and falling drops. `reach` is its width, px. */
function drawSplash(stage: Stage, x: number, y: number, reach: number): string {
  const { light } = stage;
  const random = stage.random.fork(`splash${Math.round(x)}`);
  const white = mix(light.haze, '#ffffff', light.time === 'night' ? 0.5 : 0.85);
  let [tongues, drops, mist] = ['', '', ''];
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI * (0.12 + 0.76 * ((i + random.range(0.2, 0.8)) / 11));
    const long = reach * random.range(0.5, 1) * (0.55 + 0.55 * Math.abs(Math.sin(angle)));
    const [tx, ty] = [x + Math.cos(angle) * long * 0.8, y + Math.sin(angle) * long];
    const w = reach * 0.07;
    tongues += svg`M${x + Math.cos(angle) * reach * 0.2 - w} ${y}Q${x + Math.cos(angle) * long * 0.5 - w} ${y + Math.sin(angle) * long * 0.7} ${tx} ${ty}Q${x + Math.cos(angle) * long * 0.5 + w} ${y + Math.sin(angle) * long * 0.4} ${x + Math.cos(angle) * reach * 0.2 + w} ${y}Z`;
    for (let j = 0; j < 4; j++) {
      const r = reach * random.range(0.008, 0.022);
      const [dx, dy] = [tx + reach * random.range(-0.1, 0.1), ty - reach * random.range(-0.06, 0.16)];
      drops += svg`M${dx - r} ${dy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
    }
  }
  for (let i = 0; i < 14; i++) {
    const r = reach * random.range(0.05, 0.1);
    const [mx, my] = [x + reach * random.range(-0.44, 0.44), y - r * random.range(0.1, 0.9)];
    mist += svg`M${mx - r} ${my}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  }
  return path(tongues, fill(white, 0.62)) + path(mist, fill(white, 0.72)) + path(drops, fill(white, 0.9));
}

/** A layer of splashes at the given feet, px. */
export const drawSplashes = (
  stage: Stage,
  feet: readonly { x: number; y: number; reach: number }[],
): Layer => ({
  name: 'splashes',
  picture: svgDocument(
    stage.width,
    stage.height,
    feet.map(({ x, y, reach }) => drawSplash(stage, x, y, reach)).join(''),
  ),
});
