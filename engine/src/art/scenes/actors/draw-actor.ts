import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Box } from '../../../geometry.ts';
import { hasFront } from '../../drawings/being.ts';
import type { DrawingColors, Surroundings } from '../../drawings/drawing.ts';
import { drawingsIn } from '../../drawings/drawings.ts';
import { fill, num, path, radialGradient, rect, stroke, svg, svgDocument } from '../../svg.ts';
import { type Grade, gradeLight } from '../light/grade.ts';
import { drawLamplight, inLamplight, isDark, type Lamp, lampAt, listLamps } from '../light/lamplight.ts';
import { LAMP } from '../light/lamps.ts';
import { inLight, isClouded, type Light } from '../light/light.ts';
import { isSnowy, SNOW } from '../seasons.ts';
import { drawSmoke } from '../sky/smoke.ts';
import type { Layer, Stage } from '../stage.ts';
import type { Actor } from './actors.ts';
import type { Cast } from './cast.ts';
import { toBounds } from './cast.ts';

const plants = drawingsIn('plants');

export type DrawnCast = { layer: Layer; bounds: Box[] };

/** Figures from back to front, lit by the scene: tinted, rimmed by the sun, with a shadow or a reflection. */
export function drawCast(stage: Stage, casts: readonly Cast[]): DrawnCast {
  const lamps = listLamps(stage, casts);
  const drawn = casts.map((cast, index) => drawFigure(stage, cast, lamps, `f${index}`));
  const shine = drawLamplight(stage, lamps);
  const { width, height } = stage;
  const body = shine.below + drawn.map((figure) => figure.body).join('') + shine.above;
  const defs = shine.defs + drawn.map((figure) => figure.defs).join('');
  const name = `actors-${[...new Set(casts.map(({ actor }) => actor.drawing.name))].join('-')}`;
  return { layer: { name, picture: svgDocument(width, height, body, defs) }, bounds: casts.map(toBounds) };
}

function drawChimneySmoke(stage: Stage, { actor, looks }: Cast, { x, y }: Box, scale: number): string {
  const { chimney, faces, drawing } = actor;
  if (!chimney) return '';
  const across = faces !== undefined && faces !== looks ? drawing.width - chimney.x : chimney.x;
  return drawSmoke(stage, x + across * scale, y + chimney.y * scale, chimney.width * 0.5 * scale);
}

/** The track of a train from one edge of the picture to the other, in the coordinates of its drawing. */
function drawTrack({ width, outside }: Stage, { track, drawing }: Actor, scale: number, ink: string): string {
  if (!track || outside) return '';
  const [railY, thick] = track.rail;
  const [y, deep, first, every, long] = track.sleepers;
  const reach = Math.ceil(width / scale / every);
  let sleepers = '';
  for (let at = -reach; at <= reach + drawing.width / every; at++)
    sleepers += svg`M${first + at * every} ${y}h${long}`;
  const rail = svg`M${-reach * every} ${railY}H${drawing.width + reach * every}`;
  return path(sleepers, stroke(ink, deep)) + path(rail, stroke(ink, thick));
}

/** What is rooted leans with the wind, away from the sun, as an SVG transform. */
function bend({ sights, sunX }: Stage, { actor, x, looks, raised }: Cast): string {
  const { drawing, shown = 1, faces } = actor;
  if (!sights.has('wind') || raised || !plants.includes(drawing)) return '';
  const mirrored = faces !== undefined && faces !== looks ? -1 : 1;
  const foot = num(drawing.height * shown);
  return ` translate(0 ${foot}) skewX(${(sunX > x ? 7 : -7) * mirrored}) translate(0 -${foot})`;
}

/** What the scene makes of its figures; a room keeps the seasons out. */
function surroundingsOf(stage: Stage): Surroundings {
  const { season, sights, outside } = stage;
  const lit = isDark(stage);
  if (outside) return { lit };
  return { ...(season ? { season } : {}), bloom: sights.has('bloom'), snow: isSnowy(stage), lit };
}

const gradeColors = ({ fixed, ...colors }: DrawingColors, grade: Grade): DrawingColors => ({
  main: grade(colors.main),
  second: grade(colors.second),
  accent: grade(colors.accent),
  ink: grade(colors.ink),
  light: grade(colors.light),
  ...(fixed ? { fixed: fixed.map(grade) } : {}),
});

/** A tree in the colors of the season, unless the prompt gives it its own. */
function inSeason({ actor, colors }: Cast, { season, bloom }: Surroundings): DrawingColors {
  const { natural, seasons } = actor.drawing;
  if (!seasons || colors.main !== natural?.main) return colors;
  return { ...colors, ...((bloom && seasons.bloom) || (season && seasons[season])) };
}

function drawFigure(
  stage: Stage,
  cast: Cast,
  lamps: readonly Lamp[],
  id: string,
): { body: string; defs: string } {
  const { light, sunX } = stage;
  const { actor, x, tall, foot, raised = false } = cast;
  const { drawing } = actor;
  const shown = actor.shown ?? 1;
  const scale = tall / (drawing.height * shown);
  const bounds = toBounds(cast);
  const turned = actor.faces !== undefined && actor.faces !== cast.looks;
  const flip = turned
    ? svg`translate(${bounds.x + bounds.width} ${bounds.y}) scale(-1 1)`
    : svg`translate(${bounds.x} ${bounds.y})`;
  const around = surroundingsOf(stage);
  const lamp = lampAt(lamps, x, foot - tall * 0.4);
  const own = inSeason(cast, around);
  const palette = stage.figureGrade && !cast.hasRequestedColor ? gradeColors(own, stage.figureGrade) : own;
  const lit = tint(palette, stage.grade ? gradeLight(light, stage.grade) : light, actor, {
    away: cast.haze ?? 0,
    lamp: lamp.strength,
  });
  const shining = around.lit && actor.glow?.shines ? { ...lit, [actor.glow.shines]: LAMP } : lit;
  const inside = drawing.draw(shining, id, around);
  const cut = svg`<clipPath id="${id}cut"><path d="M-99 -99H${drawing.width + 99}V${drawing.height * shown}H-99Z"/></clipPath>`;
  const whole = `<g transform="${flip} scale(${scale.toFixed(4)})${bend(stage, cast)}">`;
  const figure =
    shown < 1 ? `${whole}<g clip-path="url(#${id}cut)">${inside}</g></g>` : `${whole}${inside}</g>`;
  // The nearer light draws the edge.
  const burns = around.lit && (actor.glow?.reach ?? 0) >= 1;
  const byLampside = lamp.strength > 0.25 && actor.glow === undefined;
  const sun = byLampside ? lamp.side : Math.sign(sunX - x) || 1;
  const edge = byLampside
    ? { color: '#ffcf87', opacity: 0.5 + 0.4 * lamp.strength }
    : burns
      ? { color: LAMP, opacity: 0 }
      : sunEdge(light);
  const rimmed = `<g filter="url(#${id}rim)">${figure}</g>`;
  const afloat = actor.standsOn === 'water' && !raised;
  const grounded = (actor.standsOn === 'ground' || actor.standsOn === 'table') && !raised;
  const shade = grounded
    ? shadow(toFooting(cast, bounds, scale), foot, sun, light, id)
    : { body: '', defs: '' };
  return {
    body:
      (afloat ? reflect(figure, foot, cast.shore === undefined ? '' : `${id}shore`) : '') +
      shade.body +
      (grounded
        ? `${whole}${drawTrack(stage, actor, scale, mix(lit.ink, light.haze, isDark(stage) ? 0.5 : 0.1))}</g>`
        : '') +
      drawChimneySmoke(stage, cast, bounds, scale) +
      rimmed +
      (afloat ? (actor.wades ? drawSplash(bounds, foot, light) : drawWake(bounds, foot, light)) : ''),
    defs:
      (shown < 1 ? cut : '') +
      (cast.shore === undefined
        ? ''
        : `<clipPath id="${id}shore">${rect(0, 0, stage.width, cast.shore, '')}</clipPath>`) +
      rim(
        bounds,
        // Beams reach far beyond what they come from.
        { side: sun, ...edge, snow: snowOn(cast, around), beyond: burns ? bounds.width : 8 },
        stage,
        id,
      ) +
      shade.defs,
  };
}

/** The colors of a thing in the light of the scene: still its own, but of the hour, and never lost in the dark. */
function tint(
  colors: DrawingColors,
  light: Light,
  { standsOn, glow }: Actor,
  { away, lamp }: { away: number; lamp: number },
): DrawingColors {
  const night = light.time === 'night' ? 0.3 : light.silhouette * 0.13;
  // What shines is not dark; what is near it less so.
  const depth = night * (glow ? 0.35 : 1 - 0.7 * lamp);
  const dark = light.time === 'night' || light.time === 'dusk';
  const fog = light.mist > 1 ? 0.1 : 0;
  const paint = (color: string): string => {
    const shaded = mix(color, light.dark, depth);
    const { l, c, h } = toOklch(shaded);
    const lifted = dark && l < READABLE ? l + (READABLE - l) * 0.4 : l;
    const dull = oklch(lifted, isClouded(light) ? c * 0.88 : c, h);
    const veiled = mix(
      dull,
      standsOn === 'deep' ? '#2f7f9d' : light.haze,
      (standsOn === 'deep' ? 0.3 : 0.08 + fog) + away * 0.4,
    );
    return glow ? veiled : inLamplight(veiled, lamp);
  };
  const { main, second, accent, ink, light: pale, fixed } = colors;
  return {
    main: paint(main),
    second: paint(second),
    accent: paint(accent),
    ink: mix(ink, light.dark, 0.4),
    // The chest of a black animal is no highlight.
    light: paint(mix(pale, light.sun, toOklch(pale).l > 0.6 ? 0.3 : 0)),
    ...(fixed ? { fixed: fixed.map(paint) } : {}),
  };
}

// Darker than this, a figure is no more than a hole in the night.
const READABLE = 0.4;

/** The edge that sun or moon draw; after dark behind clouds what is left of them keeps a figure apart from its ground. */
function sunEdge(light: Light): { color: string; opacity: number } {
  const strength = light.time === 'day' ? 0.45 : 0.85;
  const dark = light.time === 'night' || light.time === 'dusk';
  return { color: light.sun, opacity: isClouded(light) ? strength * (dark ? 0.6 : 0.35) : strength };
}

// What is smaller or moves about has no snow on it.
const SNOWED_METRES = 1.2;

/** How deep the snow lies on a thing, px; none on the living, on what moves and on fires. */
function snowOn({ actor, tall, raised }: Cast, { snow }: Surroundings): number {
  const { standsOn, metres, glow, drawing } = actor;
  if (!snow || standsOn !== 'ground' || hasFront(actor) || raised || drawing.seasons) return 0;
  return metres < SNOWED_METRES || (glow?.reach ?? 0) >= 1 ? 0 : Math.max(2, tall * 0.05);
}

/** A line of light along the edges that face it, and snow on all that looks up. */
function rim(
  { x, y, width, height }: Box,
  {
    side,
    color,
    opacity,
    snow,
    beyond,
  }: { side: number; color: string; opacity: number; snow: number; beyond: number },
  { light, unit }: Stage,
  id: string,
): string {
  const edge = Math.max(1.2, unit * 0.0042);
  const area = svg`x="${x - beyond}" y="${y - 8}" width="${width + 2 * beyond}" height="${height + 16}"`;
  const cap =
    snow === 0
      ? ''
      : svg`<feOffset in="SourceAlpha" dy="${snow}" result="sunk"/>` +
        `<feComposite in="SourceAlpha" in2="sunk" operator="out" result="top"/>` +
        `<feFlood flood-color="${inLight(light, SNOW, 0.96)}"/><feComposite in2="top" operator="in" result="snow"/>`;
  return (
    `<filter id="${id}rim" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB">` +
    svg`<feOffset in="SourceAlpha" dx="${-side * edge * 0.8}" dy="${edge}" result="moved"/>` +
    `<feComposite in="SourceGraphic" in2="moved" operator="out" result="edge"/>` +
    `<feFlood flood-color="${color}" flood-opacity="${opacity.toFixed(2)}"/><feComposite in2="edge" operator="in" result="lit"/>` +
    cap +
    `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/>${snow === 0 ? '' : '<feMergeNode in="snow"/>'}</feMerge></filter>`
  );
}

// What is high above who does it casts its shadow elsewhere.
const HIGH_ACTS: ReadonlySet<string> = new Set(['kite-flying', 'drone-flying', 'plane-throwing']);
const STANCE = 150;

/** The stretch that stands on the ground: of who flies a kite the feet. */
function toFooting({ actor, looks }: Cast, bounds: Box, scale: number): Box {
  const { hip, faces, shows = [], drawing } = actor;
  if (!hip || !shows.some((act) => HIGH_ACTS.has(act))) return bounds;
  const across = faces !== undefined && faces !== looks ? drawing.width - hip.x : hip.x;
  const width = Math.min(bounds.width, STANCE * scale);
  return { ...bounds, x: bounds.x + across * scale - width / 2, width };
}

function shadow(
  bounds: Box,
  foot: number,
  sun: number,
  light: Light,
  id: string,
): { body: string; defs: string } {
  const reach = bounds.width * 0.56;
  const x = bounds.x + bounds.width / 2 - sun * bounds.width * 0.09;
  const defs = radialGradient(`${id}shadow`, [0, 0], 1, [
    [0, light.dark, 0.6],
    [0.6, light.dark, 0.32],
    [1, light.dark, 0],
  ]);
  const flat = Math.min(reach * 0.16, bounds.height * 0.12);
  const body = svg`<g transform="translate(${x} ${foot}) scale(${reach} ${flat})"><circle r="1" fill="url(#${id}shadow)"/></g>`;
  return { body, defs };
}

const reflect = (figure: string, foot: number, clip: string): string => {
  const image = svg`<g opacity="0.26" transform="matrix(1 0 0 -0.7 0 ${foot * 1.7})">${figure}</g>`;
  return clip === '' ? image : `<g clip-path="url(#${clip})">${image}</g>`;
};

/** Lenses of light where a hull meets the water. */
function drawWake(bounds: Box, foot: number, light: Light): string {
  const { x, width } = bounds;
  const lens = (cx: number, cy: number, reach: number, half: number): string =>
    svg`M${cx - reach} ${cy}Q${cx} ${cy - half} ${cx + reach} ${cy}Q${cx} ${cy + half} ${cx - reach} ${cy}Z`;
  const middle = x + width / 2;
  const data =
    lens(middle, foot, width * 0.5, width * 0.018) +
    lens(middle - width * 0.2, foot + width * 0.045, width * 0.3, width * 0.012) +
    lens(middle + width * 0.26, foot + width * 0.085, width * 0.26, width * 0.01);
  return path(data, fill(mix(light.haze, '#ffffff', 0.4), 0.6));
}

/** Foam around legs, and drops that they throw up. */
function drawSplash({ x, width, height }: Box, foot: number, light: Light): string {
  const white = mix(light.haze, '#ffffff', 0.6);
  let [foam, drops] = ['', ''];
  for (let i = 0; i < 7; i++) {
    const at = x + width * (0.1 + (i * 0.8) / 6);
    const tall = height * (0.035 + 0.035 * ((i * 5) % 3));
    const reach = width * 0.085;
    foam += svg`M${at - reach} ${foot + 1}Q${at - reach * 0.4} ${foot - tall} ${at} ${foot - tall * 0.4}Q${at + reach * 0.5} ${foot - tall * 1.2} ${at + reach} ${foot + 1}Z`;
    const [px, py] = [at + reach * (i % 2 === 0 ? -0.5 : 0.7), foot - tall * (1.6 + 0.5 * (i % 3))];
    const r = Math.max(1.2, height * (0.007 + 0.004 * (i % 3)));
    drops += svg`M${px - r} ${py}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  const ring = (reach: number, drop: number): string => {
    const half = width * reach;
    const middle = x + width / 2;
    return svg`M${middle - half} ${foot + drop}q${half} ${width * 0.036} ${half * 2} 0q${-half} ${-width * 0.03 + height * 0.05} ${-half * 2} 0Z`;
  };
  return (
    path(ring(0.56, 0) + ring(0.44, height * 0.06), fill(white, 0.45)) +
    path(foam, fill(white, 0.9)) +
    path(drops, fill(white, 0.85))
  );
}
