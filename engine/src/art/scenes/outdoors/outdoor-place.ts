import { mix } from '../../../color/oklch.ts';
import { fill, lines, type Point, path, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { drawPavement, lightBeforeWall } from '../buildings/pavement.ts';
import { drawBough } from '../land/bough.ts';
import { drawMeadow } from '../land/meadow.ts';
import { drawRange, drawRanges } from '../land/range.ts';
import { drawRidgeWall } from '../land/ridge-wall.ts';
import { drawSlope, trailShape } from '../land/terrain.ts';
import { drawWater } from '../land/water.ts';
import { glowDefs } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy, turfColor } from '../seasons.ts';
import { areaUnder, grass } from '../shapes.ts';
import { drawSkyline } from '../sky/backdrop.ts';
import { drawFog } from '../sky/fog.ts';
import { drawSky } from '../sky/sky.ts';
import { splitLayers } from '../split-layers.ts';
import { calmHeight, type Layer, type PlaceDrawing, type Scene, type Stage } from '../stage.ts';
import { besideLead, drawThings } from './draw-things.ts';
import { drawFloor } from './floor.ts';
import { drawHouseWall } from './house-wall.ts';
import { drawHouses, drawRoofs } from './houses.ts';
import { type Ground, layGround } from './levels.ts';
import { PAINTERS } from './painters.ts';
import type { Part, PlaceData, Things } from './place-data.ts';
import { drawStrings } from './strings.ts';

/** A place in the open as its file says: its parts from far to near, and where figures stand. */
export function outdoorPlace(place: PlaceData): PlaceDrawing {
  const parts = [...place.parts, ...(place.front ?? [])];
  return {
    horizon: place.horizon,
    ...(place.walled && { relit: lightBeforeWall }),
    draw: (seen) => {
      const stage = place.season ? { ...seen, season: place.season } : seen;
      const ground = layGround(stage, parts);
      const { levelY } = ground;
      const drawAll = (list: readonly Part[] = []): Layer[] =>
        list
          .filter(({ when }) => when === undefined || (when === 'land') === stage.onLand)
          .flatMap((part) => drawPart(ground, part, parts));
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

function drawPart(ground: Ground, part: Part, parts: readonly Part[]): Layer[] {
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
  if ('water' in part) {
    const [top, bottom] = part.water;
    return drawWater(stage, {
      top: height * top,
      bottom: height * bottom,
      color: part.color,
      mirrored: parts.flatMap((other) =>
        part.mirrors?.includes(other.name) ? drawMirrored(ground, other) : [],
      ),
      defs: glowDefs,
    });
  }
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
    const fitted = part.fit ? layGround(fitStage(ground, part.fit, part.things), parts) : ground;
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
function drawMirrored(ground: Ground, part: Part): string[] {
  if ('houses' in part) return drawHouses(ground, part, true);
  if ('things' in part) return drawThings(ground, part.things, ground.stage.random.fork(part.name));
  return drawPart(ground, part, []).flatMap(({ picture }) =>
    typeof picture === 'string' ? [picture.replaceAll(/<\/?svg[^>]*>/g, '')] : [],
  );
}

function drawHill(ground: Ground, part: Extract<Part, { slope: unknown }>): Layer {
  const { stage, lines } = ground;
  const { width, unit, light } = stage;
  const { name, color, bare, near, blades: [count, tall] = [0, 0], behind = [], upon = [] } = part;
  const line = lines.get(name) ?? (() => stage.height);
  const random = stage.random.fork(`${name}-things`);
  return drawSlope(stage, {
    name,
    line,
    color,
    ...(bare && !isSnowy(stage) ? { bare } : {}),
    near,
    behind:
      (part.wash ? drawWash(stage, line, unit * part.wash, color) : '') +
      drawThings(ground, behind, random).join('') +
      (count === 0
        ? ''
        : path(
            grass(width, (x) => line(x) + 2, Math.round((count * width) / (unit * 1.9)), unit * tall, random),
            fill(inLight(light, turfColor(stage, mix(color, light.dark, 0.1)), near)),
          )),
    upon:
      (part.fields ? drawFields(stage, part.fields, line, near) : '') +
      (part.ripples ? drawRipples(stage, line, part.ripples, color) : '') +
      (part.mown ? mowing(stage, line(width / 2)) : '') +
      upon
        .map((on) =>
          'way' in on
            ? drawWay(stage, on, line, near)
            : 'ridgeWall' in on
              ? drawRidgeWall(stage, line, on.ridgeWall, near + 0.1)
              : drawThings(ground, [on], random).join(''),
        )
        .join(''),
    defs: glowDefs,
  });
}

/** Foam where water runs out before the edge of sand, and what it has left wet. */
function drawWash(stage: Stage, line: (x: number) => number, reach: number, color: string): string {
  const { width, height, unit, light } = stage;
  const phase = stage.random.fork('wash').next() * 6.28;
  const band = (k: number, paint: string): string =>
    path(
      areaUnder(
        width,
        height,
        (x) => line(x) - reach * (k + 0.12 * Math.sin(x / (unit * 0.24) + phase + k * 4)),
      ),
      paint,
    );
  const foam = mix(inLight(light, '#ffffff', 0.85), light.sun, 0.3);
  const wet = mix(inLight(light, color, 0.88), light.sky[2], 0.42);
  return (
    band(1, fill(foam, 0.5)) +
    band(0.82, fill(mix(wet, light.sky[3], 0.35), 0.9)) +
    band(0.56, fill(foam, 0.95)) +
    band(0.47, fill(mix(wet, light.dark, 0.12)))
  );
}

/** Ripples of the wind in sand. */
function drawRipples(stage: Stage, line: (x: number) => number, count: number, color: string): string {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('ripples');
  let ripples = '';
  for (let i = 0; i < count; i++) {
    const k = random.next() ** 0.8;
    const x = random.range(-0.05, 1) * width;
    const y = line(x) + unit * 0.025 + (height - line(x)) * k;
    const reach = unit * random.range(0.06, 0.2) * (0.5 + k);
    ripples += svg`M${x} ${y}q${reach * 0.25} ${-unit * 0.012} ${reach * 0.5} 0t${reach * 0.5} 0`;
  }
  const dark = mix(inLight(light, color, 0.94), light.dark, 0.3);
  return path(ripples, stroke(dark, Math.max(1, unit * 0.0032), 0.5));
}

/** The stripes of a mower, which run to the viewer. */
function mowing(stage: Stage, top: number): string {
  const { width, height, unit, light } = stage;
  let stripes = '';
  for (let i = -12; i < 12; i += 2)
    stripes += svg`M${width / 2 + i * unit * 0.11} ${top}L${width / 2 + i * unit * 0.34} ${height}H${width / 2 + (i + 1) * unit * 0.34}L${width / 2 + (i + 1) * unit * 0.11} ${top}Z`;
  return path(stripes, fill(light.sun, isSnowy(stage) ? 0.04 : 0.08));
}

/** Strips of fields that fan out from behind a hill. */
function drawFields(
  stage: Stage,
  colors: readonly string[],
  line: (x: number) => number,
  near: number,
): string {
  const { width, height, unit, light } = stage;
  const random = stage.random.fork('fields');
  let [strips, x] = ['', -unit * 0.1];
  for (let i = 0; x < width; i++) {
    const wide = unit * random.range(0.12, 0.34);
    const slant = (x + wide / 2 - width / 2) * 0.5;
    const top = [0, 0.5, 1].map((k): Point => [x + wide * k, line(x + wide * k) + unit * 0.002]);
    const color = turfColor(stage, colors[i % colors.length] ?? '#93b765');
    strips += path(
      lines([...top, [x + wide + slant * 1.1, height * 0.76], [x + slant, height * 0.76]], true),
      fill(inLight(light, color, near + 0.02)),
    );
    x += wide;
  }
  return strips;
}

type Way = Extract<NonNullable<Extract<Part, { slope: unknown }>['upon']>[number], { way: unknown }>;

/** A way from the edge of a slope to the viewer. */
function drawWay(stage: Stage, { way, color }: Way, line: (x: number) => number, near: number): string {
  const { width, height, unit, light } = stage;
  const x = width * way.from[0];
  const trail = {
    from: [x, line(x) + unit * way.from[1]],
    to: [width * way.to[0], height * way.to[1]],
    width: unit * way.width,
    swing: unit * way.swing,
    bends: way.bends,
  } as const;
  const sand = inLight(light, isSnowy(stage) ? '#d8e0e8' : color, near);
  return (
    path(trailShape(trail), fill(mix(sand, light.dark, 0.12))) + path(trailShape(trail, 0.08), fill(sand))
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
