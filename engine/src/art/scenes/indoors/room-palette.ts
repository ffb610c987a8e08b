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

/** Rooms to live in: each a wall and what was bought for it. */
export const HOME_PALETTES: readonly RoomPalette[] = [
  {
    wall: '#f1e2ca',
    trim: '#fffaf1',
    floor: '#c8945f',
    cloth: '#4a7f86',
    second: '#e8ae57',
    accent: '#d4654b',
    wood: '#b07443',
  },
  {
    wall: '#c6d4bd',
    trim: '#f8f5e9',
    floor: '#bb8a5c',
    cloth: '#d1825a',
    second: '#f1dcae',
    accent: '#3f6f5c',
    wood: '#9c643b',
  },
  {
    wall: '#efccbc',
    trim: '#fff6ee',
    floor: '#c4936a',
    cloth: '#56729c',
    second: '#f4e0cc',
    accent: '#c4503f',
    wood: '#a2663e',
  },
  {
    wall: '#b9d0db',
    trim: '#f8fbfa',
    floor: '#c59869',
    cloth: '#dba043',
    second: '#f6eedd',
    accent: '#2f6086',
    wood: '#ac764a',
  },
  {
    wall: '#587a70',
    trim: '#ece3cf',
    floor: '#a06f48',
    cloth: '#c76a42',
    second: '#e6c78d',
    accent: '#f0b450',
    wood: '#835637',
  },
];

/** What a color of the first of them is in its room. */
export const ROLES: ReadonlyMap<string, keyof RoomPalette> = new Map(
  Object.entries(HOME_PALETTES[0] ?? {}).map(([role, color]) => [color, role as keyof RoomPalette]),
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
