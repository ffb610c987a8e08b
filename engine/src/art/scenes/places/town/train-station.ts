import { mix } from '../../../../color/oklch.ts';
import {
  circle,
  fill,
  filled,
  gradientDown,
  path,
  rect,
  stroke,
  stroked,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope } from '../../land/terrain.ts';
import { drawGlow, glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.62;
const LIVERIES = ['#2f6f8f', '#b5392f', '#3f7f5a', '#d9822b'] as const;

/** A platform with its canopy and clock, rails before it, a train waiting on the far track. */
export const trainStation: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random, brings } = stage;
  const hill = rollingLine(random.fork('hill'), height * 0.6, unit * 0.03, unit * 0.9);
  const own = brings?.includes('train') ?? false;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawTown(stage, (x) => height * 0.66 - calmHeight(stage, x, height * 0.66, height * 0.66 - hill(x))),
      drawFog(stage, 'haze', [0.5, 0.72], 0.15 + 0.45 * light.mist),
      drawTracks(stage),
      ...(own ? [] : [drawTrain(stage)]),
      drawPlatform(stage),
      drawCanopy(stage),
    ],
    front: [],
    groundY: () => height * 0.905,
  };
}

function drawTown(stage: Stage, line: (x: number) => number): Layer {
  const { width, unit, light } = stage;
  const random = stage.random.fork('town');
  let [roofs, panes, trees] = ['', '', ''];
  for (let x = 0; x < width; ) {
    const wide = unit * random.range(0.05, 0.1);
    const y = line(x) + unit * 0.02;
    const tall = calmHeight(stage, x, y, unit * random.range(0.06, 0.14));
    roofs += svg`M${x} ${y}v${-tall}l${wide / 2} ${-Math.min(tall, wide) * 0.34}l${wide / 2} ${Math.min(tall, wide) * 0.34}v${tall}Z`;
    if (random.next() < lampShare(light))
      panes += svg`M${x + wide * 0.4} ${y - tall * 0.5}h${wide * 0.14}v${tall * 0.18}h${-wide * 0.14}Z`;
    if (random.next() < 0.4)
      trees += drawTree(
        stage,
        {
          x: x + wide,
          y: y + 3,
          height: calmHeight(stage, x + wide, y, unit * random.range(0.06, 0.11)),
          near: 0.42,
        },
        random,
      );
    x += wide * random.range(1, 1.5);
  }
  const behind =
    path(roofs, fill(inLight(light, '#a98f84', 0.36))) +
    path(panes, fill(mix(LAMP, light.haze, 0.4))) +
    trees;
  return drawSlope(stage, { name: 'town', line, color: '#7f9f72', near: 0.4, behind });
}

/** Ballast, sleepers and two pairs of rails. */
function drawTracks(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const top = height * 0.67;
  const gravel = inLight(light, isSnowy(stage) ? '#dfe6ee' : '#8f857b', 0.78);
  const defs = gradientDown(
    'gravel',
    [top, height * 0.86],
    [mix(gravel, light.haze, 0.3), mix(gravel, light.dark, 0.24)],
  );
  let [sleepers, rails] = ['', ''];
  for (const [y, size] of [
    [0.735, 0.7],
    [0.805, 1],
  ] as const) {
    const base = height * y;
    for (let x = -unit * 0.02; x < width; x += unit * 0.034 * size)
      sleepers += svg`M${x} ${base - unit * 0.006 * size}h${unit * 0.016 * size}l${unit * 0.004} ${unit * 0.022 * size}h${-unit * 0.016 * size}Z`;
    rails += svg`M0 ${base}H${width}M0 ${base + unit * 0.014 * size}H${width}`;
  }
  const body =
    rect(0, top, width, height - top, 'fill="url(#gravel)"') +
    path(sleepers, fill(inLight(light, '#5d4a3d', 0.82), isSnowy(stage) ? 0.45 : 1)) +
    path(rails, stroke(mix(inLight(light, '#8d959c', 0.85), light.sun, 0.25), Math.max(1, unit * 0.005)));
  return { name: 'tracks', picture: svgDocument(width, height, body, defs) };
}

/** Carriages from the edge of the picture to its end car, lit windows in the dark. */
function drawTrain(stage: Stage): Layer {
  const { width, height, unit, light, subjectX, sunX } = stage;
  const random = stage.random.fork('train');
  const livery = random.pick(LIVERIES);
  const foot = height * 0.742;
  const lead = subjectX ?? width - sunX;
  const left = lead > width / 2;
  const near = 0.78;
  const high = unit * 0.185;
  const end = left ? width * 0.56 : width * 0.44;
  const free = Math.min(
    ...[0.1, 0.3, 0.5].map((k) => calmHeight(stage, left ? width * k : width * (1 - k), foot, high)),
  );
  const tall = Math.max(unit * 0.1, free);
  const at = (d: number): number => (left ? end - d : end + d);
  const side = left ? -1 : 1;
  const paint = inLight(light, livery, near);
  const cream = inLight(light, '#f3ece0', near);
  const dark = inLight(light, '#2f343b', near);
  const lit = lampShare(light) > 0.25;
  const glass = lit ? mix(LAMP, '#fff2cf', 0.25) : mix(dark, light.sky[2], 0.45);
  const long = unit * 1.5;
  const body = svg`M${at(0)} ${foot - tall * 0.16}C${at(0)} ${foot - tall * 0.6} ${at(tall * 0.25)} ${foot - tall} ${at(tall * 0.7)} ${foot - tall}H${at(long)}V${foot - tall * 0.16}Z`;
  let [panes, doors, seams, wheels] = ['', '', '', ''];
  const step = tall * 0.42;
  for (let d = tall * 0.95, i = 0; d < long; d += step, i++) {
    const [w, h] = [step * 0.62, tall * 0.26];
    const x = Math.min(at(d), at(d + w));
    if (i % 6 === 3) doors += svg`M${x} ${foot - tall * 0.18}v${-tall * 0.62}h${w}v${tall * 0.62}Z`;
    else panes += svg`M${x} ${foot - tall * 0.56}v${-h}h${w}v${h}Z`;
    if (i % 12 === 11) seams += svg`M${at(d + step * 0.8)} ${foot - tall * 0.16}V${foot - tall}`;
    if (i % 3 === 0) wheels += svg`M${at(d)} ${foot - tall * 0.1}h${side * step * 1.1}`;
  }
  const nose = svg`M${at(tall * 0.12)} ${foot - tall * 0.56}Q${at(tall * 0.2)} ${foot - tall * 0.8} ${at(tall * 0.52)} ${foot - tall * 0.86}V${foot - tall * 0.56}Z`;
  const clip = `<clipPath id="train">${path(body, '')}</clipPath>`;
  const drawn =
    filled(light.dark, 0.35)`M${at(-tall * 0.1)} ${foot}H${at(long)}v${tall * 0.06}H${at(0)}Z` +
    path(wheels, stroke(mix(dark, light.dark, 0.3), tall * 0.2)) +
    path(body, fill(cream)) +
    `<g clip-path="url(#train)">${rect(Math.min(at(0), at(long)), foot - tall * 0.46, long, tall * 0.32, fill(paint))}${rect(Math.min(at(0), at(long)), foot - tall, long, tall * 0.1, fill(mix(paint, light.sun, 0.16)))}${rect(Math.min(at(0), at(long)), foot - tall * 0.22, long, tall * 0.08, fill(light.dark, 0.25))}</g>` +
    path(doors, fill(mix(paint, light.dark, 0.14))) +
    path(panes + nose, fill(glass)) +
    path(seams, stroke(dark, tall * 0.05)) +
    circle(at(tall * 0.1), foot - tall * 0.3, tall * 0.045, fill(LAMP)) +
    drawGlow(light, at(0), foot - tall * 0.3, tall * 0.7);
  return { name: 'train', picture: svgDocument(width, height, drawn, glowDefs + clip) };
}

function drawPlatform(stage: Stage): Layer {
  const { width, height, unit, light } = stage;
  const edge = height * 0.84;
  const snow = isSnowy(stage);
  const slab = inLight(light, snow ? '#eaf0f5' : '#c9c1b6', 0.9);
  const defs =
    gradientDown('platform', [edge, height], [mix(slab, light.sun, 0.12), mix(slab, light.dark, 0.26)]) +
    glowDefs;
  let joints = '';
  for (let i = -12; i <= 12; i++)
    joints += svg`M${width / 2 + i * unit * 0.16} ${edge + unit * 0.03}L${width / 2 + i * unit * 0.24} ${height}`;
  joints += svg`M0 ${height * 0.925}H${width}`;
  const wet = light.weather === 'rain' || light.weather === 'storm';
  const body =
    rect(0, edge, width, height - edge, 'fill="url(#platform)"') +
    rect(0, edge - unit * 0.022, width, unit * 0.024, fill(mix(slab, light.dark, 0.42))) +
    rect(0, edge, width, unit * 0.01, fill(mix(slab, light.sun, 0.4))) +
    rect(0, edge + unit * 0.024, width, unit * 0.014, fill(inLight(light, '#f0c53d', 0.9))) +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.002), 0.16)) +
    (wet ? rect(0, edge + unit * 0.05, width, height - edge, fill(light.sky[3], 0.12)) : '');
  return { name: 'platform', picture: svgDocument(width, height, body, defs) };
}

/** Iron posts that carry the canopy, with a clock, lamps, and a bench between; only posts and lamps below words. */
function drawCanopy(stage: Stage): Layer {
  const { width, height, unit, light, calm, subjectX } = stage;
  const foot = height * 0.868;
  const iron = inLight(light, '#33414b', 0.93);
  const roofed = !calm;
  const eaves = Math.max(height * 0.14, foot - unit * 0.66);
  const steel = inLight(light, isSnowy(stage) ? '#eef4fa' : '#4a5a64', 0.92);
  let [posts, braces, lamps] = ['', '', ''];
  const count = Math.max(3, Math.round((5 * width) / (unit * 1.9)));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width;
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.1) continue;
    const top = roofed ? eaves : foot - calmHeight(stage, x, foot, unit * 0.36);
    posts += svg`M${x - unit * 0.009} ${foot}V${top}h${unit * 0.018}V${foot}Z`;
    if (roofed)
      braces += svg`M${x - unit * 0.11} ${eaves}Q${x} ${eaves + unit * 0.02} ${x} ${eaves + unit * 0.12}Q${x} ${eaves + unit * 0.02} ${x + unit * 0.11} ${eaves}`;
    const lx = x + unit * 0.07;
    const ly = roofed ? eaves + unit * 0.07 : top;
    lamps +=
      drawGlow(light, lx, ly, unit * 0.16) +
      (roofed ? stroked(iron, Math.max(1, unit * 0.003))`M${lx} ${eaves}V${ly}` : '') +
      filled(
        iron,
      )`M${lx - unit * 0.022} ${ly}h${unit * 0.044}l${-unit * 0.01} ${-unit * 0.02}h${-unit * 0.024}Z` +
      filled(
        lampShare(light) > 0.25 ? LAMP : inLight(light, '#f6f0e2', 0.9),
      )`M${lx - unit * 0.014} ${ly}a${unit * 0.014} ${unit * 0.014} 0 0 0 ${unit * 0.028} 0Z`;
  }
  const roof = roofed
    ? filled(steel)`M0 ${eaves - unit * 0.05}H${width}V${eaves}H0Z` +
      path(scallops(width, eaves, unit), fill(mix(steel, light.dark, 0.25))) +
      rect(0, eaves - unit * 0.056, width, unit * 0.01, fill(mix(steel, light.sun, 0.3)))
    : '';
  const cx = width * (subjectX !== undefined && subjectX < width / 2 ? 0.6 : 0.4);
  const cy = eaves + unit * 0.085;
  const clock = roofed
    ? stroked(iron, unit * 0.008)`M${cx} ${eaves}v${unit * 0.04}` +
      circle(cx, cy, unit * 0.048, fill(iron)) +
      circle(
        cx,
        cy,
        unit * 0.04,
        fill(lampShare(light) > 0.25 ? '#fff6df' : inLight(light, '#fbf7ec', 0.92)),
      ) +
      stroked(
        '#2a2f36',
        Math.max(1.2, unit * 0.005),
      )`M${cx} ${cy}v${-unit * 0.027}M${cx} ${cy}l${unit * 0.018} ${unit * 0.01}`
    : '';
  const bx = width * (subjectX !== undefined && subjectX < width / 2 ? 0.74 : 0.2);
  const wood = inLight(light, '#8a5f3f', 0.93);
  const bench =
    stroked(
      iron,
      unit * 0.008,
    )`M${bx} ${foot + unit * 0.02}v${-unit * 0.055}M${bx + unit * 0.2} ${foot + unit * 0.02}v${-unit * 0.055}M${bx} ${foot - unit * 0.03}v${-unit * 0.07}M${bx + unit * 0.2} ${foot - unit * 0.03}v${-unit * 0.07}` +
    [0.04, 0.072, 0.098]
      .map((up) =>
        rect(
          bx - unit * 0.015,
          foot - unit * up,
          unit * 0.23,
          unit * 0.014,
          fill(up < 0.05 ? mix(wood, light.sun, 0.2) : wood),
          unit * 0.004,
        ),
      )
      .join('');
  return {
    name: 'canopy',
    picture: svgDocument(
      width,
      height,
      bench +
        path(posts, fill(iron)) +
        (braces === '' ? '' : path(braces, stroke(iron, unit * 0.006))) +
        roof +
        lamps +
        clock,
      glowDefs,
    ),
  };
}

/** The sawn edge of a station's roof. */
function scallops(width: number, y: number, unit: number): string {
  const step = unit * 0.024;
  let data = svg`M0 ${y - 1}`;
  for (let x = 0; x < width; x += step) data += svg`L${x + step / 2} ${y + unit * 0.02}L${x + step} ${y}`;
  return svg`${data}V${y - 1}Z`;
}
