import { mix } from '../../../color/oklch.ts';
import {
  dots,
  fill,
  filled,
  linearGradient,
  lines,
  oval,
  type Point,
  path,
  radialGradient,
  svg,
  svgDocument,
} from '../../svg.ts';
import { inLight, type Light } from '../light/light.ts';
import { areaUnder, rollingLine } from '../shapes.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../stage.ts';

const ROCK = '#4a4652';

/** Inside a cave: stone teeth above and below, daylight through its mouth, a still pool on the floor. */
export const cave: PlaceDrawing = {
  horizon: 0.74,
  // In stone it is dark at every hour; what there is of light comes in from outside.
  indoors: (outside) => dim(outside),
  draw,
};

function dim(outside: Light): Light {
  const shade = (color: string, k: number): string => mix(mix(ROCK, outside.dark, 0.55), color, k);
  const wall = shade(outside.haze, 0.1);
  return {
    ...outside,
    sky: [
      shade(outside.haze, 0.02),
      shade(outside.haze, 0.04),
      wall,
      shade(outside.haze, 0.14),
      shade(outside.haze, 0.2),
    ],
    haze: shade(outside.haze, 0.34),
    dark: mix(outside.dark, '#08060c', 0.5),
    silhouette: Math.max(0.3, outside.silhouette * 0.6),
    disc: 0,
    stars: 0,
    clouds: 0,
    mist: outside.mist * 0.5,
  };
}

type Mouth = { x: number; y: number; reach: number; tall: number };

function draw(stage: Stage): Scene {
  const { width, height, unit, sunX, subjectX, random, calm } = stage;
  const lead = subjectX ?? width - sunX;
  let x = width * (width < height ? 0.56 : lead < width / 2 ? 0.64 : 0.36);
  if (calm && width > height) x = calm.x + calm.width / 2 < width / 2 ? width * 0.8 : width * 0.2;
  const foot = height * 0.76;
  const tall = Math.min(...[-0.25, 0, 0.25].map((k) => calmHeight(stage, x + unit * k, foot, unit * 0.48)));
  const mouth: Mouth = { x, y: foot, reach: unit * 0.34, tall };
  const ground = rollingLine(random.fork('ground'), height * 0.79, unit * 0.014, unit * 0.6, 3);
  return {
    back: [
      drawWall(stage, mouth),
      drawMouth(stage, mouth),
      drawFloor(stage, ground, mouth),
      drawTeeth(stage),
    ],
    front: [],
    groundY: (at) => ground(at) + unit * 0.1,
  };
}

/** Rock that fades from the light of the mouth into the dark, in facets. */
function drawWall(stage: Stage, mouth: Mouth): Layer {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('wall');
  const defs = radialGradient('wall', [mouth.x, mouth.y - mouth.tall * 0.5], unit * 1.15, [
    [0, mix(light.haze, light.sun, 0.12), 1],
    [0.35, light.sky[3], 1],
    [0.7, light.sky[1], 1],
    [1, light.dark, 1],
  ]);
  let [facets, shades] = ['', ''];
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.next() * width, random.next() * height * 0.8];
    const s = unit * random.range(0.04, 0.14);
    // Facets lie around the mouth like the stones of an arch.
    const turn = Math.atan2(y - mouth.y + mouth.tall * 0.4, x - mouth.x);
    const at = (along: number, across: number): Point => [
      x + (Math.cos(turn) * along - Math.sin(turn) * across) * s,
      y + (Math.sin(turn) * along + Math.cos(turn) * across) * s,
    ];
    const facet = lines([at(-0.5, -0.3), at(0.2, -0.5), at(0.6, 0.1), at(-0.1, 0.45)], true);
    if (i % 2 === 0) facets += facet;
    else shades += facet;
  }
  const body =
    svg`<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    path(facets, fill(light.haze, 0.07)) +
    path(shades, fill(light.dark, 0.2));
  return { name: 'wall', picture: svgDocument(width, height, body, defs) };
}

/** The way out: sky, hills and the beam that falls in. */
function drawMouth(stage: Stage, { x, y, reach, tall }: Mouth): Layer {
  const { width, height, unit, light, outside = light } = stage;
  const random = stage.random.fork('mouth');
  const outline: Point[] = Array.from({ length: 17 }, (_, i): Point => {
    const angle = Math.PI * (1 + i / 16);
    const r = random.range(0.92, 1.07);
    return [x + Math.cos(angle) * reach * r, y + Math.sin(angle) * tall * r];
  });
  const shape = lines([...outline, [x + reach, y + unit * 0.05], [x - reach, y + unit * 0.05]], true);
  const [a, b, c, d, e] = outside.sky;
  const defs =
    linearGradient(
      'out',
      [0, y - tall],
      [0, y],
      [
        [0, b, 1],
        [0.4, c, 1],
        [0.75, d, 1],
        [1, mix(e, a, 0.05), 1],
      ],
    ) +
    linearGradient(
      'beam',
      [x, y - tall * 0.1],
      [x, height],
      [
        [0, mix(outside.haze, outside.sun, 0.5), 0.4],
        [1, outside.haze, 0],
      ],
    ) +
    `<clipPath id="mouth">${path(shape, '')}</clipPath>`;
  const hill = (up: number, near: number, color: string): string =>
    filled(
      inLight(outside, color, near),
    )`M${x - reach * 1.2} ${y + unit * 0.06}V${y - tall * up}Q${x - reach * 0.4} ${y - tall * up * 1.9} ${x} ${y - tall * up}T${x + reach * 1.2} ${y - tall * up * 0.8}V${y + unit * 0.06}Z`;
  const stars: Point[] =
    outside.stars > 0.3
      ? Array.from(
          { length: 26 },
          (): Point => [x + reach * random.range(-0.9, 0.9), y - tall * random.range(0.35, 0.95)],
        )
      : [];
  const body =
    path(
      shape,
      svg`fill="none" stroke="${mix(light.haze, outside.sun, 0.4)}" stroke-opacity="0.5" stroke-width="${unit * 0.012}" stroke-linejoin="round"`,
    ) +
    `<g clip-path="url(#mouth)">${path(shape, 'fill="url(#out)"')}${dots(stars, Math.max(1.2, unit * 0.004), '#ffffff', 0.9)}${hill(0.3, 0.3, '#5f8f9a')}${hill(0.16, 0.5, '#5f9a6f')}${hill(0.06, 0.7, '#6ba046')}</g>` +
    path(
      svg`M${x - reach * 0.96} ${y - tall * 0.02}L${x + reach * 0.96} ${y - tall * 0.02}L${x + reach * 1.5} ${height}L${x - reach * 1.5} ${height}Z`,
      'fill="url(#beam)"',
    );
  return { name: 'mouth', picture: svgDocument(width, height, body, defs) };
}

/** The uneven floor, lit before the mouth, with a pool and loose stones. */
function drawFloor(stage: Stage, line: (x: number) => number, mouth: Mouth): Layer {
  const { width, height, unit, light, outside = light } = stage;
  const random = stage.random.fork('floor');
  const defs = radialGradient('floor', [mouth.x, mouth.y], unit * 0.95, [
    [0, mix(light.haze, outside.sun, 0.3), 1],
    [0.4, light.sky[4], 1],
    [1, mix(light.sky[0], light.dark, 0.4), 1],
  ]);
  const px = mouth.x + (mouth.x > width / 2 ? -1 : 1) * unit * 0.18;
  const py = height * 0.855;
  let stones = '';
  for (let i = 0; i < 16; i++) {
    const x = random.next() * width;
    const y = line(x) + unit * random.range(0.02, 0.16);
    const r = unit * random.range(0.01, 0.03);
    stones += svg`M${x - r * 1.3} ${y}L${x - r * 0.6} ${y - r}L${x + r * 0.5} ${y - r * 0.8}L${x + r * 1.3} ${y}Z`;
  }
  const body =
    path(areaUnder(width, height, line, 8), 'fill="url(#floor)"') +
    path(oval([px, py], unit * 0.24, unit * 0.03), fill(mix(outside.sky[2], light.dark, 0.35))) +
    path(
      oval([px, py + unit * 0.003], unit * 0.22, unit * 0.022),
      fill(mix(outside.sky[3], light.dark, 0.12), 0.8),
    ) +
    path(stones, fill(mix(light.sky[1], light.dark, 0.3)));
  return { name: 'floor', picture: svgDocument(width, height, body, defs) };
}

/** Stalactites from the ceiling and stalagmites at the sides, the nearest as black shapes. */
function drawTeeth(stage: Stage): Layer {
  const { width, height, unit, light, calm } = stage;
  const random = stage.random.fork('teeth');
  let [far, near] = [svg`M0 0H${width}V${unit * 0.05}`, ''];
  const spikes: string[] = [];
  for (let x = width; x > 0; ) {
    const w = unit * random.range(0.03, 0.07);
    const words = calm && x > calm.x - 30 && x - w < calm.x + calm.width + 30;
    const long = words ? Math.min(unit * 0.03, calm.y * 0.5) : unit * random.range(0.05, 0.24);
    spikes.push(svg`L${x - w * 0.35} ${unit * 0.03}L${x - w * 0.5} ${long}L${x - w * 0.65} ${unit * 0.03}`);
    x -= w;
  }
  far += svg`${spikes.join('')}L0 ${unit * 0.05}Z`;
  for (const side of [0, 1]) {
    const edge = side === 0 ? 0 : width;
    const s = side === 0 ? 1 : -1;
    const tall = Math.min(unit * 0.5, calmHeight(stage, edge + s * unit * 0.06, height, unit * 0.5));
    near += svg`M${edge} ${height}V${height - tall}L${edge + s * unit * 0.03} ${height - tall * 0.8}L${edge + s * unit * 0.05} ${height - tall * 0.96}L${edge + s * unit * 0.09} ${height - tall * 0.34}L${edge + s * unit * 0.13} ${height - tall * 0.5}L${edge + s * unit * 0.2} ${height - tall * 0.08}L${edge + s * unit * 0.3} ${height}Z`;
  }
  return {
    name: 'teeth',
    picture: svgDocument(
      width,
      height,
      path(far, fill(mix(light.sky[0], light.dark, 0.55))) +
        path(near, fill(mix(light.sky[0], light.dark, 0.7))),
    ),
  };
}
