import type { Random } from '../../../random.ts';
import type { DrawingColors } from '../../drawings/drawing.ts';

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

export const pickPalette = (palettes: readonly RoomPalette[], random: Random): RoomPalette =>
  random.fork('palette').pick(palettes);

/** Upholstery in the colors of the room. */
export const clothColors = ({ cloth, second, accent, trim }: RoomPalette): DrawingColors => ({
  main: cloth,
  second,
  accent,
  ink: '#33292c',
  light: trim,
});

/** Joinery in the colors of the room. */
export const woodColors = ({ wood, trim, second }: RoomPalette): DrawingColors => ({
  main: wood,
  second: wood,
  accent: second,
  ink: '#3a2720',
  light: trim,
});

/** A painted front under a wooden top. */
export const counterColors = ({ cloth, second, wood, trim }: RoomPalette): DrawingColors => ({
  main: cloth,
  second,
  accent: wood,
  ink: '#2f2628',
  light: trim,
});
