import { getDrawing } from '../../../drawings/drawings.ts';
import { fill, rect, stroked } from '../../../svg.ts';
import { type Hung, roomPlace } from '../../indoors/furnish.ts';
import type { RoomPalette } from '../../indoors/room-palette.ts';
import { pendant, wallClock } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bench = getDrawing('padded-bench');
const weightRack = getDrawing('weight-rack');
const plant = getDrawing('plant');

const HALLS: readonly RoomPalette[] = [
  {
    wall: '#dfe5e6',
    trim: '#ffffff',
    floor: '#7d8b93',
    cloth: '#2f5f7f',
    second: '#f2b544',
    accent: '#e2553f',
    wood: '#c08a56',
  },
  {
    wall: '#47586b',
    trim: '#e6ecef',
    floor: '#6b7580',
    cloth: '#d8593f',
    second: '#f0c04f',
    accent: '#49a59a',
    wood: '#b8814f',
  },
  {
    wall: '#e9dccb',
    trim: '#fff9ef',
    floor: '#8f8a86',
    cloth: '#3f7f74',
    second: '#f0a93f',
    accent: '#c9472f',
    wood: '#b07a48',
  },
];
const steel = ({ cloth, accent, second, trim }: RoomPalette) => ({
  main: cloth,
  second: accent,
  accent: second,
  ink: '#2a2f38',
  light: trim,
});

const punchingBag: Hung = {
  width: 0.15,
  height: 0,
  up: 0.2,
  at: 0.9,
  ceiling: true,
  draw({ unit }, { paint, palette, dark }, { x, y, width, height }) {
    const top = y + height - unit * 0.42;
    const skin = paint(palette.accent);
    return (
      stroked(
        dark,
        unit * 0.007,
      )`M${x + width / 2} 0V${top - unit * 0.05}L${x + width * 0.12} ${top + 4}M${x + width / 2} ${top - unit * 0.05}L${x + width * 0.88} ${top + 4}` +
      rect(x, top, width, unit * 0.42, fill(skin), unit * 0.035) +
      rect(x + width * 0.66, top, width * 0.34, unit * 0.42, fill(dark, 0.18), unit * 0.03) +
      rect(x, top + unit * 0.05, width, unit * 0.035, fill(paint(palette.trim), 0.85)) +
      rect(x, top + unit * 0.33, width, unit * 0.035, fill(paint(palette.trim), 0.85))
    );
  },
};

/** Weights on their rack, a bench, a bag to punch. */
export const gym: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: HALLS,
  furnish: () => ({
    wall: 'plain',
    floor: 'concrete',
    windows: [{ width: 0.66, height: 0.3, up: 0.56, columns: 4, rows: 1, town: true }],
    pieces: [
      { drawing: weightRack, tall: 0.36, at: 0.6, colors: steel, loose: true, surface: 'rack' },
      { drawing: bench, tall: 0.15, at: 0.24, colors: steel, depth: 0.09, loose: true, surface: 'bench' },
      { drawing: plant, tall: 0.34, at: 0.02 },
    ],
    hung: [punchingBag, wallClock(0.3, 0.54), pendant(0.1, 0.6, 0.18), pendant(0.4, 0.6, 0.18)],
  }),
});
