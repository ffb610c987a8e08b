import { mix } from '../../../color/oklch.ts';
import { fill, linearGradient, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { inLight } from '../light/light.ts';
import { SNOW } from '../seasons.ts';
import { splitBodies } from '../split-layers.ts';
import type { Layer, Stage } from '../stage.ts';

export type WaterShape = {
  /** The far shore, px from the top; the water goes on to `bottom`. */
  top: number;
  bottom: number;
  /** Own color of deep water. */
  color: string;
  /** SVG of the things that stand on the far shore, to be mirrored. */
  mirrored?: readonly string[];
  /** Gradients that `mirrored` is painted with. */
  defs?: string;
};

/** Color of the water from the far shore (0) to the viewer (1). */
export function waterColor({ light }: Stage, color: string, near: number): string {
  const far = mix(light.haze, light.sky[3], 0.45);
  const middle = mix(mix(light.sky[1], light.sky[2], 0.4), inLight(light, color, 0.9), 0.45);
  const close = mix(mix(light.sky[0], light.dark, 0.35), inLight(light, color, 1), 0.5);
  return near < 0.4 ? mix(far, middle, near / 0.4) : mix(middle, close, (near - 0.4) / 0.6);
}

/** A sheet of water: the sky in it, the far shore upside down, ripples, and the path of the sun. */
export function drawWater(stage: Stage, shape: WaterShape): Layer[] {
  if (stage.sights.has('ice')) return [drawIce(stage, shape)];
  const { width, height, light } = stage;
  const { top, bottom, color, mirrored = [], defs = '' } = shape;
  const sheet = linearGradient(
    'water',
    [0, top],
    [0, bottom],
    [
      [0, waterColor(stage, color, 0), 1],
      [0.35, waterColor(stage, color, 0.4), 1],
      [1, waterColor(stage, color, 1), 1],
    ],
  );
  const clip = `<clipPath id="sheet">${rect(0, top, width, bottom - top, '')}</clipPath>`;
  const mirror = (things: string): string =>
    things === ''
      ? ''
      : svg`<g clip-path="url(#sheet)"><g opacity="0.38" transform="matrix(1 0 0 -0.8 0 ${top * 1.8})">${things}</g></g>`;
  const shine = light.disc > 0 || light.time === 'dusk' ? drawGlitter(stage, shape) : '';
  const bodies = splitBodies(mirrored).map(mirror);
  bodies[0] = rect(0, top, width, bottom - top, 'fill="url(#water)"') + bodies[0];
  bodies[bodies.length - 1] += drawRipples(stage, shape) + shine;
  return bodies.map((body, at) => ({
    name: at === 0 ? 'water' : `water${at}`,
    picture: svgDocument(width, height, body, sheet + clip + defs),
  }));
}

/** A frozen sheet: pale, with the marks of skates and cracks, and drifts of snow at its shores. */
function drawIce(stage: Stage, { top, bottom }: WaterShape): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('ice');
  const tone = (color: string, near: number): string => mix(inLight(light, color, near), light.sky[3], 0.16);
  const sheet = linearGradient(
    'ice',
    [0, top],
    [0, bottom],
    [
      [0, tone('#e9f2f8', 0.7), 1],
      [0.5, tone('#cfe2ee', 0.92), 1],
      [1, tone('#b7d2e3', 1), 1],
    ],
  );
  let [marks, drifts] = ['', ''];
  for (let i = 0; i < Math.round((46 * width) / (unit * 1.9)); i++) {
    const k = random.next() ** 1.3;
    const [x, y] = [random.next() * width, top + 4 + (bottom - top) * k];
    const reach = unit * random.range(0.05, 0.16) * (0.3 + k);
    marks += svg`M${x - reach} ${y}Q${x} ${y + reach * random.range(-0.22, 0.22)} ${x + reach} ${y + reach * random.range(-0.08, 0.08)}`;
    if (i % 4 === 0) drifts += lens(x, y, reach * 1.6, reach * 0.09);
  }
  const body =
    rect(0, top, width, bottom - top, 'fill="url(#ice)"') +
    path(drifts, fill(inLight(light, SNOW, 0.98), 0.7)) +
    path(marks, stroke(inLight(light, '#ffffff', 1), Math.max(0.8, unit * 0.0022), 0.6));
  return { name: 'water', picture: svgDocument(width, height, body, sheet) };
}

/** How high the waves of open water go: 1 in fair weather. */
export const roughness = ({ light, sights }: Stage): number =>
  sights.has('waves') ? 3.6 : light.weather === 'storm' ? 2.6 : 1;

function drawRipples(stage: Stage, { top, bottom, color }: WaterShape): string {
  const { width, unit, light } = stage;
  const random = stage.random.fork('ripples');
  let [pale, deep] = ['', ''];
  const count = Math.round((150 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const k = random.next() ** 1.6;
    const line = lens(
      random.next() * width,
      top + 2 + (bottom - top) * k,
      unit * random.range(0.02, 0.09) * (0.4 + 1.8 * k),
      unit * (0.0008 + 0.0035 * k),
    );
    if (random.next() < 0.55) pale += line;
    else deep += line;
  }
  return (
    path(deep, fill(mix(waterColor(stage, color, 1), light.dark, 0.25), 0.2)) +
    path(pale, fill(mix(light.haze, light.sky[4], 0.5), 0.26))
  );
}

/** The path of the sun: short lenses of light, wider and rarer towards the viewer. */
function drawGlitter(stage: Stage, { top, bottom }: WaterShape): string {
  const { unit, light, sunX } = stage;
  const random = stage.random.fork('glitter');
  let data = '';
  for (let i = 0; i < 120; i++) {
    const k = random.next() ** 1.4;
    const swing = (random.next() + random.next() + random.next() - 1.5) * unit * (0.07 + 0.2 * k);
    data += lens(
      sunX + swing,
      top + 1 + (bottom - top) * k * 0.94,
      unit * random.range(0.012, 0.05) * (0.5 + k),
      unit * (0.0012 + 0.003 * k),
    );
  }
  return path(data, fill(light.sun, light.time === 'day' ? 0.75 : 0.55));
}

/** A thin lens lying on the water. */
function lens(x: number, y: number, reach: number, half: number): string {
  return svg`M${x - reach} ${y}Q${x} ${y - 2 * half} ${x + reach} ${y}Q${x} ${y + 2 * half} ${x - reach} ${y}Z`;
}
