import { mix } from '../../../../color/oklch.ts';
import { fill, oval, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawSlope } from '../../land/terrain.ts';
import { LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, leafColor, turfColor } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { calmHeight, type Layer, type Stage } from '../../stage.ts';

/** What is inside of an SVG document. */
const inner = (svg: string): string => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');

/** A suspension bridge from bank to bank, its lamps lit in the dark. */
export function drawSuspensionBridge(stage: Stage, shore: number): Layer {
  const { width, height, unit, light } = stage;
  const deck = shore - unit * 0.045;
  const towers = [width * 0.24, width * 0.76];
  const tall = Math.min(...towers.map((x) => calmHeight(stage, x, shore, unit * 0.27)));
  const iron = mix(inLight(light, '#6f7f90', 0.62), light.dark, 0.12);
  const top = shore - tall;
  const thin = Math.max(1, unit * 0.0055);
  const sag = (x: number): number => {
    const [a = 0, b = width] = towers;
    const k = (x - (a + b) / 2) / ((b - a) / 2);
    return deck - unit * 0.012 - (deck - unit * 0.012 - top) * Math.min(1, k * k);
  };
  let [cable, hangers, piers] = [svg`M0 ${deck - unit * 0.02}L${towers[0] ?? 0} ${top}`, '', ''];
  for (let i = 0; i <= 24; i++) {
    const x = (towers[0] ?? 0) + (((towers[1] ?? width) - (towers[0] ?? 0)) * i) / 24;
    cable += svg`L${x} ${sag(x)}`;
    hangers += svg`M${x} ${sag(x)}V${deck}`;
  }
  cable += svg`L${width} ${deck - unit * 0.02}`;
  for (const x of towers)
    for (const side of [-1, 1])
      piers += svg`M${x + side * unit * 0.012} ${shore + unit * 0.03}V${top - unit * 0.012}`;
  let lamps = '';
  if (lampShare(light) > 0.25)
    for (let x = unit * 0.02; x < width; x += unit * 0.055)
      lamps += oval([x, deck - unit * 0.012], unit * 0.0055, unit * 0.0055);
  const body =
    path(hangers, stroke(iron, thin * 0.4, 0.7)) +
    path(cable, stroke(iron, thin)) +
    path(piers, stroke(iron, unit * 0.011)) +
    rect(0, deck, width, unit * 0.016, fill(iron)) +
    rect(0, deck, width, unit * 0.004, fill(mix(iron, light.sun, 0.4))) +
    (lamps === ''
      ? ''
      : path(lamps, fill(LAMP)) +
        svg`<g opacity="0.5" transform="matrix(1 0 0 -0.8 0 ${shore * 1.8})">${path(lamps, fill(LAMP))}</g>`);
  return { name: 'bridge', picture: svgDocument(width, height, body) };
}

/** Hills covered with houses, two great mosques with their minarets on the ridge. */
export function drawOldTown(stage: Stage, shore: number): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('old-town');
  const rise = rollingLine(random.fork('rise'), unit * 0.13, unit * 0.05, unit * 0.7);
  const ridge = (x: number): number => shore - calmHeight(stage, x, shore, Math.max(unit * 0.03, rise(x)));
  const slope = drawSlope(stage, {
    name: 'far-hill',
    line: (x) => (ridge(x) < shore ? ridge(x) : shore),
    color: '#7f9a78',
    near: 0.42,
  });
  const roofs = ['#c98a6a', '#e3c9a0', '#d9a988', '#b9796a', '#efe0c4'];
  const tones = roofs.map(() => '');
  let lamps = '';
  for (let i = 0; i < Math.round((150 * width) / (unit * 1.9)); i++) {
    const x = random.next() * width;
    const y = shore - (shore - ridge(x)) * random.next();
    const [w, h] = [unit * random.range(0.02, 0.036), unit * random.range(0.018, 0.034)];
    if (calmHeight(stage, x, y, h * 1.4) < h * 1.3) continue;
    tones[random.integer(0, tones.length - 1)] +=
      svg`M${x} ${y}v${-h}l${w / 2} ${-h * 0.4}l${w / 2} ${h * 0.4}v${h}Z`;
    if (random.next() < lampShare(light))
      lamps += svg`M${x + w * 0.3} ${y - h * 0.3}v${-h * 0.3}h${w * 0.3}v${h * 0.3}Z`;
  }
  const stone = inLight(light, '#d8d3cb', 0.7);
  const lead = inLight(light, isSnowy(stage) ? '#eef4fa' : '#6f8798', 0.72);
  let mosques = '';
  for (const [share, size] of [
    [0.36, 1],
    [0.62, 0.78],
  ] as const) {
    const x = width * share;
    const y = ridge(x) + unit * 0.02;
    const s = unit * 0.14 * size;
    if (calmHeight(stage, x, y, s * 1.9) < s * 1.85) continue;
    const dome = (at: number, foot: number, r: number): string =>
      svg`M${at - r} ${foot}A${r} ${r * 0.92} 0 0 1 ${at + r} ${foot}Z`;
    const minarets = [-1.3, -0.92, 0.92, 1.3]
      .map(
        (k) =>
          svg`M${x + s * k - s * 0.05} ${y}V${y - s * 1.4}L${x + s * k} ${y - s * 1.85}L${x + s * k + s * 0.05} ${y - s * 1.4}V${y}ZM${x + s * k - s * 0.085} ${y - s * 1.12}h${s * 0.17}v${-s * 0.06}h${-s * 0.17}Z`,
      )
      .join('');
    mosques +=
      path(minarets, fill(stone)) +
      rect(x - s * 0.86, y - s * 0.42, s * 1.72, s * 0.44, fill(mix(stone, light.dark, 0.06))) +
      path(
        dome(x - s * 0.56, y - s * 0.42, s * 0.26) + dome(x + s * 0.56, y - s * 0.42, s * 0.26),
        fill(mix(lead, light.dark, 0.06)),
      ) +
      rect(x - s * 0.46, y - s * 0.62, s * 0.92, s * 0.22, fill(stone)) +
      path(dome(x, y - s * 0.62, s * 0.46), fill(lead));
  }
  const leaf = leafColor(stage, random);
  let trees = '';
  for (let i = 0; i < 40; i++)
    trees += oval([random.next() * width, shore - unit * random.range(0, 0.05)], unit * 0.02, unit * 0.014);
  const body =
    inner(String(slope.picture)) +
    mosques +
    tones.map((data, i) => path(data, fill(inLight(light, roofs[i] ?? '#d9a988', 0.72)))).join('') +
    (lamps === '' ? '' : path(lamps, fill(LAMP))) +
    path(trees, fill(inLight(light, leaf ?? turfColor(stage, '#5f8a52'), 0.7)));
  return { name: 'old-town', picture: svgDocument(width, height, body) };
}
