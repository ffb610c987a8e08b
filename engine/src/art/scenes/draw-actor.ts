import { mix, oklch, toOklch } from '../../color/oklch.ts';
import type { Box } from '../../layout/composition.ts';
import type { SubjectColors } from '../subject.ts';
import { fill, num, path, radialGradient, svgDocument } from '../svg.ts';
import type { Actor } from './actors.ts';
import { isClouded, type Light } from './light.ts';
import type { Layer, Stage } from './stage.ts';

export type Cast = {
  actor: Actor;
  colors: SubjectColors;
  /** Centre, px across. */
  x: number;
  /** Height, px. */
  tall: number;
  /** Where its bottom is, px from the top. */
  foot: number;
  /** The side it looks to; a drawing without a side of its own stays as it is. */
  looks: 'left' | 'right';
  /** How far off it is, 0 near .. 1 as far as the hills. */
  haze?: number;
  /** It stands on something drawn: no shadow on the ground, no wake. */
  raised?: boolean;
};

export type DrawnCast = { layer: Layer; bounds: Box[] };

/** Where a figure is seen, px. */
export function toBounds({ actor, x, tall, foot }: Cast): Box {
  const width = (tall * actor.subject.width) / (actor.subject.height * (actor.shown ?? 1));
  return { x: x - width / 2, y: foot - tall, width, height: tall };
}

/** Figures from back to front, lit by the scene: tinted, rimmed by the sun, with a shadow or a reflection. */
export function drawCast(stage: Stage, casts: readonly Cast[]): DrawnCast {
  const drawn = casts.map((cast, index) => drawFigure(stage, cast, `f${index}`));
  const { width, height } = stage;
  const [body, defs] = [
    drawn.map((figure) => figure.body).join(''),
    drawn.map((figure) => figure.defs).join(''),
  ];
  const name = `actors-${[...new Set(casts.map(({ actor }) => actor.subject.name))].join('-')}`;
  return { layer: { name, picture: svgDocument(width, height, body, defs) }, bounds: casts.map(toBounds) };
}

function drawFigure(stage: Stage, cast: Cast, id: string): { body: string; defs: string } {
  const { light, sunX } = stage;
  const { actor, x, tall, foot, raised = false } = cast;
  const { subject } = actor;
  const shown = actor.shown ?? 1;
  const scale = tall / (subject.height * shown);
  const bounds = toBounds(cast);
  const turned = actor.faces !== undefined && actor.faces !== cast.looks;
  const flip = turned
    ? `translate(${num(bounds.x + bounds.width)} ${num(bounds.y)}) scale(-1 1)`
    : `translate(${num(bounds.x)} ${num(bounds.y)})`;
  const inside = subject.draw(tint(cast.colors, light, actor, cast.haze ?? 0), id);
  const cut = `<clipPath id="${id}cut"><path d="M-99 -99H${num(subject.width + 99)}V${num(subject.height * shown)}H-99Z"/></clipPath>`;
  const whole = `<g transform="${flip} scale(${scale.toFixed(4)})">`;
  const figure =
    shown < 1 ? `${whole}<g clip-path="url(#${id}cut)">${inside}</g></g>` : `${whole}${inside}</g>`;
  const sun = Math.sign(sunX - x) || 1;
  const lit = `<g filter="url(#${id}rim)">${figure}</g>`;
  const afloat = actor.stands === 'water' && !raised;
  const grounded = (actor.stands === 'ground' || actor.stands === 'table') && !raised;
  const shade = grounded ? shadow(bounds, foot, sun, light, id) : { body: '', defs: '' };
  return {
    body:
      (afloat ? reflect(figure, foot) : '') +
      shade.body +
      lit +
      (afloat ? drawWake(bounds, foot, light) : ''),
    defs: (shown < 1 ? cut : '') + rim(bounds, sun, stage, id) + shade.defs,
  };
}

/** The colours of a thing in the light of the scene: still its own, but of the hour. */
function tint(colors: SubjectColors, light: Light, { stands }: Actor, away: number): SubjectColors {
  const depth = light.time === 'night' ? 0.46 : light.silhouette * 0.13;
  const paint = (color: string): string => {
    const shaded = mix(color, light.dark, depth);
    const { l, c, h } = toOklch(shaded);
    const dull = isClouded(light) ? oklch(l, c * 0.85, h) : shaded;
    return mix(
      dull,
      stands === 'deep' ? '#2f7f9d' : light.haze,
      (stands === 'deep' ? 0.3 : 0.08) + away * 0.4,
    );
  };
  const { main, second, accent, ink, light: pale, own } = colors;
  return {
    main: paint(main),
    second: paint(second),
    accent: paint(accent),
    ink: mix(ink, light.dark, 0.4),
    light: paint(mix(pale, light.sun, 0.3)),
    ...(own ? { own: own.map(paint) } : {}),
  };
}

/** A line of light along the edges that face the sun. */
function rim({ x, y, width, height }: Box, sun: number, { light, unit }: Stage, id: string): string {
  const edge = Math.max(1.2, unit * 0.0042);
  const strength = light.time === 'day' ? 0.45 : 0.85;
  const opacity = isClouded(light) ? strength * 0.35 : strength;
  const area = `x="${num(x - 8)}" y="${num(y - 8)}" width="${num(width + 16)}" height="${num(height + 16)}"`;
  return (
    `<filter id="${id}rim" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB">` +
    `<feOffset in="SourceAlpha" dx="${num(-sun * edge * 0.8)}" dy="${num(edge)}" result="moved"/>` +
    `<feComposite in="SourceGraphic" in2="moved" operator="out" result="edge"/>` +
    `<feFlood flood-color="${light.sun}" flood-opacity="${opacity.toFixed(2)}"/><feComposite in2="edge" operator="in" result="lit"/>` +
    `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="lit"/></feMerge></filter>`
  );
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
  const body = `<g transform="translate(${num(x)} ${num(foot)}) scale(${num(reach)} ${num(flat)})"><circle r="1" fill="url(#${id}shadow)"/></g>`;
  return { body, defs };
}

const reflect = (figure: string, foot: number): string =>
  `<g opacity="0.26" transform="matrix(1 0 0 -0.7 0 ${num(foot * 1.7)})">${figure}</g>`;

/** Lenses of light where a hull meets the water. */
function drawWake(bounds: Box, foot: number, light: Light): string {
  const { x, width } = bounds;
  const lens = (cx: number, cy: number, reach: number, half: number): string =>
    `M${num(cx - reach)} ${num(cy)}Q${num(cx)} ${num(cy - half)} ${num(cx + reach)} ${num(cy)}Q${num(cx)} ${num(cy + half)} ${num(cx - reach)} ${num(cy)}Z`;
  const middle = x + width / 2;
  const data =
    lens(middle, foot, width * 0.5, width * 0.018) +
    lens(middle - width * 0.2, foot + width * 0.045, width * 0.3, width * 0.012) +
    lens(middle + width * 0.26, foot + width * 0.085, width * 0.26, width * 0.01);
  return path(data, fill(mix(light.haze, '#ffffff', 0.4), 0.6));
}
