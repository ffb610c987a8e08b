import { mix } from '../../../../color/oklch.ts';
import {
  fill,
  linearGradient,
  lines,
  type Point,
  path,
  rect,
  stroke,
  svg,
  svgDocument,
} from '../../../svg.ts';
import { drawRanges } from '../../land/range.ts';
import { drawWater } from '../../land/water.ts';
import { createWood } from '../../land/wood.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { drawProp } from '../../outdoors/props.ts';
import { evergreen, isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const NEEDLES = '#2a6a58';
const HORIZON = 0.6;
const ON_LAND = /house|cottage|cabin|hut|villa|tree|birch|pine|willow/;
/** How far out its head is, as a share of the way from the horizon to where a subject stands. */
const HEAD = 0.26;

/** A wooden pier that runs out into still water, far hills on the other shore. */
export const pier: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, light } = stage;
  const shore = height * HORIZON;
  const trees = drawShore(stage, shore);
  const ground = height * 0.87;
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawRanges(stage, HORIZON),
      ...drawWater(stage, { top: shore, bottom: height, color: '#2f6f92', mirrored: [trees] }),
      { name: 'far-shore', picture: svgDocument(width, height, trees) },
      drawFog(stage, 'water-fog', [HORIZON - 0.07, HORIZON + 0.14], 0.7 * light.mist, light.haze),
      drawDeck(stage, shore, ground),
    ],
    front: [],
    groundY: () => (stage.onLand ? ground : height * 0.84),
    ...(stage.onLand && stage.subjectX !== undefined ? { offshore: besideDeck(stage, stage.subjectX) } : {}),
  };
}

const halfDeck = ({ width, unit }: Stage): number => Math.min(unit * 0.46, width * 0.38);

/** The wider stretch of water along the deck: boats lie there, not on the planks. */
function besideDeck(stage: Stage, foot: number): NonNullable<Scene['offshore']> {
  const { width, height } = stage;
  const reach = halfDeck(stage) * 1.02;
  const right = foot <= width / 2;
  return {
    from: right ? foot + reach : width * 0.02,
    to: right ? width * 0.98 : foot - reach,
    y: height * 0.87,
    scale: 0.9,
  };
}

function drawShore(stage: Stage, shore: number): string {
  const { width, unit, light } = stage;
  const random = stage.random.fork('shore');
  const rise = rollingLine(random.fork('rise'), unit * 0.045, unit * 0.04, unit * 0.5);
  const strip = svg`M0 ${shore - 3}H${width}V${shore + 3}H0Z`;
  const wood = createWood(stage, { needles: NEEDLES, near: 0.6 });
  const count = Math.round((90 * width) / (unit * 1.9));
  for (let i = 0; i < count; i++) {
    const x = ((i + random.next()) / count) * width;
    const tall = Math.max(unit * 0.012, rise(x)) * random.range(0.7, 1.3);
    wood.plant(x, shore + 3, calmHeight(stage, x, shore, tall), random);
  }
  return path(strip, fill(inLight(light, evergreen(stage, NEEDLES), 0.6))) + wood.draw();
}

/** Planks in perspective, under the subject's feet where it has some. */
function drawDeck(stage: Stage, shore: number, ground: number): Layer {
  const { width, height, unit, light, subjectX, onLand, sunX } = stage;
  const beside = width * ((subjectX ?? 0) > width / 2 ? 0.24 : 0.76);
  const foot = subjectX === undefined ? width * 0.5 : onLand ? subjectX : beside;
  const vanish = foot + (sunX - foot) * 0.4;
  const half = halfDeck(stage);
  const at = (k: number, side: number): Point => [
    vanish + (foot + side * half - vanish) * k,
    shore + (ground - shore) * k,
  ];
  const end = (height * 1.02 - shore) / (ground - shore);
  const wood = inLight(light, isSnowy(stage) ? '#dfe6ec' : '#a9835f', 0.9);
  const dark = inLight(light, '#5a4434', 0.94);
  const defs = linearGradient('deck', at(HEAD, 0), at(end, 0), [
    [0, mix(wood, light.sun, 0.28), 1],
    [1, mix(wood, light.dark, 0.3), 1],
  ]);
  let joints = '';
  // Planks of one width come closer together with the distance.
  for (let depth = 1 / end; depth < 1 / HEAD; depth += 0.11) {
    const [a, b] = [at(1 / depth, -1), at(1 / depth, 1)];
    joints += lines([a, b]);
  }
  const sheen = lines([at(HEAD, -0.16), at(end, -0.16), at(end, 0.12), at(HEAD, 0.12)], true);
  let body = '';
  const drop = (k: number): number => unit * 0.045 * k;
  const edge = (side: number): string => {
    const [a, b] = [at(HEAD, side), at(end, side)];
    return lines([a, b, [b[0], b[1] + drop(end)], [a[0], a[1] + drop(HEAD)]], true);
  };
  const low = at(HEAD, 0)[1];
  const shade = lines([at(HEAD, -1.1), at(HEAD, 1.1), at(end, 1.5), at(end, -1.5)], true);
  body += path(shade, fill(light.dark, 0.22));
  const posts = [HEAD, 0.42, 0.66, 1.06].map((k) => drawPost(stage, at(k, -1), at(k, 1), k, dark));
  body +=
    path(edge(-1) + edge(1), fill(mix(dark, light.dark, 0.3))) +
    path(lines([at(HEAD, -1), at(HEAD, 1), at(end, 1), at(end, -1)], true), 'fill="url(#deck)"') +
    path(sheen, fill(light.sun, 0.1)) +
    path(joints, stroke(light.dark, Math.max(0.8, unit * 0.003), 0.34)) +
    path(
      lines([at(HEAD, -1), at(end, -1)]) + lines([at(HEAD, 1), at(end, 1)]),
      stroke(mix(wood, light.sun, 0.4), unit * 0.006),
    );
  // What stands on the land behind would have the lamp grow from its roof.
  const hidden = stage.brings?.some((name) => ON_LAND.test(name)) ?? false;
  const lampAt = at(HEAD, sunX > vanish ? -0.84 : 0.84);
  return {
    name: 'pier',
    picture: svgDocument(
      width,
      height,
      body +
        posts.join('') +
        (hidden
          ? ''
          : drawProp(stage, 'street-lamp', {
              x: lampAt[0],
              y: low,
              tall: calmHeight(stage, lampAt[0], low, unit * 0.2),
              near: 0.9,
            })),
      defs + glowDefs,
    ),
  };
}

/** A pair of posts that hold the deck, with their shine in the water. */
function drawPost({ unit, light }: Stage, left: Point, right: Point, k: number, dark: string): string {
  const wide = unit * 0.04 * k;
  return [left, right]
    .map(([x, y], index) => {
      const top = y - unit * 0.075 * k;
      const from = x - (index === 0 ? wide : 0);
      return (
        rect(from, y + unit * 0.06 * k, wide, unit * 0.16 * k, fill(light.dark, 0.22)) +
        rect(from, top, wide, unit * 0.15 * k, fill(dark), wide * 0.2) +
        rect(from, top, wide, wide * 0.5, fill(mix(dark, light.sun, 0.4)), wide * 0.2)
      );
    })
    .join('');
}
