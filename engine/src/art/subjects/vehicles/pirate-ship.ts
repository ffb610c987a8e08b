import { drawSubject } from '../../drawing.ts';
import { fill, path } from '../../svg.ts';
import { drawSkull, drawTallShip } from './rigging.ts';

export const pirateShip = drawSubject({
  name: 'pirate-ship',
  nouns: ['pirate ship', 'pirate', 'buccaneer', 'corsair'],
  bounds: { x: 30, y: 0, width: 495, height: 414 },
  natural: { main: '#3c3a45', second: '#8a5530', accent: '#e0a63c', ink: '#1d1714', light: '#f4ecd8' },
  presence: {
    nouns: ['pirate ship'],
    home: 'sea',
    stands: 'water',
    tall: 0.58,
    metres: 14,
    faces: 'right',
  },
  paint: (colors) =>
    drawTallShip(colors, {
      emblem: drawSkull(236, 208, 66, colors.light, colors.main),
      flag:
        path('M234 2C260 -6 276 12 304 2V40C276 50 260 32 234 40Z', fill(colors.ink)) +
        drawSkull(268, 20, 24, colors.light, colors.ink),
    }),
});
