import { mix } from '../../../../color/oklch.ts';
import { fill, filled, linearGradient, oval, path, rect, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawPavement, lightBeforeWall } from '../../buildings/pavement.ts';
import { glowDefs, LAMP, lampShare } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { splitLayers } from '../../split-layers.ts';
import { isBehindText, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const KERB = 0.8;
const BRICKS = ['#b9694f', '#a95f4a', '#c07a5a'] as const;
const SHUTTERS = ['#3f6f66', '#4d6f8f', '#8a4a3c'] as const;

/** The wall of a house along a pavement: of bricks, plastered in the color that the prompt gives it. */
export const houseWall: PlaceDrawing = {
  horizon: KERB,
  relit: lightBeforeWall,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit } = stage;
  const kerb = height * KERB;
  return {
    back: [drawWall(stage, kerb), ...drawWindows(stage, kerb), drawPavement(stage, kerb)],
    front: [],
    groundY: () => kerb + unit * 0.05,
  };
}

/** The color of the wall in its light. */
const paintOf = ({ light, random, tint }: Stage): string =>
  inLight(light, tint ?? random.fork('paint').pick(BRICKS), 0.94);

function drawWall(stage: Stage, kerb: number): Layer {
  const { width, height, unit, light, random, sunX, tint } = stage;
  const spin = random.fork('plaster');
  const plaster = paintOf(stage);
  const side = sunX > width / 2 ? 1 : -1;
  const defs = linearGradient(
    'plaster',
    [side > 0 ? width : 0, 0],
    [side > 0 ? 0 : width, height * 0.5],
    [
      [0, mix(plaster, light.sun, 0.14 + 0.12 * light.glow), 1],
      [0.6, plaster, 1],
      [1, mix(plaster, light.dark, 0.16), 1],
    ],
  );
  let [worn, grain] = ['', ''];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [spin.next() * width, spin.next() ** 0.6 * kerb];
    grain += oval([x, y], unit * spin.range(0.03, 0.13), unit * spin.range(0.004, 0.012));
  }
  for (let i = 0; i < 7; i++) {
    const x = spin.next() * width;
    worn += oval([x, kerb - unit * 0.07], unit * spin.range(0.06, 0.16), unit * spin.range(0.01, 0.03));
  }
  const base = unit * 0.075;
  const stone = mix(plaster, inLight(light, '#8d8880', 0.9), 0.7);
  const body =
    rect(0, 0, width, kerb, 'fill="url(#plaster)"') +
    (tint ? path(grain, fill(mix(plaster, light.sun, 0.3), 0.16)) : drawBricks(stage, kerb, plaster)) +
    path(worn, fill(mix(plaster, light.dark, 0.22), 0.3)) +
    rect(0, kerb - base, width, base, fill(stone)) +
    rect(0, kerb - base, width, unit * 0.008, fill(mix(stone, light.sun, 0.3))) +
    rect(0, kerb - unit * 0.012, width, unit * 0.012, fill(light.dark, 0.22)) +
    (isSnowy(stage)
      ? path(oval([width / 2, kerb], width * 0.62, unit * 0.018), fill(inLight(light, '#f2f7fb', 0.95)))
      : '');
  return { name: 'plaster', picture: svgDocument(width, height, body, defs + glowDefs) };
}

/** Courses of bricks with light joints, some of them darker or paler. */
function drawBricks({ width, unit, light, random }: Stage, kerb: number, color: string): string {
  const spin = random.fork('bricks');
  const [long, course] = [unit * 0.084, unit * 0.034];
  let [joints, dark, pale] = ['', '', ''];
  for (let row = 0, y = kerb; y > 0; row++, y -= course) {
    joints += svg`M0 ${y}H${width}`;
    for (let x = row % 2 === 0 ? 0 : -long / 2; x < width; x += long) {
      const pick = spin.next();
      if (pick < 0.14) dark += svg`M${x} ${y}h${long}v${-course}h${-long}Z`;
      else if (pick < 0.24) pale += svg`M${x} ${y}h${long}v${-course}h${-long}Z`;
      joints += svg`M${x} ${y}v${-course}`;
    }
  }
  return (
    path(dark, fill(light.dark, 0.13)) +
    path(pale, fill(light.sun, 0.14)) +
    path(joints, stroke(mix(color, light.sun, 0.42), Math.max(1, unit * 0.0034), 0.55))
  );
}

/** Windows with shutters and a box of flowers, across from who stands before the wall and never behind words. */
function drawWindows(stage: Stage, kerb: number): Layer[] {
  const { width, unit, light, random, subjectX } = stage;
  const wood = inLight(light, random.fork('shutters').pick(SHUTTERS), 0.94);
  const lit = lampShare(light) > 0.3;
  const glass = lit ? LAMP : mix(inLight(light, '#5f7f95', 0.9), light.sky[3], 0.35);
  const frame = inLight(light, '#f6f1e6', 0.95);
  const [w, h] = [unit * 0.17, unit * 0.27];
  const gap = unit * 0.56;
  const start = subjectX === undefined ? width * 0.26 : subjectX + gap * 0.82;
  const plaster = paintOf(stage);
  const windows: string[] = [];
  for (let step = -4; step <= 6; step++) {
    const x = start + step * gap;
    if (x - w < 0 || x + w > width) continue;
    // What stands before the wall has it plain behind.
    if (subjectX !== undefined && Math.abs(x - subjectX) < unit * 0.4) continue;
    for (let foot = kerb - unit * 0.4; foot > h; foot -= unit * 0.46) {
      const top = foot - h;
      if (
        [top, foot, (top + foot) / 2].some((y) =>
          [x - w, x, x + w].some((at) => isBehindText(stage, at, y, 0.05)),
        )
      )
        continue;
      windows.push(drawWindow(stage, { x, top, w, h }, { wood, glass, frame, plaster }));
    }
  }
  return splitLayers(stage, 'windows', windows);
}

function drawWindow(
  { unit, light, random }: Stage,
  { x, top, w, h }: { x: number; top: number; w: number; h: number },
  { wood, glass, frame, plaster }: Record<'wood' | 'glass' | 'frame' | 'plaster', string>,
): string {
  const leaf = w * 0.46;
  let [slats, green, flowers] = ['', '', ''];
  for (const left of [x - w / 2 - leaf - w * 0.02, x + w / 2 + w * 0.02])
    for (let i = 1; i < 9; i++)
      slats += svg`M${left + leaf * 0.14} ${top + (h * i) / 9}h${leaf * 0.72}v${h * 0.03}h${-leaf * 0.72}Z`;
  const spin = random.fork(`box${Math.round(x)}-${Math.round(top)}`);
  for (let i = 0; i < 11; i++) {
    const at = x - w * 0.56 + (w * 1.12 * i) / 10;
    green += oval([at, top + h + unit * 0.008], w * 0.09, unit * spin.range(0.014, 0.026));
    if (i % 2 === 0)
      flowers += oval([at, top + h - unit * spin.range(0.002, 0.014)], unit * 0.011, unit * 0.011);
  }
  const edge = unit * 0.012;
  return (
    rect(x - w / 2 - edge, top - edge, w + edge * 2, h + edge * 2, fill(mix(plaster, light.sun, 0.4))) +
    rect(x - w / 2, top, w, h, fill(frame)) +
    rect(x - w / 2 + edge, top + edge, w / 2 - edge * 1.4, h - edge * 2, fill(glass)) +
    rect(x + edge * 0.4, top + edge, w / 2 - edge * 1.4, h - edge * 2, fill(glass)) +
    rect(x - w / 2 + edge, top + h * 0.36, w - edge * 2, edge * 0.8, fill(frame)) +
    filled(
      '#ffffff',
      0.3,
    )`M${x - w * 0.36} ${top + h * 0.32}l${w * 0.2} ${-h * 0.22}h${w * 0.08}l${-w * 0.22} ${h * 0.24}Z` +
    rect(x - w / 2 - leaf - w * 0.02, top - edge * 0.5, leaf, h + edge, fill(wood)) +
    rect(x + w / 2 + w * 0.02, top - edge * 0.5, leaf, h + edge, fill(wood)) +
    path(slats, fill(light.dark, 0.22)) +
    rect(x - w * 0.62, top + h + edge * 1.2, w * 1.24, unit * 0.036, fill(mix(wood, light.dark, 0.25))) +
    path(green, fill(inLight(light, '#5f8f4a', 0.94))) +
    path(flowers, fill(inLight(light, '#e2556a', 0.95)))
  );
}
