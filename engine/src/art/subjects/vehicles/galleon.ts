import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';
import { drawTallShip } from './rigging.ts';

export const galleon = drawSubject({
  name: 'galleon',
  nouns: ['galleon', 'tall ship', 'caravel', 'frigate', 'mayflower'],
  bounds: { x: 30, y: 0, width: 495, height: 414 },
  natural: { main: '#f3e6c8', second: '#96602f', accent: '#c8402f', ink: '#3a2415', light: '#fffaf0' },
  presence: {
    nouns: ['galleon', 'tall ship', 'caravel', 'frigate'],
    home: 'sea',
    stands: 'water',
    tall: 0.58,
    metres: 14,
    faces: 'right',
  },
  paint: (colors) =>
    drawTallShip(colors, {
      emblem: path('M236 174V254M198 210H274', stroke(colors.accent, 16)),
      flag: path('M234 2C260 -6 276 12 304 2L292 20L304 40C276 50 260 32 234 40Z', fill(colors.accent)),
    }),
});
