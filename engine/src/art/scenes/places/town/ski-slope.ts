import { mix } from '../../../../color/oklch.ts';
import { fill, gradientDown, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { drawRange } from '../../land/range.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { areaUnder, conifer, type Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const SNOW = '#f3f7fc';

/** A groomed piste down from white peaks: spruces at its sides, a chairlift, a chalet. */
export const skiSlope: PlaceDrawing = {
  horizon: HORIZON,
  draw: (stage) => draw({ ...stage, season: 'winter' }),
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, sunX } = stage;
  // The hill comes down from the side that is away from the sun.
  const fall = sunX > width / 2 ? 1 : -1;
  const slope =
    (y: number, tilt: number): Line =>
    (x) => {
      const wanted =
        height * y + fall * (x / width - 0.5) * unit * tilt + unit * 0.012 * Math.sin(x / (unit * 0.22));
      return height * 0.98 - calmHeight(stage, x, height * 0.98, height * 0.98 - wanted);
    };
  const far = slope(0.63, 0.3);
  const near = slope(0.78, 0.2);
  const peaks = drawRange(stage, {
    name: 'peaks',
    base: height * 0.72,
    height: unit * 0.44,
    count: 4,
    near: 0.42,
    snow: 0.75,
    rock: '#6c83a3',
  });
  return {
    back: [
      ...drawSky(stage, HORIZON),
      { name: 'peaks', picture: svgDocument(width, height, peaks) },
      drawFog(stage, 'peak-fog', [0.46, 0.74], 0.12 + 0.5 * light.mist),
      drawPiste(stage, 'far-slope', far, 0.64, 26, [0.06, 0.13]),
      drawLift(stage, far, fall),
      drawChalet(stage, far, fall),
      drawPiste(stage, 'near-slope', near, 0.9, 9, [0.2, 0.34]),
    ],
    front: [],
    groundY: (x) => near(x) + unit * 0.09,
  };
}

/** Snow with the lines of the groomer and of skis, spruces where nobody skis. */
function drawPiste(
  stage: Stage,
  name: string,
  line: Line,
  near: number,
  trees: number,
  [low, high]: readonly [number, number],
): Layer {
  const { width, height, unit, light, subjectX } = stage;
  const random = stage.random.fork(name);
  let [dark, white] = ['', ''];
  for (let i = 0; i < (trees * width) / (unit * 1.9); i++) {
    const k = random.next();
    const x = near > 0.8 ? (k < 0.5 ? k * 0.36 : 1 - (1 - k) * 0.36) * width : k * width;
    if (subjectX !== undefined && near > 0.8 && Math.abs(x - subjectX) < unit * 0.3) continue;
    const tall = calmHeight(stage, x, line(x), unit * random.range(low, high));
    dark += conifer(x, line(x) + 5, tall, random.fork(`tree${i}`));
    white += conifer(x + tall * 0.012, line(x) - tall * 0.3, tall * 0.66, random.fork(`snow${i}`));
  }
  const lit = mix(inLight({ ...light, silhouette: light.silhouette * 0.55 }, SNOW, near), light.sun, 0.25);
  const shade = mix(
    inLight({ ...light, silhouette: light.silhouette * 0.75 }, '#bcd0e6', near),
    light.sky[1],
    0.2,
  );
  const top = line(width / 2);
  const defs = gradientDown('piste', [top - unit * 0.08, top + unit * 0.24], [lit, shade]);
  let tracks = '';
  for (let i = 0; i < 7; i++) {
    const x = width * random.next();
    const y = line(x) + unit * 0.01;
    const swing = unit * random.range(0.03, 0.07) * near;
    let data = svg`M${x} ${y}`;
    for (let j = 1; j < 7; j++) {
      const down = y + ((height - y) * j) / 6;
      data += svg`Q${x + swing * (j % 2 === 0 ? 2.2 : -2.2)} ${down - (height - y) / 12} ${x + swing * 0.4 * j} ${down}`;
    }
    tracks += data;
  }
  const body =
    path(dark, fill(inLight(light, '#2f5f63', near))) +
    path(white, fill(inLight(light, SNOW, near), 0.82)) +
    path(areaUnder(width, height, line), 'fill="url(#piste)"') +
    path(tracks, stroke(mix(shade, light.sky[0], 0.2), Math.max(1, unit * 0.0035), 0.55));
  return { name, picture: svgDocument(width, height, body, defs) };
}

/** Pylons with a cable and its chairs, up the hill. */
function drawLift(stage: Stage, line: Line, fall: number): Layer {
  const { width, height, unit, light } = stage;
  const steel = inLight(light, '#3d4a56', 0.76);
  const red = inLight(light, '#c8433a', 0.78);
  let [pylons, cable, chairs, hangers] = ['', '', '', ''];
  const tops: Point[] = [0.12, 0.36, 0.6, 0.84].map((share): Point => {
    const k = fall > 0 ? share : 1 - share;
    const x = width * k;
    const tall = calmHeight(stage, x, line(x), unit * 0.15);
    pylons += svg`M${x - unit * 0.006} ${line(x) + 6}L${x - unit * 0.003} ${line(x) - tall}h${unit * 0.006}L${x + unit * 0.006} ${line(x) + 6}ZM${x - unit * 0.024} ${line(x) - tall}h${unit * 0.048}v${unit * 0.006}h${-unit * 0.048}Z`;
    return [x, line(x) - tall];
  });
  for (let i = 0; i < tops.length - 1; i++) {
    const [a, b] = [tops[i] ?? [0, 0], tops[i + 1] ?? [0, 0]];
    const sag = unit * 0.022;
    cable += svg`M${a[0]} ${a[1]}Q${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2 + sag * 2} ${b[0]} ${b[1]}`;
    for (const k of [0.25, 0.75]) {
      const x = a[0] + (b[0] - a[0]) * k;
      const y = a[1] + (b[1] - a[1]) * k + 4 * sag * k * (1 - k);
      hangers += svg`M${x} ${y}v${unit * 0.034}`;
      chairs += svg`M${x - unit * 0.018} ${y + unit * 0.03}h${unit * 0.036}v${unit * 0.018}h${-unit * 0.036}Z`;
    }
  }
  const body =
    path(cable + hangers, stroke(steel, Math.max(1, unit * 0.0025))) +
    path(pylons, fill(steel)) +
    path(chairs, fill(red));
  return { name: 'lift', picture: svgDocument(width, height, body) };
}

function drawChalet(stage: Stage, line: Line, fall: number): Layer {
  const { width, height, unit, subjectX } = stage;
  const x = width * (fall > 0 ? 0.74 : 0.14);
  const size = unit * 0.13;
  const y = line(x + size / 2) + unit * 0.03;
  const free =
    calmHeight(stage, x + size / 2, y, size) > size * 0.98 &&
    !(subjectX !== undefined && Math.abs(subjectX - x) < unit * 0.1);
  const house = free
    ? drawProp(stage, 'log-cabin', { x: x + size / 2, y, tall: size * 0.9, near: 0.78 })
    : '';
  return { name: 'chalet', picture: svgDocument(width, height, house, glowDefs) };
}
