import { mix } from '../../../../color/oklch.ts';
import { circle, fill, linearGradient, num, path, rect, stroke, svgDocument } from '../../../svg.ts';
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
      drawFog(stage, {
        name: 'haze',
        color: mix(light.haze, light.sun, 0.2),
        top: 0.5,
        bottom: 0.72,
        density: 0.15 + 0.45 * light.mist,
      }),
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
    roofs += `M${num(x)} ${num(y)}v${num(-tall)}l${num(wide / 2)} ${num(-Math.min(tall, wide) * 0.34)}l${num(wide / 2)} ${num(Math.min(tall, wide) * 0.34)}v${num(tall)}Z`;
    if (random.next() < lampShare(light))
      panes += `M${num(x + wide * 0.4)} ${num(y - tall * 0.5)}h${num(wide * 0.14)}v${num(tall * 0.18)}h${num(-wide * 0.14)}Z`;
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
  const defs = linearGradient(
    'gravel',
    [0, top],
    [0, height * 0.86],
    [
      [0, mix(gravel, light.haze, 0.3), 1],
      [1, mix(gravel, light.dark, 0.24), 1],
    ],
  );
  let [sleepers, rails] = ['', ''];
  for (const [y, size] of [
    [0.735, 0.7],
    [0.805, 1],
  ] as const) {
    const base = height * y;
    for (let x = -unit * 0.02; x < width; x += unit * 0.034 * size)
      sleepers += `M${num(x)} ${num(base - unit * 0.006 * size)}h${num(unit * 0.016 * size)}l${num(unit * 0.004)} ${num(unit * 0.022 * size)}h${num(-unit * 0.016 * size)}Z`;
    rails += `M0 ${num(base)}H${num(width)}M0 ${num(base + unit * 0.014 * size)}H${num(width)}`;
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
  const body = `M${num(at(0))} ${num(foot - tall * 0.16)}C${num(at(0))} ${num(foot - tall * 0.6)} ${num(at(tall * 0.25))} ${num(foot - tall)} ${num(at(tall * 0.7))} ${num(foot - tall)}H${num(at(long))}V${num(foot - tall * 0.16)}Z`;
  let [panes, doors, seams, wheels] = ['', '', '', ''];
  const step = tall * 0.42;
  for (let d = tall * 0.95, i = 0; d < long; d += step, i++) {
    const [w, h] = [step * 0.62, tall * 0.26];
    const x = Math.min(at(d), at(d + w));
    if (i % 6 === 3)
      doors += `M${num(x)} ${num(foot - tall * 0.18)}v${num(-tall * 0.62)}h${num(w)}v${num(tall * 0.62)}Z`;
    else panes += `M${num(x)} ${num(foot - tall * 0.56)}v${num(-h)}h${num(w)}v${num(h)}Z`;
    if (i % 12 === 11) seams += `M${num(at(d + step * 0.8))} ${num(foot - tall * 0.16)}V${num(foot - tall)}`;
    if (i % 3 === 0) wheels += `M${num(at(d))} ${num(foot - tall * 0.1)}h${num(side * step * 1.1)}`;
  }
  const nose = `M${num(at(tall * 0.12))} ${num(foot - tall * 0.56)}Q${num(at(tall * 0.2))} ${num(foot - tall * 0.8)} ${num(at(tall * 0.52))} ${num(foot - tall * 0.86)}V${num(foot - tall * 0.56)}Z`;
  const clip = `<clipPath id="train">${path(body, '')}</clipPath>`;
  const drawn =
    path(
      `M${num(at(-tall * 0.1))} ${num(foot)}H${num(at(long))}v${num(tall * 0.06)}H${num(at(0))}Z`,
      fill(light.dark, 0.35),
    ) +
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
    linearGradient(
      'platform',
      [0, edge],
      [0, height],
      [
        [0, mix(slab, light.sun, 0.12), 1],
        [1, mix(slab, light.dark, 0.26), 1],
      ],
    ) + glowDefs;
  let joints = '';
  for (let i = -12; i <= 12; i++)
    joints += `M${num(width / 2 + i * unit * 0.16)} ${num(edge + unit * 0.03)}L${num(width / 2 + i * unit * 0.24)} ${num(height)}`;
  joints += `M0 ${num(height * 0.925)}H${num(width)}`;
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
    posts += `M${num(x - unit * 0.009)} ${num(foot)}V${num(top)}h${num(unit * 0.018)}V${num(foot)}Z`;
    if (roofed)
      braces += `M${num(x - unit * 0.11)} ${num(eaves)}Q${num(x)} ${num(eaves + unit * 0.02)} ${num(x)} ${num(eaves + unit * 0.12)}Q${num(x)} ${num(eaves + unit * 0.02)} ${num(x + unit * 0.11)} ${num(eaves)}`;
    const lx = x + unit * 0.07;
    const ly = roofed ? eaves + unit * 0.07 : top;
    lamps +=
      drawGlow(light, lx, ly, unit * 0.16) +
      (roofed ? path(`M${num(lx)} ${num(eaves)}V${num(ly)}`, stroke(iron, Math.max(1, unit * 0.003))) : '') +
      path(
        `M${num(lx - unit * 0.022)} ${num(ly)}h${num(unit * 0.044)}l${num(-unit * 0.01)} ${num(-unit * 0.02)}h${num(-unit * 0.024)}Z`,
        fill(iron),
      ) +
      path(
        `M${num(lx - unit * 0.014)} ${num(ly)}a${num(unit * 0.014)} ${num(unit * 0.014)} 0 0 0 ${num(unit * 0.028)} 0Z`,
        fill(lampShare(light) > 0.25 ? LAMP : inLight(light, '#f6f0e2', 0.9)),
      );
  }
  const roof = roofed
    ? path(`M0 ${num(eaves - unit * 0.05)}H${num(width)}V${num(eaves)}H0Z`, fill(steel)) +
      path(scallops(width, eaves, unit), fill(mix(steel, light.dark, 0.25))) +
      rect(0, eaves - unit * 0.056, width, unit * 0.01, fill(mix(steel, light.sun, 0.3)))
    : '';
  const cx = width * (subjectX !== undefined && subjectX < width / 2 ? 0.6 : 0.4);
  const cy = eaves + unit * 0.085;
  const clock = roofed
    ? path(`M${num(cx)} ${num(eaves)}v${num(unit * 0.04)}`, stroke(iron, unit * 0.008)) +
      circle(cx, cy, unit * 0.048, fill(iron)) +
      circle(
        cx,
        cy,
        unit * 0.04,
        fill(lampShare(light) > 0.25 ? '#fff6df' : inLight(light, '#fbf7ec', 0.92)),
      ) +
      path(
        `M${num(cx)} ${num(cy)}v${num(-unit * 0.027)}M${num(cx)} ${num(cy)}l${num(unit * 0.018)} ${num(unit * 0.01)}`,
        stroke('#2a2f36', Math.max(1.2, unit * 0.005)),
      )
    : '';
  const bx = width * (subjectX !== undefined && subjectX < width / 2 ? 0.74 : 0.2);
  const wood = inLight(light, '#8a5f3f', 0.93);
  const bench =
    path(
      `M${num(bx)} ${num(foot + unit * 0.02)}v${num(-unit * 0.055)}M${num(bx + unit * 0.2)} ${num(foot + unit * 0.02)}v${num(-unit * 0.055)}M${num(bx)} ${num(foot - unit * 0.03)}v${num(-unit * 0.07)}M${num(bx + unit * 0.2)} ${num(foot - unit * 0.03)}v${num(-unit * 0.07)}`,
      stroke(iron, unit * 0.008),
    ) +
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
  let data = `M0 ${num(y - 1)}`;
  for (let x = 0; x < width; x += step)
    data += `L${num(x + step / 2)} ${num(y + unit * 0.02)}L${num(x + step)} ${num(y)}`;
  return `${data}V${num(y - 1)}Z`;
}
