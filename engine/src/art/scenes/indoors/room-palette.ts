import { readFileSync } from 'node:fs';
import { lazy } from '../../../lazy.ts';
import type { Random } from '../../../random.ts';
import type { DrawingColors } from '../../drawings/drawing.ts';
import type { Tone } from '../../drawings/drawing-row.ts';

/** Colors of a room by full daylight, `#rrggbb`. */
export type RoomPalette = {
  wall: string;
  /** Frames, skirting, shelves on the wall. */
  trim: string;
  floor: string;
  /** Largest piece of cloth, its companion, and the small bright thing. */
  cloth: string;
  second: string;
  accent: string;
  wood: string;
};

const NAMED = lazy(
  (): Readonly<Record<string, readonly RoomPalette[]>> =>
    JSON.parse(readFileSync(new URL('../../../../data/room-palettes.json', import.meta.url), 'utf8')),
);

/** Palettes that rooms share: of a `home`, each a wall and what was bought for it; of a `table` before a wall. */
export function palettesOf(named: string): readonly RoomPalette[] {
  const palettes = NAMED()[named];
  if (!palettes) throw new Error(`data/room-palettes.json has none for a ${named}`);
  return palettes;
}

/** What a color of the first of a home is in its room. */
export const rolesOfHome = lazy(
  (): ReadonlyMap<string, keyof RoomPalette> =>
    new Map(
      Object.entries(palettesOf('home')[0] ?? {}).map(([role, color]) => [color, role as keyof RoomPalette]),
    ),
);

export const pickPalette = (palettes: readonly RoomPalette[], random: Random): RoomPalette =>
  random.fork('palette').pick(palettes);

/** Colors of a drawing by their role in the room, or colors of its own. */
export type ColorScheme = Readonly<Record<Tone, keyof RoomPalette | `#${string}`>>;

const SCHEMES = {
  /** Upholstery. */
  cloth: { main: 'cloth', second: 'second', accent: 'accent', ink: '#33292c', light: 'trim' },
  /** Joinery. */
  wood: { main: 'wood', second: 'wood', accent: 'second', ink: '#3a2720', light: 'trim' },
  /** A painted front under a wooden top. */
  counter: { main: 'cloth', second: 'second', accent: 'wood', ink: '#2f2628', light: 'trim' },
  /** What has no colors of its own. */
  any: { main: 'cloth', second: 'accent', accent: 'second', ink: '#33292c', light: 'trim' },
} as const satisfies Readonly<Record<string, ColorScheme>>;

export type SchemeName = keyof typeof SCHEMES;

export function colorsOf(scheme: SchemeName | ColorScheme, palette: RoomPalette): DrawingColors {
  const { main, second, accent, ink, light } = typeof scheme === 'string' ? SCHEMES[scheme] : scheme;
  const of = (role: string): string => (isRole(role) ? palette[role] : role);
  return { main: of(main), second: of(second), accent: of(accent), ink: of(ink), light: of(light) };
}

const isRole = (role: string): role is keyof RoomPalette => !role.startsWith('#');
