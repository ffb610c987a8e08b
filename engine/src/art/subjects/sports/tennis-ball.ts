import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';

export const tennisBall = drawSubject({
  name: 'tennis-ball',
  nouns: ['tennis ball'],
  bounds: { x: 0, y: 0, width: 200, height: 200 },
  natural: { main: '#cfe24a', second: '#b3c93a', accent: '#e4f07c', ink: '#4a5518', light: '#fdfff0' },
  presence: { nouns: ['tennis ball'], home: 'park', stands: 'table', tall: 0.14, metres: 0.12 },
  paint: (colors, id) => `
    ${body('M0 100C0 44 44 0 100 0C156 0 200 44 200 100C200 156 156 200 100 200C44 200 0 156 0 100Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -18 })}
    ${path('M34 26C78 62 78 138 34 174M166 26C122 62 122 138 166 174', stroke(colors.light, 10))}
    ${path('M60 30C70 22 84 18 98 18', stroke(colors.accent, 9))}`,
});
