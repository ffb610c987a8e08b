import { mix } from '../../../../color/oklch.ts';
import { dots, fill, gradientDown, type Point, path, stroke, svg, svgDocument } from '../../../svg.ts';
import { inLight } from '../../light/light.ts';
import { turfColor } from '../../seasons.ts';
import { areaUnder, type Line } from '../../shapes.ts';
import type { Layer, Stage } from '../../stage.ts';

const STEPS = 8;

/** Steps of flooded fields down a hillside: each a mirror of the sky with a green rim. */
export const drawRiceTerraces = (stage: Stage): Layer[] =>
  Array.from({ length: STEPS }, (_, i) => drawStep(stage, i));

/** The rim of a step: it swings in bays, the nearer the wider. */
function rim({ width, height, unit, random }: Stage, index: number): Line {
  const k = index / (STEPS - 1);
  const bays = random.fork(`bays${index}`);
  const [a, b] = [bays.next() * 6.28, bays.next() * 6.28];
  const y = height * (0.635 + 0.235 * k ** 1.25);
  const swing = unit * (0.012 + 0.03 * k);
  const span = unit * (0.12 + 0.2 * k);
  return (x) =>
    y +
    swing * (Math.sin(x / span + a) + 0.5 * Math.sin((x / span) * 2.3 + b)) +
    unit * 0.03 * (x / width - 0.5) * (1 - k);
}

/** One flooded step with its seedlings, and the grassy bank that it ends in. */
function drawStep(stage: Stage, index: number): Layer {
  const { width, height, unit, light, sunX } = stage;
  const random = stage.random.fork(`step${index}`);
  const k = index / (STEPS - 1);
  const line = rim(stage, index);
  const near = 0.5 + 0.44 * k;
  const bank = inLight(light, turfColor(stage, '#6fa544'), near);
  const thick = unit * (0.014 + 0.024 * k);
  const water = gradientDown(
    'water',
    [line(width / 2) - unit * 0.06, line(width / 2) + unit * 0.06],
    [
      mix(light.sky[3], inLight(light, '#7fa8b5', 0.8), 0.2),
      mix(light.sky[2], inLight(light, '#5f8f8f', 0.85), 0.35),
    ],
  );
  const dry = index === STEPS - 1;
  let rice = '';
  const rows = Math.round((60 * width) / (unit * 1.9));
  for (let i = 0; i < rows; i++) {
    const x = random.next() * width;
    const y = line(x) + thick * random.range(1.4, 3.6);
    const l = unit * (0.008 + 0.016 * k);
    rice += svg`M${x} ${y}l${-l * 0.4} ${-l}M${x} ${y}v${-l * 1.15}M${x} ${y}l${l * 0.4} ${-l}`;
  }
  const shine: Point[] = Array.from({ length: 10 }, (): Point => {
    const x = sunX + (random.next() - 0.5) * unit * 0.5;
    return [x, line(x) + thick * random.range(1.6, 3.2)];
  });
  const under2: Line = (x) => line(x) + thick;
  const body =
    path(
      areaUnder(width, height, (x) => line(x) - thick * 0.18, 8),
      fill(mix(bank, light.sun, 0.22)),
    ) +
    path(areaUnder(width, height, line, 8), fill(bank)) +
    path(
      areaUnder(width, height, (x) => line(x) + thick * 0.55, 8),
      fill(mix(bank, light.dark, 0.22)),
    ) +
    (dry
      ? path(areaUnder(width, height, under2, 8), fill(mix(bank, light.sun, 0.06)))
      : path(areaUnder(width, height, under2, 8), 'fill="url(#water)"') +
        (light.disc > 0 ? dots(shine, Math.max(1, unit * 0.004), light.sun, 0.7) : '')) +
    path(
      rice,
      stroke(inLight(light, turfColor(stage, '#4f8f3f'), near), Math.max(0.8, unit * (0.0015 + 0.002 * k))),
    );
  return { name: `step${index}`, picture: svgDocument(width, height, body, water) };
}
