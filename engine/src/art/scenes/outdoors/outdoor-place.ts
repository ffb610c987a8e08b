import { mix } from '../../../color/oklch.ts';
import { fill, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { drawPavement, lightBeforeWall } from '../buildings/pavement.ts';
import { drawLaneGround } from '../buildings/steep-street-ground.ts';
import { drawLaneHouses } from '../buildings/steep-street-houses.ts';
import { drawTowers } from '../buildings/towers.ts';
import { drawBough } from '../land/bough.ts';
import { drawMeadow } from '../land/meadow.ts';
import { drawRange, drawRanges } from '../land/range.ts';
import { drawShafts } from '../land/shafts.ts';
import { drawWaves } from '../land/swell.ts';
import { drawWater } from '../land/water.ts';
import { glowDefs } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { drawSkyline } from '../sky/backdrop.ts';
import { drawCloudBank } from '../sky/cloud-banks.ts';
import { drawFog } from '../sky/fog.ts';
import { drawSky } from '../sky/sky.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../stage.ts';
import { besideLead, drawThings } from './draw-things.ts';
import { drawFloor } from './floor.ts';
import { drawHill } from './hill.ts';
import { drawHouseWall } from './house-wall.ts';
import { drawHouses, drawRoofs } from './houses.ts';
import { type Ground, layGround } from './levels.ts';
import { PAINTERS } from './painters.ts';
import type { Part, PlaceData, Things } from './place-data.ts';
import { drawQuays } from './quays.ts';
import { drawNearRows, drawRows } from './rows.ts';
import { drawStrings } from './strings.ts';
import { lightOfWorld, soilOf } from './world.ts';

/** A place in the open as its file says: its parts from far to near, and where figures stand. */
export function outdoorPlace(place: PlaceData): PlaceDrawing {
  const parts = [...place.parts, ...(place.front ?? [])];
  const { world, horizon } = place;
  const wall = parts.find((part) => 'wall' in part);
  return {
    horizon: place.horizon,
    ...(place.walled && { relit: (light, { tint }) => lightBeforeWall(light, tint ?? wall?.colors[0]) }),
    ...(world && { relit: (light, stage) => lightOfWorld(light, world, soilOf(world, stage)) }),
    draw: (seen) => {
      const stage = inSeasonOf(place, seen);
      const ground = layGround(stage, parts, world && soilOf(world, stage));
      const { levelY } = ground;
      const drawAll = (list: readonly Part[] = []): Layer[] =>
        list
          .filter(({ when }) => when === undefined || (when === 'land') === stage.onLand)
          .flatMap((part) => drawPart(ground, part, parts, horizon));
      const foot = stage.onLand || place.afloat === undefined ? place.ground : place.afloat;
      const { width } = stage;
      return {
        back: drawAll(place.parts),
        front: drawAll(place.front),
        groundY: (x) => levelY(foot, x),
        ...(place.shore === undefined ? {} : { shore: levelY(place.shore) }),
        ...(place.surfaces && {
          surfaces: place.surfaces.map(({ name, from, to, y, beside }) => {
            const [middle, share] = beside ? [besideLead(stage, beside), stage.unit] : [0, width];
            return { name, from: middle + share * from, to: middle + share * to, y: levelY(y) };
          }),
        }),
        ...(place.offshore && stage.onLand && { offshore: offshoreOf(place.offshore, stage) }),
      };
    },
  };
}

function inSeasonOf({ season, world }: PlaceData, stage: Stage): Stage {
  if (!world) return season ? { ...stage, season } : stage;
  const { season: _, ...timeless } = stage;
  return timeless;
}

function offshoreOf(
  { from, to, y, scale, shore, beside }: NonNullable<PlaceData['offshore']>,
  { width, height, unit, subjectX = width / 2 }: Stage,
): NonNullable<Scene['offshore']> {
  const [left, right] = [width * from, width * to];
  const reach = beside === undefined ? 0 : unit * beside;
  const toRight = subjectX <= width / 2;
  return {
    from: reach > 0 && toRight ? subjectX + reach : left,
    to: reach > 0 && !toRight ? subjectX - reach : right,
    y: height * y,
    scale,
    ...(shore === undefined ? {} : { shore: height * shore }),
  };
}

function drawPart(ground: Ground, part: Part, parts: readonly Part[], horizon: number): Layer[] {
  const { stage, levelY } = ground;
  const { width, height, unit, light, random } = stage;
  const { name } = part;
  if ('sky' in part) return drawSky(stage, part.sky);
  if ('fog' in part) {
    const [clear, misty] = part.density;
    return [
      drawFog(
        stage,
        name,
        part.fog,
        clear + misty * light.mist,
        mix(light.haze, part.tone ?? light.sun, part.tone ? 0.35 : (part.sun ?? 0.2)),
      ),
    ];
  }
  if ('slope' in part) return [drawHill(ground, part)];
  if ('peaks' in part) {
    const { base, tall, ...peaks } = part.peaks;
    const body = drawRange(stage, {
      ...peaks,
      name,
      near: part.near,
      base: height * base,
      height: unit * tall,
    });
    return [{ name, picture: svgDocument(width, height, body) }];
  }
  if ('ranges' in part) return drawRanges(stage, part.ranges).slice(0, part.only);
  if ('meadow' in part)
    return [drawMeadow(stage, (x) => levelY({ on: name, plus: 0 }, x), part.depth, part.color)];
  if ('skyline' in part) return drawSkyline(stage, height * part.skyline);
  if ('towers' in part) return [drawTowers(stage, { ...part, base: levelY(part.towers) })];
  if ('cloudBank' in part) return [drawCloudBank(stage, { ...part, y: levelY(part.cloudBank) })];
  if ('shafts' in part) return [drawShafts(stage, name, horizon, part.shafts)];
  if ('rows' in part) return drawRows(ground, part);
  if ('nearer' in part)
    return parts.flatMap((far) =>
      'rows' in far && far.name === part.nearer ? drawNearRows(ground, far, name) : [],
    );
  if ('lane' in part) return drawLaneHouses(stage, name, part);
  if ('laneGround' in part) return [drawLaneGround(stage, name, part.laneGround, part.crossing)];
  if ('quays' in part) return drawQuays(stage, part);
  if ('water' in part) {
    const [top, bottom] = part.water;
    return drawWater(stage, {
      top: height * top,
      bottom: height * bottom,
      color: part.color,
      mirrored: parts.flatMap((other) =>
        part.mirrors?.includes(other.name) ? drawMirrored(ground, other, horizon) : [],
      ),
      defs: glowDefs,
    });
  }
  if ('swells' in part) return drawWaves(stage, part);
  if ('houses' in part) return splitLayers(stage, name, drawHouses(ground, part), glowDefs);
  if ('roofs' in part) return [drawRoofs(ground, part)];
  if ('pavement' in part) return [drawPavement(stage, height * part.pavement)];
  if ('floor' in part) return [drawFloor(ground, part)];
  if ('pickets' in part) return drawPickets(ground, part);
  if ('railing' in part) return [drawRailing(ground, part)];
  if ('string' in part) return [drawStrings(ground, part)];
  if ('bough' in part) return drawBough(stage, stage.season ?? part.bough);
  if ('wall' in part) return [drawHouseWall(ground, part)];
  if ('things' in part) {
    const fitted = part.fit ? layGround(fitStage(ground, part.fit, part.things), parts, ground.soil) : ground;
    return splitLayers(stage, name, drawThings(fitted, part.things, random.fork(name)), glowDefs);
  }
  const painter = PAINTERS[part.painter];
  if (!painter) throw new Error(`no painter is named ${part.painter}`);
  return part.unless?.some((own) => stage.brings?.includes(own)) ? [] : [painter(stage)].flat();
}

/** The stage with a smaller unit where words or the width leave less room than what stands there needs. */
function fitStage(
  { stage, levelY }: Ground,
  [tall, wide]: readonly [number, number],
  things: readonly Things[],
): Stage {
  const { calm, unit, width } = stage;
  const foot = levelY(things[0]?.y ?? 1);
  const room = calm ? Math.max(unit * 0.5, (foot - calm.y - calm.height - unit * 0.03) / tall) : unit;
  const { calm: _, ...rest } = stage;
  return { ...rest, unit: Math.min(unit, room, (width * 0.98) / wide) };
}

/** What of a part the water shows. */
function drawMirrored(ground: Ground, part: Part, horizon: number): string[] {
  if ('houses' in part) return drawHouses(ground, part, true);
  if ('things' in part) return drawThings(ground, part.things, ground.stage.random.fork(part.name));
  return drawPart(ground, part, [], horizon).flatMap(({ picture }) =>
    typeof picture === 'string' ? [picture.replaceAll(/<\/?svg[^>]*>/g, '')] : [],
  );
}

/** A fence of pointed boards on rails. */
function drawPickets({ stage, levelY }: Ground, part: Extract<Part, { pickets: unknown }>): Layer[] {
  const { width, height, unit, light, random, brings } = stage;
  if (part.unless?.some((end) => brings?.some((name) => name.endsWith(end)))) return [];
  const spin = random.fork(part.name);
  const wood = inLight(light, part.color, part.near);
  const w = unit * part.step;
  const board = Math.min(w - 1, unit * 0.036);
  let [pale, deep] = ['', ''];
  for (let x = 0, i = 0; x < width; x += w, i++) {
    const foot = levelY(part.pickets, x);
    const tall = calmHeight(stage, x, foot, unit * part.tall * spin.range(0.97, 1.03));
    const plank = svg`M${x} ${foot}V${foot - tall * 0.92}L${x + board / 2} ${foot - tall}L${x + board} ${foot - tall * 0.92}V${foot}Z`;
    if (i % 3 === 1) deep += plank;
    else pale += plank;
  }
  const rails = part.rails
    .map((k) => svg`M0 ${levelY(part.pickets) - unit * part.tall * k}H${width}`)
    .join('');
  const body =
    path(rails, stroke(mix(wood, light.dark, 0.2), unit * 0.012)) +
    path(pale, fill(mix(wood, light.sun, 0.12))) +
    path(deep, fill(wood));
  return [{ name: part.name, picture: svgDocument(width, height, body) }];
}

/** Posts with bars between them, along the whole picture. */
function drawRailing({ stage, levelY }: Ground, part: Extract<Part, { railing: unknown }>): Layer {
  const { width, height, unit, light } = stage;
  const foot = levelY(part.railing);
  const top = foot - unit * part.tall;
  const iron = inLight(light, part.color, 0.93);
  let posts = '';
  for (let x = unit * part.step * 0.4; x < width; x += unit * part.step) posts += svg`M${x} ${foot}V${top}`;
  const bars = part.bars.map((k) => svg`M0 ${foot - unit * part.tall * k}H${width}`).join('');
  const body =
    path(posts + bars, stroke(iron, Math.max(1.2, unit * 0.005))) +
    rect(0, top - unit * 0.006, width, unit * 0.013, fill(mix(iron, light.sun, 0.12)));
  return { name: part.name, picture: svgDocument(width, height, body) };
}
