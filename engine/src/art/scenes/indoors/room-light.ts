import type { Time, Weather } from '../../../brief/setting.ts';
import { mix, oklch, toOklch } from '../../../color/oklch.ts';
import type { Random } from '../../../random.ts';
import type { Light } from '../light/light.ts';
import { pickPalette, type RoomPalette } from './room-palette.ts';

// What the hour makes of a room before a lamp is lit: a tone laid over it, its strength, how much light is left.
const TONES: Readonly<Record<Time, readonly [tone: string, strength: number, left: number]>> = {
  dawn: ['#f0b0a8', 0.1, 0.98],
  day: ['#fffaf0', 0, 1],
  golden: ['#f7b04e', 0.1, 0.99],
  sunset: ['#dc5a3c', 0.13, 0.9],
  dusk: ['#4a3690', 0.2, 0.76],
  night: ['#23267a', 0.26, 0.58],
};
const GREY: Readonly<Partial<Record<Weather, number>>> = {
  overcast: 0.1,
  snow: 0.08,
  rain: 0.18,
  storm: 0.28,
};
const LAMP = '#ffcf8a';

/** Lamps are lit when the day is over or dull. */
export const lampsLit = ({ time, weather }: Light): boolean =>
  time === 'dusk' || time === 'night' || weather === 'rain' || weather === 'storm';

/** A color of the room as the hour and the weather outside leave it, without lamps. */
export function inRoom(outside: Light, color: string): string {
  const [tone, strength, left] = TONES[outside.time];
  const { l, c, h } = toOklch(color);
  const dim = left === 1 ? color : oklch(l * left, c * (0.4 + 0.6 * left), h);
  // By night the lamps outweigh the weather.
  return mix(mix(dim, tone, strength), '#525f6e', (GREY[outside.weather] ?? 0) * left ** 3);
}

/** How strong lamps look against what is left of the day, 0..1; none by day. */
export function lampStrength(outside: Light): number {
  if (!lampsLit(outside)) return 0;
  return outside.time === 'night' ? 1 : outside.time === 'dusk' ? 0.8 : 0.5;
}

/**
 * The light in a room of one of these palettes: the wall takes the place of the sky, and a lit lamp shines like a
 * low sun. `outside` is what its windows show.
 */
export function toRoomLight(outside: Light, palettes: readonly RoomPalette[], random: Random): Light {
  const wall = inRoom(outside, pickPalette(palettes, random).wall);
  const lit = lampsLit(outside);
  const low = mix(wall, lit ? LAMP : outside.sun, 0.1);
  return {
    ...outside,
    time: lit ? 'golden' : outside.time,
    sky: [wall, wall, wall, low, low],
    haze: mix(wall, '#ffffff', 0.1),
    dark: mix(inRoom(outside, '#3a2a2c'), '#120f1c', 0.5),
    sun: lit ? LAMP : outside.sun,
    disc: 0.05,
    silhouette: { dawn: 0.2, day: 0.05, golden: 0.2, sunset: 0.4, dusk: 0.8, night: 1 }[outside.time],
    mist: 0,
    stars: 0,
    clouds: 0,
  };
}

export const LAMP_LIGHT = LAMP;
