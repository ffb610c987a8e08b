import { mix } from '../../../../color/oklch.ts';
import type { Random } from '../../../../random.ts';
import { circle, curve, fill, lines, oval, type Point, path, rect, stroke, svg } from '../../../svg.ts';
import { drawPanes } from '../../buildings/houses.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy, turfColor } from '../../seasons.ts';
import { grass, type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
const WHEAT = '#e2b54c';
const BARN = '#b2463a';
const FIELDS = ['#d9b455', '#86b556', '#c9a24c', '#9cbd62', '#b88f4a'] as const;

/** A barn and a silo behind rows of wheat, bales on the stubble. */
export const farm: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const yard = rollingLine(random.fork('yard'), height * 0.72, unit * 0.012, unit);
  const field = rollingLine(random.fork('field'), height * 0.765, unit * 0.01, unit * 1.4);
  const front: Line = (x) => field(x) + height * 0.15;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawQuilt(stage),
      drawFog(stage, 'quilt-fog', [0.54, 0.76], 0.45 * light.mist, veil),
      drawYard(stage, yard),
      drawRows(stage, field),
    ],
    front: [drawWheat(stage, front)],
    groundY: (x) => field(x) + height * 0.105,
  };
}

/** Far hills in strips of many fields. */
function drawQuilt(stage: Stage): Layer {
  const { width, height, unit, light, random } = stage;
  const line = rollingLine(random.fork('quilt'), height * 0.63, unit * 0.05, unit * 0.9);
  const chance = random.fork('strips');
  const top = (x: number): number => line(x) + unit * 0.002;
  let strips = '';
  for (let x = -unit * 0.1, i = 0; x < width; i++) {
    const wide = unit * chance.range(0.12, 0.34);
    const slant = (x + wide / 2 - width / 2) * 0.5;
    const points: Point[] = [0, 0.5, 1].map((k): Point => [x + wide * k, top(x + wide * k)]);
    const color = turfColor(stage, FIELDS[i % FIELDS.length] ?? WHEAT);
    strips += path(
      lines([...points, [x + wide + slant * 1.1, height * 0.76], [x + slant, height * 0.76]], true),
      fill(inLight(light, color, 0.44)),
    );
    x += wide;
  }
  let hedge = '';
  for (let i = 0; i < (36 * width) / (unit * 1.9); i++) {
    const x = chance.next() * width;
    const r = unit * chance.range(0.006, 0.014);
    hedge += oval([x, line(x) - r * 0.2], r * 1.4, r);
  }
  const behind = path(hedge, fill(inLight(light, '#4f7d5a', 0.42)));
  return drawSlope(stage, { name: 'quilt', line, color: '#93b765', near: 0.42, behind, upon: strips });
}

function drawYard(stage: Stage, line: Line): Layer {
  const { width, unit, sunX } = stage;
  const random = stage.random.fork('yard-trees');
  const right = sunX < width / 2;
  const x = width * (right ? 0.64 : 0.24);
  const y = line(x) + unit * 0.012;
  let behind = '';
  for (const share of [0.04, 0.1, 0.5, 0.57, 0.83, 0.9, 0.97]) {
    const tx = width * share;
    const tall = calmHeight(stage, tx, line(tx), unit * random.range(0.09, 0.17));
    behind += drawTree(stage, { x: tx, y: line(tx) + 3, height: tall, near: 0.66 }, random);
  }
  behind += drawSilo(stage, x - unit * 0.05, y, unit * 0.29) + drawBarn(stage, x, y, unit * 0.3, random);
  return drawSlope(stage, { name: 'yard', line, color: '#86b556', near: 0.7, behind });
}

function drawSilo(stage: Stage, x: number, y: number, wanted: number): string {
  const { light, sunX } = stage;
  const tall = calmHeight(stage, x, y, wanted);
  const w = Math.min(tall, wanted) * 0.24;
  const steel = inLight(light, '#c6ced4', 0.72);
  const side = sunX > x ? 1 : -1;
  const bands = [0.2, 0.4, 0.6].map((k) => svg`M${x - w / 2} ${y - tall * k}h${w}`).join('');
  return (
    svg`<path d="M${x - w / 2} ${y}v${-tall * 0.82}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${tall * 0.82}Z" ${fill(steel)}/>` +
    rect(
      side > 0 ? x - w / 2 : x + w * 0.16,
      y - tall * 0.82,
      w * 0.34,
      tall * 0.82,
      fill(light.dark, 0.16),
    ) +
    rect(
      side > 0 ? x + w * 0.22 : x - w * 0.34,
      y - tall * 0.8,
      w * 0.12,
      tall * 0.8,
      fill(light.sun, 0.28),
    ) +
    path(bands, stroke(mix(steel, light.dark, 0.3), Math.max(0.8, w * 0.03)))
  );
}

/** A gambrel barn seen from its front, with its long roof behind. */
function drawBarn(stage: Stage, x: number, y: number, wanted: number, random: Random): string {
  const { light, sunX } = stage;
  const size = Math.max(wanted * 0.6, calmHeight(stage, x, y, wanted));
  const [w, h] = [size * 0.74, size * 0.44];
  const red = inLight(light, BARN, 0.76);
  const white = inLight(light, '#f4ead8', 0.78);
  const tin = isSnowy(stage) ? inLight(light, '#eef4fa', 0.85) : inLight(light, '#6d5a55', 0.74);
  const lit = sunX > x + w / 2;
  const profile: Point[] = [
    [0, 0],
    [0, h],
    [w * 0.14, h * 1.42],
    [w * 0.5, h * 1.72],
    [w * 0.86, h * 1.42],
    [w, h],
    [w, 0],
  ];
  const front = profile.map(([px, up]): Point => [x + px, y - up]);
  const deep = size * 0.72;
  const back = (i: number, dx: number): Point => [(front[i]?.[0] ?? 0) + dx, front[i]?.[1] ?? 0];
  const wall = lines([back(6, 0), back(5, 0), back(5, deep), back(6, deep)], true);
  const low = lines([back(5, 2), back(4, 0), back(4, deep), back(5, deep + 2)], true);
  const high = lines([back(4, 0), back(3, 0), back(3, deep), back(4, deep)], true);
  const doorW = w * 0.36;
  const door = svg`M${x + w / 2 - doorW / 2} ${y}v${-h * 0.72}h${doorW}V${y}Z`;
  const bars = svg`M${x + w / 2 - doorW / 2} ${y}l${doorW} ${-h * 0.72}M${x + w / 2 + doorW / 2} ${y}l${-doorW} ${-h * 0.72}`;
  const trim = Math.max(1, size * 0.013);
  const planks = [0.1, 0.2, 0.3, 0.7, 0.8, 0.9].map((k) => svg`M${x + w * k} ${y}V${y - h}`).join('');
  return (
    path(wall, fill(mix(red, light.dark, lit ? 0.05 : 0.34))) +
    path(low, fill(mix(tin, light.dark, lit ? 0.05 : 0.3))) +
    path(high, fill(lit ? mix(tin, light.sun, 0.22) : mix(tin, light.sun, 0.06))) +
    path(lines(front, true), fill(lit ? mix(red, light.dark, 0.14) : mix(red, light.sun, 0.12))) +
    path(planks, stroke(light.dark, trim * 0.6, 0.2)) +
    path(lines(front.slice(1, 6)), stroke(white, trim * 1.5)) +
    path(door, fill(mix(red, light.dark, 0.25))) +
    path(door + bars, stroke(white, trim)) +
    drawPanes(stage, [{ at: [x + w / 2, y - h * 1.04], w: w * 0.15, h: h * 0.24 }], white, random)
  );
}

/** Stubble in rows that run to the vanishing point, with bales. */
function drawRows(stage: Stage, line: Line): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork('rows');
  const vanish: Point = [width * 0.5, line(width / 2) - unit * 0.1];
  const count = Math.round((26 * width) / (unit * 1.9));
  let furrows = '';
  for (let i = -count; i <= count; i++) {
    const spread = width * 0.5 + (i / count) * width * 1.7;
    const [near, next] = [spread, spread + (width * 1.7) / count / 2.6];
    const y = height * 1.02;
    const k = 0.36;
    furrows += svg`M${vanish[0] + (near - vanish[0]) * k} ${vanish[1] + (y - vanish[1]) * k}L${near} ${y}H${next}L${vanish[0] + (next - vanish[0]) * k} ${vanish[1] + (y - vanish[1]) * k}Z`;
  }
  const straw = turfColor(stage, WHEAT);
  const clip = `<clipPath id="field">${path(svg`M0 ${height}${Array.from({ length: 25 }, (_, i) => svg`L${(width * i) / 24} ${line((width * i) / 24) + 1}`).join('')}L${width} ${height}Z`, '')}</clipPath>`;
  const rows = `<g clip-path="url(#field)">${path(furrows, fill(inLight(light, mix(straw, light.dark, 0.3), 0.8), 0.55))}</g>`;
  let bales = '';
  for (const [share, depth] of [
    [0.2, 0.3],
    [0.41, 0.16],
    [0.6, 0.34],
    [0.8, 0.2],
    [0.93, 0.55],
  ] as const) {
    const x = width * (share + random.range(-0.03, 0.03));
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.22) continue;
    bales += drawBale(stage, x, line(x) + height * 0.15 * depth + unit * 0.02, unit * (0.026 + 0.05 * depth));
  }
  return drawSlope(stage, {
    name: 'rows',
    line,
    color: straw,
    bare: true,
    near: 0.82,
    upon: rows + bales,
    defs: clip,
  });
}

/** A round bale: its rolled end towards the viewer, a shadow away from the sun. */
function drawBale(stage: Stage, x: number, y: number, radius: number): string {
  const { light, sunX } = stage;
  const side = sunX > x ? -1 : 1;
  const straw = inLight(light, isSnowy(stage) ? '#e3d8b8' : '#dfae4e', 0.86);
  const roll = radius * 1.1;
  const swirl: Point[] = Array.from({ length: 14 }, (_, i) => {
    const r = radius * 0.86 * (1 - i / 16);
    return [x + Math.cos(i * 0.9) * r * 0.86, y - radius + Math.sin(i * 0.9) * r];
  });
  return (
    path(
      oval([x + side * radius * 0.9, y - radius * 0.02], radius * 1.9, radius * 0.2),
      fill(light.dark, 0.28),
    ) +
    rect(side > 0 ? x : x - roll, y - radius * 2, roll, radius * 2, fill(mix(straw, light.dark, 0.22)), 0) +
    path(oval([x + side * roll, y - radius], radius * 0.86, radius), fill(mix(straw, light.dark, 0.22))) +
    path(oval([x, y - radius], radius * 0.86, radius), fill(mix(straw, light.sun, 0.2))) +
    path(curve(swirl), stroke(mix(straw, light.dark, 0.3), Math.max(0.8, radius * 0.06))) +
    circle(x, y - radius, radius * 0.08, fill(mix(straw, light.dark, 0.35)))
  );
}

/** Ears of wheat at the viewer's feet, and the fence before them. */
function drawWheat(stage: Stage, line: Line): Layer {
  const { width, unit, light } = stage;
  const random = stage.random.fork('wheat');
  const straw = inLight(light, turfColor(stage, '#d8a53f'), 0.95);
  const count = Math.round((150 * width) / (unit * 1.9));
  let [stems, ears] = ['', ''];
  for (let i = 0; i < count; i++) {
    const x = random.next() * width;
    const tall = unit * random.range(0.035, 0.075);
    const lean = unit * random.range(-0.012, 0.02);
    const [tx, ty] = [x + lean, line(x) - tall];
    stems += svg`M${x} ${line(x) + 3}L${tx} ${ty}`;
    const l = unit * 0.024;
    ears += svg`M${tx} ${ty + l * 0.3}q${-l * 0.3} ${-l * 0.5} ${lean * 0.3} ${-l}q${l * 0.34} ${l * 0.5} ${-lean * 0.3} ${l}Z`;
  }
  const blades = grass(width, line, Math.round((170 * width) / (unit * 1.9)), unit * 0.04, random);
  const fence = drawFence(stage, (x) => line(x) - unit * 0.075, random, [0.16, 0.84]);
  const behind =
    fence +
    path(stems, stroke(mix(straw, light.dark, 0.25), Math.max(0.8, unit * 0.0022))) +
    path(blades, fill(mix(straw, light.dark, 0.14))) +
    path(ears, fill(mix(straw, light.sun, 0.22)));
  return drawSlope(stage, {
    name: 'wheat',
    line,
    color: turfColor(stage, '#c6963c'),
    bare: true,
    near: 0.95,
    behind,
  });
}

/** Posts and two rails along a line, open where the path is. */
function drawFence(
  { width, unit, light }: Stage,
  line: Line,
  random: Random,
  gap: readonly [number, number] = [0.3, 0.74],
): string {
  const wood = inLight(light, '#a98a66', 0.86);
  let [posts, rails] = ['', ''];
  const step = unit * 0.075;
  for (let x = -step; x < width + step; x += step) {
    const share = x / width;
    if (share > gap[0] && share < gap[1]) continue;
    const y = line(x) + unit * 0.03;
    posts += svg`M${x} ${y}v${-unit * 0.05 * random.range(0.92, 1.08)}`;
    const next = x + step;
    if (next / width > gap[0] && share <= gap[0]) continue;
    for (const up of [0.018, 0.038])
      rails += svg`M${x} ${y - unit * up}L${next} ${line(next) + unit * (0.03 - up)}`;
  }
  return (
    path(rails, stroke(mix(wood, light.dark, 0.15), unit * 0.005)) + path(posts, stroke(wood, unit * 0.009))
  );
}
