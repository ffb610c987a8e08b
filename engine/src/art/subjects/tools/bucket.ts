import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const bucket = drawSubject({
  name: 'bucket',
  nouns: ['bucket', 'buckets', 'pail', 'paint bucket', 'sand bucket', 'cleaning bucket'],
  bounds: { x: 28, y: 4, width: 264, height: 334 },
  natural: { main: '#3f8fb8', second: '#2f6f94', accent: '#d9e1e6', ink: '#1d3341', light: '#eef8fd' },
  presence: {
    nouns: ['bucket', 'pail', 'paint bucket'],
    home: 'garden',
    stands: 'ground',
    tall: 0.26,
    metres: 0.3,
  },
  paint: (colors, id) => `
    ${path('M40 92C40 -10 280 -10 280 92', stroke(colors.accent, 8))}
    ${rect(136, 4, 48, 16, fill(colors.ink), 8)}
    ${body('M30 90H290L262 322C261 332 254 338 244 338H76C66 338 59 332 58 322Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -8 })}
    ${path('M30 90C30 72 290 72 290 90S30 108 30 90Z', fill(colors.second))}
    ${path('M44 90C44 78 276 78 276 90S44 102 44 90Z', fill(colors.ink, 0.4))}
    ${path('M38 150H282L279 174H41Z', fill(colors.second))}
    ${path('M62 120C62 112 78 112 79 120L96 310C96 320 84 320 84 310Z', fill(colors.light, 0.45))}
    ${circle(40, 96, 12, fill(colors.accent))}
    ${circle(280, 96, 12, fill(colors.accent))}`,
});
