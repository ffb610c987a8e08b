import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const divingMask = drawSubject({
  name: 'diving-mask',
  nouns: ['diving mask', 'snorkel', 'snorkelling mask', 'goggles', 'swimming goggles'],
  bounds: { x: -19, y: 12, width: 427, height: 328 },
  natural: { main: '#2f86b8', second: '#f0b53c', accent: '#d9503f', ink: '#1f3040', light: '#cfeef7' },
  presence: {
    nouns: ['diving mask', 'snorkel', 'goggles', 'swim goggles'],
    home: 'beach',
    stands: 'ground',
    tall: 0.28,
    metres: 0.3,
  },
  paint: (colors, id) => `
    ${path('M330 320C400 320 396 270 396 200V30', stroke(colors.second, 22))}
    ${path('M396 60V24', stroke(colors.accent, 24))}
    ${path('M310 300H350V340H310Z', fill(colors.ink, 0.85))}
    ${path('M30 130C-20 150 -20 190 30 210', stroke(colors.ink, 22))}
    ${body(shape('40,80 100,60 190,64 280,60 340,80 356,150 340,220 280,250 226,240 210,200! 190,190 170,200! 154,240 100,250 40,220 24,150'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -16 })}
    ${path(shape('56,100 110,84 190,88 270,84 324,100 334,150 322,202 272,224 236,214 222,176 190,164 158,176 144,214 108,224 58,202 46,150'), fill(colors.light))}
    ${path(shape('56,100 110,84 190,88 140,130 90,210 58,202 46,150'), fill(colors.accent, 0.2))}
    ${path('M80 110L140 100L90 190L66 170Z', fill(colors.light, 0.8))}`,
});
