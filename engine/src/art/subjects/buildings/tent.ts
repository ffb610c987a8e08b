import { drawSubject } from '../../drawing.ts';
import { LAMP } from '../../scenes/lamps.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tent = drawSubject({
  name: 'tent',
  nouns: ['tent', 'campsite', 'glamping'],
  bounds: { x: 4, y: 20, width: 420, height: 226 },
  natural: { main: '#e8833a', second: '#c05f24', accent: '#f4c766', ink: '#3a261c', light: '#fff0d8' },
  presence: {
    nouns: ['tent'],
    home: 'forest',
    stands: 'ground',
    tall: 0.3,
    metres: 1.8,
    glow: { x: 150, y: 160, reach: 0.9 },
  },
  paint: (colors, _id, { lit }) => `
    ${path('M150 40L8 244M330 44L420 244', stroke(colors.ink, 4, 0.6))}
    ${path('M150 34L330 40L400 240H250Z', fill(colors.second))}${path('M250 240L330 40L400 240Z', fill(colors.ink, 0.12))}
    ${path('M150 34L40 240H270Z', fill(colors.main))}${path('M150 34L176 60L270 240H230Z', fill(colors.ink, 0.1))}
    ${path('M152 74L98 240H214Z', fill(colors.ink))}${path('M152 74L140 240H98Z', lit ? fill(LAMP) : fill(colors.accent, 0.85))}${path('M152 74C160 120 190 190 236 240H206C180 190 160 130 152 74Z', fill(colors.light))}
    ${path('M146 34L334 38', stroke(colors.light, 7))}${path('M150 34V22', stroke(colors.ink, 8))}
    ${path('M26 240H410', stroke(colors.ink, 8, 0.7))}`,
});
