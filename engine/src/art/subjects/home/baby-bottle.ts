import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const babyBottle = drawSubject({
  name: 'baby-bottle',
  nouns: ['baby bottle', 'feeding bottle', 'milk bottle for babies'],
  bounds: { x: 56, y: 0, width: 188, height: 400 },
  natural: { main: '#a9d6ea', second: '#f7f4ea', accent: '#f2b8a0', ink: '#3f5663', light: '#ffffff' },
  presence: { nouns: ['baby bottle'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.2 },
  paint: (colors, id) => `
    ${path(shape('128,66! 124,34 132,6 150,0 168,6 176,34 172,66!'), fill(colors.accent))}${path('M100 70Q100 56 114 56H186Q200 56 200 70V84H100Z', fill(colors.accent))}
    ${path('M76 80H224Q234 80 234 92V132H66V92Q66 80 76 80Z', fill(colors.main))}${path('M200 80H224Q234 80 234 92V132H206Z', fill(colors.ink, 0.16))}${path('M96 88V126M126 88V126M156 88V126M186 88V126', stroke(colors.ink, 5, 0.2))}
    ${body('M80 132H220Q244 150 244 190V370Q244 400 214 400H86Q56 400 56 370V190Q56 150 80 132Z', colors.second, colors, { id: `${id}b`, dx: -16, dy: -4, marks: path('M40 130H260V196Q150 214 40 196Z', fill(colors.main, 0.6)) })}
    ${path('M190 232H224M206 262H224M190 292H224M206 322H224M190 352H224', stroke(colors.main, 8))}${path('M82 210V360', stroke(colors.light, 11, 0.8))}`,
});
