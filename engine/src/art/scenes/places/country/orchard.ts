import { mix } from '../../../../color/oklch.ts';
import { dots, fill, oval, type Point, path, stroke, svg } from '../../../svg.ts';
import { layRows } from '../../land/crop-rows.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawMeadow } from '../../land/meadow.ts';
import { drawSlope } from '../../land/terrain.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.64;

/** Fruit trees in rows on grass: blossom in spring, apples in summer and autumn, windfalls and a basket below. */
export const orchard: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light, random, subjectX } = stage;
  const ground = height * 0.85;
  const grass = rollingLine(random.fork('grass'), height * 0.665, unit * 0.008, unit);
  const vanish: Point = [width * 0.52, height * 0.63];
  const deep = (ground - vanish[1]) / (height - vanish[1]);
  const wayX = vanish[0] + ((subjectX ?? width * 0.42) - vanish[0]) / deep;
  const levels = layRows(
    stage,
    { vanish, gap: unit * 0.62, step: unit * 0.3, disorder: 0.05, way: { x: wayX, half: unit * 0.4 } },
    random.fork('rows'),
  ).filter(({ y, scale }) => y < ground && scale > 0.11);
  const chance = random.fork('trees');
  const trees = levels.flatMap(({ feet, scale, y }) =>
    feet.map(({ x }) => drawFruitTree(stage, x, y, scale, chance)),
  );
  const hills = rollingLine(random.fork('hills'), height * 0.61, unit * 0.05, unit * 0.9);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, {
        name: 'hills',
        line: (x) => height * 0.66 - calmHeight(stage, x, height * 0.66, height * 0.66 - hills(x)),
        color: '#6f9f7a',
        near: 0.34,
      }),
      drawFog(stage, 'hill-fog', [0.5, 0.72], 0.5 * light.mist),
      drawSlope(stage, {
        name: 'grass',
        line: grass,
        color: '#86b556',
        near: 0.76,
        upon: drawWindfalls(stage, ground),
      }),
      ...splitLayers(stage, 'trees', trees),
    ],
    front: [drawMeadow(stage, () => height * 0.965, 1, '#6ba046')],
    groundY: () => ground,
  };
}

function drawFruitTree(stage: Stage, x: number, y: number, scale: number, random: Stage['random']): string {
  const { unit, light, season } = stage;
  const tall = calmHeight(stage, x, y, unit * 0.66 * scale);
  const near = Math.min(0.95, 0.48 + 0.5 * Math.sqrt(scale));
  const blossom = season === 'spring' ? { color: random.next() < 0.6 ? '#f6d3de' : '#fbeef0' } : {};
  const tree = drawTree(stage, { x, y, height: tall, near, ...blossom }, random);
  const shadow = path(oval([x, y], tall * 0.36, tall * 0.04), fill(light.dark, 0.2));
  if (season === 'spring' || season === 'winter' || isSnowy(stage)) return shadow + tree;
  const apples = Array.from({ length: 16 }, (): Point => {
    const angle = random.next() * 6.283;
    const r = Math.sqrt(random.next());
    return [x + Math.cos(angle) * tall * 0.27 * r, y - tall * 0.6 + Math.sin(angle) * tall * 0.28 * r];
  });
  const red = inLight(light, '#d8433a', near);
  return (
    shadow +
    tree +
    dots(apples, tall * 0.055, mix(red, light.dark, 0.15)) +
    dots(
      apples.map(([ax, ay]): Point => [ax - tall * 0.006, ay - tall * 0.008]),
      tall * 0.03,
      mix(red, light.sun, 0.3),
    )
  );
}

/** Fruit in the grass, and the light and shade between the rows. */
function drawWindfalls(stage: Stage, ground: number): string {
  const { width, height, unit, light, season } = stage;
  if (season === 'spring' || season === 'winter' || isSnowy(stage)) return '';
  const random = stage.random.fork('windfalls');
  const fallen = Array.from(
    { length: Math.round((26 * width) / (unit * 1.9)) },
    (): Point => [random.next() * width, ground + (height - ground) * random.range(-0.7, 0.5)],
  );
  let blades = '';
  for (let i = 0; i < 60; i++)
    blades += svg`M${random.next() * width} ${height * random.range(0.7, 0.98)}l${unit * 0.004} ${-unit * 0.014}`;
  return (
    path(blades, stroke(light.dark, Math.max(0.8, unit * 0.002), 0.2)) +
    dots(fallen, unit * 0.014, inLight(light, '#c9403a', 0.9))
  );
}
