import { mix } from '../../../../color/oklch.ts';
import { fill, lines, type Point, path, svg, svgDocument } from '../../../svg.ts';
import { drawBough } from '../../land/bough.ts';
import { drawMeadow } from '../../land/meadow.ts';
import { drawWater } from '../../land/water.ts';
import { createWood } from '../../land/wood.ts';
import { inLight } from '../../light/light.ts';
import { evergreen } from '../../seasons.ts';
import type { Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.64;

/** One great cone with a cap of snow over a lake that mirrors it. */
export const mountFuji: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const shore = height * HORIZON;
  const cone = drawCone(stage, shore);
  const trees = drawShore(stage, shore);
  const land: Line = (x) => height * 0.865 + unit * 0.02 * Math.sin((x / width) * 5 + 1);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      { name: 'cone', picture: svgDocument(width, height, cone) },
      drawFog(
        stage,
        'belt',
        [HORIZON - 0.2, HORIZON + 0.02],
        0.35 + 0.4 * light.mist,
        mix(light.haze, '#ffffff', 0.3),
      ),
      ...drawWater(stage, { top: shore, bottom: height, color: '#2d6f9e', mirrored: [cone, trees] }),
      { name: 'shore', picture: svgDocument(width, height, trees) },
      drawFog(stage, 'lake-fog', [HORIZON - 0.05, HORIZON + 0.09], 0.55 * light.mist, light.haze),
      ...(stage.onLand ? [drawMeadow(stage, land, 0)] : []),
    ],
    front: drawBough(stage, stage.season ?? 'spring'),
    groundY: (x) => (stage.onLand ? land(x) + unit * 0.02 : height * 0.83),
    ...(stage.onLand
      ? {
          offshore: {
            from: width * 0.1,
            to: width * 0.9,
            y: height * 0.75,
            scale: 0.7,
            shore: height * 0.84,
          },
        }
      : {}),
  };
}

/** Slopes that swing out towards their foot; snow runs down the ribs in tongues. */
function drawCone(stage: Stage, base: number): string {
  const { width, unit, light, sunX, subjectX, calm } = stage;
  const random = stage.random.fork('cone');
  const lead = subjectX ?? width - sunX;
  let x = width * (width < unit * 1.2 ? 0.5 : lead < width / 2 ? 0.6 : 0.4);
  if (calm && x > calm.x - unit * 0.2 && x < calm.x + calm.width + unit * 0.2)
    x = calm.x + calm.width / 2 < width / 2 ? width * 0.74 : width * 0.26;
  const tall = Math.min(...[-0.3, 0, 0.3].map((k) => calmHeight(stage, x + k * unit, base, unit * 0.46)));
  const [mouth, reach] = [tall * 0.09, unit * 0.86];
  const edge = (side: number, k: number): Point => [
    x + side * (mouth + (reach - mouth) * k ** 1.62),
    base - tall * (1 - k),
  ];
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const crown: Point[] = [
    edge(-1, 0),
    [x - mouth * 0.4, base - tall * 0.985],
    [x, base - tall * 0.995],
    [x + mouth * 0.5, base - tall * 0.98],
    edge(1, 0),
  ];
  const rock = inLight(light, '#4f6f9a', 0.56);
  const side = sunX > x ? 1 : -1;
  const whole = [
    ...steps.map((k) => edge(-1, k)).reverse(),
    ...crown,
    ...steps.map((k) => edge(1, k)),
    [x + reach, base + 4] as const,
    [x - reach, base + 4] as const,
  ];
  const ridge = steps.map(
    (k, i): Point => [
      x - side * mouth * 0.2 + side * mouth * (i % 2 === 0 ? 0.35 : -0.1) - side * reach * 0.1 * k ** 1.5,
      base - tall * (1 - k),
    ],
  );
  const lit = [...ridge, ...steps.map((k) => edge(side, k)).reverse()];
  // Tongues of snow, longer in winter.
  const deep =
    stage.season === 'winter' || light.weather === 'snow' ? 0.62 : stage.season === 'summer' ? 0.2 : 0.38;
  const tongues = 13;
  const hem = Array.from({ length: tongues * 2 + 1 }, (_, i): Point => {
    const share = i / (tongues * 2);
    const k = deep * (i % 2 === 0 ? random.range(0.5, 0.72) : random.range(0.86, 1.2));
    const [l, r] = [edge(-1, k)[0], edge(1, k)[0]];
    return [l + (r - l) * share, base - tall * (1 - k)];
  });
  const rim = (s: number, to: number): Point[] => Array.from({ length: 6 }, (_, i) => edge(s, (to * i) / 5));
  const leftEnd = deep * 0.6;
  const snow = [
    ...rim(-1, leftEnd).reverse(),
    ...crown.slice(1, -1),
    ...rim(1, leftEnd),
    ...hem.slice(1, -1).reverse(),
  ];
  const white = mix(inLight(light, '#f8fbff', 0.86), light.sun, 0.3);
  const dullSnow = mix(inLight(light, '#c3d4ea', 0.8), light.sky[1], 0.14);
  const clip = `<clipPath id="fuji-snow">${path(lines(snow, true), '')}</clipPath>`;
  return (
    path(lines(whole, true), fill(mix(rock, light.dark, 0.1))) +
    path(lines(lit, true), fill(mix(rock, light.sun, 0.2))) +
    path(lines(snow, true), fill(dullSnow)) +
    `${clip}<g clip-path="url(#fuji-snow)">${path(lines(lit, true), fill(white))}</g>`
  );
}

function drawShore(stage: Stage, base: number): string {
  const { width, unit, light } = stage;
  const random = stage.random.fork('shore');
  const hill: Line = (x) =>
    base - unit * (0.035 + 0.03 * Math.sin((x / unit) * 2.3 + 1) + 0.02 * Math.sin((x / unit) * 5.1));
  let data = svg`M0 ${base + 3}`;
  for (let x = 0; x <= width + 8; x += 8)
    data += svg`L${x} ${Math.min(base - 2, base - calmHeight(stage, x, base, base - hill(x)))}`;
  data += svg`L${width} ${base + 3}Z`;
  const wood = createWood(stage, { needles: '#1f4f45', near: 0.74 });
  for (let i = 0; i < (90 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    wood.plant(x, base + 3, calmHeight(stage, x, base, unit * random.range(0.016, 0.045)), random);
  }
  return path(data, fill(inLight(light, evergreen(stage, '#3f6f66'), 0.6))) + wood.draw();
}
