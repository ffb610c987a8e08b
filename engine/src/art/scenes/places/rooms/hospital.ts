import { getDrawing } from '../../../drawings/drawings.ts';
import { toDrawing } from '../../../drawings/to-drawing.ts';
import { roomPlace } from '../../indoors/furnish.ts';
import { clothColors, type RoomPalette, woodColors } from '../../indoors/room-palette.ts';
import { frame, pendant, wallClock } from '../../indoors/wall-things.ts';
import type { PlaceDrawing } from '../../stage.ts';

const bed = getDrawing('bed');
const chair = getDrawing('chair');
const plant = getDrawing('plant');

const WARDS: readonly RoomPalette[] = [
  {
    wall: '#cfe3e3',
    trim: '#ffffff',
    floor: '#b9c8c6',
    cloth: '#8fc3c9',
    second: '#f6fafa',
    accent: '#3f8f96',
    wood: '#e3e8e6',
  },
  {
    wall: '#dfe8f0',
    trim: '#ffffff',
    floor: '#bcc6d0',
    cloth: '#9db9d9',
    second: '#f7fafc',
    accent: '#4f7fb0',
    wood: '#e6eaee',
  },
];
const only = {
  nouns: [],
  being: 'thing',
  home: 'bedroom',
  standsOn: 'ground',
  tall: 0.5,
  metres: 1.7,
} as const;

/** A monitor with its curve on a stand, a drip beside it. */
const monitor = toDrawing({
  name: 'ward-monitor',
  nouns: [],
  bounds: { x: 0, y: 0, width: 260, height: 520 },
  presence: { ...only },
  paint: ({ main, accent, ink, light }) => `
    <path d="M126 210H140V486H126Z" fill="${ink}" fill-opacity=".55"/><path d="M70 500L133 470L196 500" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="12" stroke-linecap="round"/>
    <circle cx="72" cy="508" r="10" fill="${ink}"/><circle cx="194" cy="508" r="10" fill="${ink}"/>
    <rect x="40" y="90" width="186" height="132" rx="12" fill="${light}"/><rect x="54" y="104" width="158" height="92" rx="6" fill="#17323a"/>
    <path d="M58 152H92L102 128L116 180L128 144L138 152H208" fill="none" stroke="#5fe3a0" stroke-width="6" stroke-linejoin="round"/>
    <path d="M58 182H208" stroke="#5fc4e3" stroke-width="4" stroke-dasharray="18 10"/><circle cx="200" cy="208" r="6" fill="${accent}"/>
    <path d="M236 20V500M216 30H256" stroke="${ink}" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
    <path d="M214 34H240V92Q227 106 214 92Z" fill="${main}" fill-opacity=".85"/><path d="M227 104V170" stroke="${main}" stroke-width="4"/>`,
});

/** A hospital room: a bed, a monitor, a window with daylight. */
export const hospital: PlaceDrawing = roomPlace({
  floor: 0.78,
  palettes: WARDS,
  furnish: () => ({
    wall: 'plain',
    floor: 'tiles',
    windows: [{ width: 0.5, height: 0.4, up: 0.4, columns: 3, rows: 1, town: true }],
    pieces: [
      { drawing: bed, tall: 0.34, at: 0.7, colors: clothColors, loose: true, depth: 0.06, surface: 'bed' },
      { drawing: monitor, tall: 0.52, at: 0.94, colors: clothColors },
      { drawing: chair, tall: 0.36, at: 0.14, colors: woodColors, loose: true, depth: 0.04 },
      { drawing: plant, tall: 0.34, at: 0.02 },
    ],
    hung: [wallClock(0.36, 0.56), frame(0.16, 0.5, 0.16, 0.2, 2), pendant(0.5, 0.66, 0.18)],
  }),
});
