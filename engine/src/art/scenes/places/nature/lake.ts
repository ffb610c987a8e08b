import { fill, path, svgDocument } from '../../../svg.ts';
import { drawMeadow } from '../../land/meadow.ts';
import { drawRange, drawRanges } from '../../land/range.ts';
import { drawWater } from '../../land/water.ts';
import { createWood } from '../../land/wood.ts';
import { inLight } from '../../light/light.ts';
import { evergreen, turfColor } from '../../seasons.ts';
import { grass, type Line } from '../../shapes.ts';
import { drawFog } from '../../sky/fog.ts';
import { drawSky } from '../../sky/sky.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../../stage.ts';

const HORIZON = 0.6;
const NEEDLES = '#1f5c45';

/** Mountains and spruces mirrored in still water, reeds in front. */
export const lake: PlaceDrawing = {
  horizon: HORIZON,
  draw,
};

function draw(stage: Stage): Scene {
  const { width, height, unit, light } = stage;
  const shore = height * HORIZON;
  const mirrored = drawRange(stage, {
    name: 'middle',
    base: shore + unit * 0.02,
    height: unit * 0.3,
    count: 6,
    near: 0.48,
    snow: 0.32,
    rock: '#5b6f8a',
  });
  const trees = drawSpruces(stage, shore);
  const bank: Line = (x) => height * 0.97 + unit * (0.05 * Math.sin((x / width) * 3.1 + 0.4) - 0.015);
  // Who has feet stands on the near bank.
  const land: Line = (x) =>
    height * 0.86 + unit * 0.03 * Math.sin((x / width) * 4 + 1) + 0.1 * Math.abs(x - (stage.subjectX ?? 0));
  return {
    back: [
      ...drawSky(stage, HORIZON),
      ...drawRanges(stage, HORIZON),
      ...drawWater(stage, { top: shore, bottom: height, color: '#2d6f8e', mirrored: [mirrored, trees] }),
      { name: 'far-shore', picture: svgDocument(width, height, trees) },
      drawFog(stage, 'lake-fog', [HORIZON - 0.08, HORIZON + 0.14], 0.75 * light.mist, light.haze),
      ...(stage.onLand ? [drawMeadow(stage, land, 0)] : []),
    ],
    front: [drawReeds(stage, bank)],
    groundY: (x) => (stage.onLand ? Math.min(land(x) + unit * 0.02, height * 0.985) : height * 0.79),
    ...(stage.onLand
      ? {
          offshore: {
            from: width * 0.1,
            to: width * 0.9,
            y: height * 0.72,
            scale: 0.7,
            shore: height * 0.82,
          },
        }
      : {}),
  };
}

function drawSpruces(stage: Stage, shore: number): string {
  const { width, unit, light } = stage;
  const random = stage.random.fork('far-trees');
  const count = Math.round((70 * width) / (unit * 1.9));
  const wood = createWood(stage, { needles: NEEDLES, near: 0.78 });
  for (let i = 0; i < count; i++) {
    const x = ((i + random.next()) / count) * width;
    const side = Math.abs(x / width - 0.5) * 2;
    const tall = unit * (0.03 + 0.13 * side * side * random.range(0.5, 1.4));
    wood.plant(x, shore + 4, calmHeight(stage, x, shore, tall), random);
  }
  const strip = `M0 ${shore - 3}H${width}V${shore + 3}H0Z`;
  return wood.draw() + path(strip, fill(inLight(light, evergreen(stage, NEEDLES), 0.78)));
}

function drawReeds(stage: Stage, bank: Line): Layer {
  const { width, height, unit, light, random } = stage;
  const color = fill(inLight(light, turfColor(stage, '#2c5a3f'), 0.98));
  const reeds = grass(
    width,
    bank,
    Math.round((200 * width) / (unit * 1.9)),
    unit * 0.075,
    random.fork('reeds'),
  );
  const sides: Line = (x) => bank(x) - unit * 0.03;
  const clumps = grass(width * 0.28, sides, 70, unit * 0.13, random.fork('clump'));
  return { name: 'reeds', picture: svgDocument(width, height, path(reeds + clumps, color)) };
}
