import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const fryingPan = drawSubject({
  name: 'frying-pan',
  nouns: ['frying pan', 'skillet', 'fried egg', 'fried eggs', 'pan', 'sunny side up'],
  bounds: { x: 0, y: 58, width: 484, height: 126 },
  natural: { main: '#33383f', second: '#f6b52c', accent: '#a2643a', ink: '#17191d', light: '#fdfbf4' },
  presence: {
    nouns: ['frying pan', 'skillet', 'fried egg', 'pan'],
    home: 'kitchen',
    stands: 'table',
    tall: 0.24,
    metres: 0.07,
  },
  paint: (colors, id) => `
    ${path('M318 96L458 60C474 56 484 64 484 76C484 86 478 92 466 96L330 134Z', fill(colors.accent))}
    ${path('M330 118L482 82C480 90 476 94 466 96L330 134Z', fill(colors.ink, 0.22))}
    ${circle(460, 78, 6, fill(colors.ink))}
    ${body('M0 104H336C336 160 300 184 250 184H86C36 184 0 160 0 104Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -8 })}
    ${path('M0 104C0 74 75 58 168 58S336 74 336 104S261 146 168 146S0 134 0 104Z', fill(colors.main))}
    ${path('M18 104C18 82 86 70 168 70S318 82 318 104S250 134 168 134S18 126 18 104Z', fill(colors.ink, 0.7))}
    ${path(shape('60,104 84,84 130,82 152,92 190,78 236,84 268,100 250,118 214,116 190,128 140,124 120,116 84,122'), fill(colors.light))}
    ${body('M92 98C92 84 104 76 120 76C136 76 148 84 148 98C148 106 136 110 120 110C104 110 92 106 92 98Z', colors.second, colors, { id: `${id}b`, dx: -4, dy: -8 })}
    ${body('M190 96C190 82 202 74 218 74C234 74 246 82 246 96C246 104 234 108 218 108C202 108 190 104 190 96Z', colors.second, colors, { id: `${id}c`, dx: -4, dy: -8 })}
    ${path('M102 92C104 86 110 84 114 84M200 90C202 84 208 82 212 82', stroke(colors.light, 5, 0.7))}
    ${path('M12 122C20 150 44 168 80 172', stroke(colors.light, 6, 0.25))}`,
});
