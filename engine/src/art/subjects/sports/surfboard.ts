import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const surfboard = drawSubject({
  name: 'surfboard',
  nouns: ['surfboard', 'surfboards', 'surf board', 'paddle board'],
  bounds: { x: 35, y: -6, width: 166, height: 443 },
  natural: { main: '#f6efe0', second: '#2f9ab0', accent: '#f0714a', ink: '#20404a', light: '#ffffff' },
  presence: {
    nouns: ['surfboard', 'paddle board'],
    home: 'beach',
    stands: 'ground',
    tall: 0.52,
    metres: 2.1,
  },
  paint: (colors, id) => `
    <g transform="rotate(10 120 220)">
    ${body('M120 -10C170 40 196 130 196 230C196 330 170 400 150 430H90C70 400 44 330 44 230C44 130 70 40 120 -10Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -6, marks: path('M0 150C80 120 150 190 240 150V230C160 262 90 196 0 232Z', fill(colors.second)) + path('M0 250C80 216 150 280 240 246V266C160 300 90 238 0 272Z', fill(colors.accent)) + path('M70 40H170V70H70Z', fill(colors.second)) + path('M120 -10V430', stroke(colors.ink, 4, 0.3)) })}
    ${path('M70 160C72 120 82 80 100 50L106 56C92 86 84 120 82 160Z', fill(colors.light, 0.7))}
    ${path('M112 396H128L124 440H116Z', fill(colors.accent))}
    </g>
    ${path(shape('-20,440! 40,424 120,432 200,424 270,440!'), fill(colors.ink, 0.12))}`,
});
