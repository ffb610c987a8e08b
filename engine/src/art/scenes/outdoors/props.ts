import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mix } from '../../../color/oklch.ts';
import { lazy } from '../../../lazy.ts';
import type { DrawingColors, Surroundings } from '../../drawings/drawing.ts';
import { STAND_IN_COLORS } from '../../drawings/drawing-row.ts';
import { getDrawing } from '../../drawings/drawings.ts';
import { type ParsedProp, parseProp } from '../../drawings/parse-drawing.ts';
import { fill, oval, path, svg } from '../../svg.ts';
import { waterColor } from '../land/water.ts';
import { drawGlow, LAMP, lampShare } from '../light/lamps.ts';
import { inLight } from '../light/light.ts';
import { isSnowy } from '../seasons.ts';
import type { Stage } from '../stage.ts';

export type Prop = {
  /** Foot, px. */
  x: number;
  y: number;
  tall: number;
  near: number;
  /** Instead of the color of its largest surface. */
  paint?: string;
  /** Of a palm: to the right, as a share of its height. */
  lean?: number;
  /** Seen from the other side. */
  turned?: boolean;
  /** Lamps are lit in it after dark. */
  lamps?: boolean;
};

const FOLDER = join(import.meta.dirname, '../../../../data/props');
const files = lazy(
  () =>
    new Map(
      readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((file) => [
        basename(file, '.svg'),
        file,
      ]),
    ),
);
const parsed = new Map<string, ParsedProp>();

/** A prop's own file; none for what is drawn for prompts as well. */
export function findProp(name: string): ParsedProp | undefined {
  const known = parsed.get(name);
  const file = files().get(name);
  if (known || !file?.endsWith('.svg')) return known;
  const prop = parseProp(readFileSync(join(FOLDER, file), 'utf8'));
  parsed.set(name, prop);
  return prop;
}

/** Whatever stands in a place, in its light: a file of `data/props` or a drawing. */
export function drawProp(stage: Stage, name: string, prop: Prop): string {
  const { light, season } = stage;
  const around: Surroundings = {
    ...(season ? { season } : {}),
    snow: isSnowy(stage),
    lit: lampShare(light) > 0.25,
  };
  const own = findProp(name);
  return own ? drawOwn(stage, own, prop, around) : drawDrawing(stage, name, prop, around);
}

/** The color that the light makes of another; by lamps a thing keeps more of its own. */
function paintOf({ light }: Stage, { near, lamps }: Prop, { lit }: Surroundings): (color: string) => string {
  return (color) => (lamps && lit ? mix(color, light.dark, BY_LAMPS) : inLight(light, color, near));
}
const BY_LAMPS = 0.24;

const WATER = '#3f86a0';

/** Black is shade, and water has the sky in it; what is painted in the first of `STAND_IN_COLORS` can be had in others. */
function drawOwn(stage: Stage, own: ParsedProp, prop: Prop, around: Surroundings): string {
  const { x, y, tall, paint, turned } = prop;
  const scale = tall / 100;
  const inIts = paintOf(stage, prop, around);
  const colorOf = (color: string): string => {
    if (color === '#000000') return stage.light.dark;
    if (color === WATER) return waterColor(stage, WATER, 0.4);
    return inIts(color === STAND_IN_COLORS.main && paint ? paint : color);
  };
  return svg`<g transform="translate(${x} ${y}) scale(${(turned ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})">${own.draw(colorOf, around)}</g>`;
}

function drawDrawing(stage: Stage, name: string, prop: Prop, around: Surroundings): string {
  const { light } = stage;
  const { x, y, tall, paint, turned, lamps } = prop;
  const drawing = getDrawing(name);
  const { glow, shown = 1 } = drawing.presence ?? {};
  // Under snow it is winter in any month.
  const season = around.snow ? 'winter' : around.season;
  const natural = {
    ...(drawing.natural ?? STAND_IN_COLORS),
    ...(season && drawing.seasons?.[season]),
  };
  const { main, second, accent, ink, light: pale } = paint ? { ...natural, main: paint } : natural;
  // A fire shines by day too.
  const burns = (glow?.reach ?? 0) >= 1;
  const shining = around.lit ? glow?.shines : undefined;
  const inIts = paintOf(stage, prop, around);
  const lit = (color: string): string => (burns ? color : inIts(color));
  const colors: DrawingColors = {
    main: shining === 'main' ? LAMP : lit(main),
    second: shining === 'second' ? LAMP : inIts(second),
    accent: shining === 'accent' ? LAMP : lit(accent),
    ink: inIts(ink),
    light: lit(pale),
  };
  const scale = tall / (drawing.height * shown);
  const [wide, top] = [drawing.width * scale, y - tall];
  const id = `${name}${Math.round(x)}`;
  const inside = drawing.draw(colors, id, around);
  const cut = shown < 1;
  const [gx, gy, reach] = glow
    ? [x - wide / 2 + glow.x * scale, top + glow.y * scale, Math.min(burns ? 3 : 0.6, glow.reach)]
    : [x, y - tall * 0.5, lamps ? 0.6 : 0];
  const place = svg`translate(${turned ? x + wide / 2 : x - wide / 2} ${top}) scale(${(turned ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`;
  return (
    path(oval([x, y], wide * 0.46, Math.min(tall * 0.05, wide * 0.05)), fill(light.dark, 0.22)) +
    (cut
      ? svg`<clipPath id="${id}cut"><path d="M-99 -99H${drawing.width + 99}V${drawing.height * shown}H-99Z"/></clipPath>`
      : '') +
    `<g transform="${place}"${cut ? ` clip-path="url(#${id}cut)"` : ''}>${inside}</g>` +
    (reach > 0 ? drawGlow(light, gx, gy, tall * reach) : '')
  );
}
