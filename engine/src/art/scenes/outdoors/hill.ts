import { mix } from '../../../color/oklch.ts';
import { fill, gradientDown, lines, type Point, path, stroke, svg } from '../../svg.ts';
import { drawCraters } from '../land/craters.ts';
import { drawRidgeWall } from '../land/ridge-wall.ts';
import { drawSlope, trailShape } from '../land/terrain.ts';
import { glowDefs } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy, turfColor } from '../seasons.ts';
import { areaUnder, grass } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';
import { drawThings } from './draw-things.ts';
import type { Ground } from './levels.ts';
import type { Part } from './place-data.ts';

/** A slope with what its part says of it, and what stands behind its edge and on it. */
export function drawHill(ground: Ground, part: Extract<Part, { slope: unknown }>): Layer {
  const { stage, lines, colorOf } = ground;
  const { width, unit, light } = stage;
  const { name, bare, near, blades: [count, tall] = [0, 0], behind = [], upon = [] } = part;
  const color = colorOf(part.color);
  const line = lines.get(name) ?? (() => stage.height);
  const random = stage.random.fork(`${name}-things`);
  return drawSlope(stage, {
    name,
    line,
    color,
    ...(bare === 'ever' || (bare && !isSnowy(stage)) ? { bare: true } : {}),
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
      (part.flank ? drawFlank(stage, line, part.flank, inLight(light, color, near)) : '') +
      (part.craters ? drawCraters(stage, line, part.craters, inLight(light, color, near)) : '') +
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

/** What of a slope the sun does not reach. */
function drawFlank(stage: Stage, line: (x: number) => number, off: number, color: string): string {
  const { width, height, unit, light, sunX } = stage;
  const away = sunX > width / 2 ? -1 : 1;
  const edge = (x: number): number => Math.max(line(x), line(x + away * unit * off) + unit * 0.008);
  const body = path(areaUnder(width, height, edge, 8), 'fill="url(#flank)"');
  const top = line(width / 2);
  return `${gradientDown('flank', [top, top + unit * 0.22], [mix(color, light.sun, 0.05), mix(color, light.dark, 0.2)])}${body}`;
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
