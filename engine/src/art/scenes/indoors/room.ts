import { mix } from '../../../color/oklch.ts';
import type { DrawingColors } from '../../drawings/drawing.ts';
import type { Light } from '../light/light.ts';
import type { Stage } from '../stage.ts';
import { inRoom, lampStrength } from './room-light.ts';
import { pickPalette, type RoomPalette } from './room-palette.ts';

/** A room's colors in the light of its hour, and the line where its wall meets its floor. */
export type Room = {
  palette: RoomPalette;
  outside: Light;
  floorY: number;
  dark: string;
  /** Strength of its lamps, 0..1; 0 by day. */
  lamps: number;
  paint(color: string): string;
};

/** `floor` is the share of the height where the floor begins. */
export function createRoom(stage: Stage, palettes: readonly RoomPalette[], floor: number): Room {
  const outside = stage.outside ?? stage.light;
  const palette = pickPalette(palettes, stage.random);
  // No two rooms of a palette have quite the same paint on the wall.
  const faded = stage.random.fork('paint').range(0, 0.12);
  return {
    palette: { ...palette, wall: stage.tint ?? mix(palette.wall, palette.trim, faded) },
    outside,
    floorY: Math.round(stage.height * floor),
    dark: stage.light.dark,
    lamps: lampStrength(outside),
    paint: (color) => inRoom(outside, color),
  };
}

export const paintAll = ({ paint }: Pick<Room, 'paint'>, colors: DrawingColors): DrawingColors => ({
  main: paint(colors.main),
  second: paint(colors.second),
  accent: paint(colors.accent),
  ink: paint(colors.ink),
  light: paint(colors.light),
  ...(colors.fixed ? { fixed: colors.fixed.map(paint) } : {}),
});
