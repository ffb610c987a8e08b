import { mix } from '../../../../color/oklch.ts';
import { fill, path } from '../../../svg.ts';
import { drawHanok, drawStoneWall } from '../../buildings/hanok.ts';
import { drawTree } from '../../land/foliage.ts';
import { drawSlope, trailShape } from '../../land/terrain.ts';
import { createWood } from '../../land/wood.ts';
import { glowDefs } from '../../light/lamps.ts';
import { inLight } from '../../light/light.ts';
import { isSnowy } from '../../seasons.ts';
import { type Line, rollingLine } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { splitLayers } from '../../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;

/** A village of tiled roofs among stone walls and pines, wooded hills behind: hanok, minka. */
export const asianVillage: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { height, unit, light, random } = stage;
  const veil = mix(light.haze, light.sun, 0.2);
  const hill = (name: string, y: number, swing: number): Line => {
    const wanted = rollingLine(random.fork(name), height * y, unit * swing, unit * 0.7);
    return (x) => height * 0.72 - calmHeight(stage, x, height * 0.72, height * 0.72 - wanted(x));
  };
  const fog = (name: string, top: number, density: number): Layer =>
    drawFog(stage, name, [top, top + 0.2], density * light.mist + 0.08, veil);
  const rows = [
    { y: 0.685, tall: 0.13, near: 0.5, gap: 1.5 },
    { y: 0.745, tall: 0.18, near: 0.66, gap: 1.62 },
    { y: 0.82, tall: 0.27, near: 0.84, gap: 1.9 },
  ];
  const ground: Line = rollingLine(random.fork('ground'), height * 0.83, unit * 0.006, unit);
  return {
    back: [
      ...drawSky(stage, HORIZON),
      drawSlope(stage, { name: 'far', line: hill('far', 0.5, 0.09), color: '#5f8f8a', near: 0.26 }),
      fog('far-fog', 0.42, 0.5),
      drawWoods(stage, hill('woods', 0.58, 0.06)),
      fog('wood-fog', 0.52, 0.4),
      ...rows.flatMap((row, i) => drawRow(stage, row, i)),
      drawGround(stage, ground),
    ],
    front: [],
    groundY: (x) => ground(x) + unit * 0.06,
  };
}

function drawWoods(stage: Stage, line: Line): Layer {
  const { width, unit } = stage;
  const random = stage.random.fork('pines');
  const wood = createWood(stage, { needles: '#2f6a54', near: 0.46 });
  for (let i = 0; i < (70 * width) / (unit * 1.9); i++) {
    const x = random.next() * width;
    wood.plant(x, line(x) + 4, calmHeight(stage, x, line(x), unit * random.range(0.04, 0.09)), random);
  }
  return drawSlope(stage, { name: 'woods', line, color: '#5f8f62', near: 0.44, behind: wood.draw() });
}

function drawRow(
  stage: Stage,
  row: { y: number; tall: number; near: number; gap: number },
  index: number,
): Layer[] {
  const { width, height, unit, subjectX } = stage;
  const random = stage.random.fork(`row${index}`);
  const things: string[] = [];
  const y = height * row.y;
  for (let x = unit * random.range(-0.1, 0.12); x < width + unit * 0.1; ) {
    const tall = unit * row.tall * random.range(0.88, 1.1);
    const wide = tall * random.range(1.25, 1.7);
    const clear = index < 2 || subjectX === undefined || Math.abs(x - subjectX) > unit * 0.28;
    const free = calmHeight(stage, x, y, tall);
    if (clear) {
      if (index < 2 || random.next() < 0.8)
        things.push(
          drawHanok(
            stage,
            { x, y, width: wide * Math.min(1, free / tall), height: free, near: row.near },
            random,
          ),
        );
      if (index > 0 && random.next() < 0.7)
        things.push(
          drawStoneWall(
            stage,
            x + wide * 0.5,
            x + wide * row.gap * 0.72,
            y + unit * 0.012,
            tall * 0.3,
            row.near,
            random,
          ),
        );
      const tx = x + wide * random.range(0.75, 0.95);
      things.push(
        drawTree(
          stage,
          {
            x: tx,
            y: y + 4,
            height: calmHeight(stage, tx, y, tall * random.range(0.8, 1.15)),
            near: row.near,
          },
          random,
        ),
      );
    }
    x += wide * row.gap;
  }
  return [
    ...splitLayers(stage, `row${index}-`, things, glowDefs),
    drawSlope(stage, {
      name: `terrace${index}`,
      line: () => y + unit * 0.008,
      color: index === 2 ? '#86a855' : '#7f9f66',
      near: row.near,
    }),
  ];
}

function drawGround(stage: Stage, line: Line): Layer {
  const { width, height, unit, light } = stage;
  const way = trailShape({
    from: [width * 0.52, line(0) + unit * 0.004],
    to: [width * 0.46, height * 1.03],
    width: unit * 0.6,
    swing: unit * 0.1,
    bends: 1.4,
  });
  const sand = isSnowy(stage) ? '#d8e0e8' : '#d9c49c';
  return drawSlope(stage, {
    name: 'ground',
    line,
    color: '#86b04f',
    near: 0.88,
    upon: path(way, fill(inLight(light, sand, 0.88))),
  });
}
