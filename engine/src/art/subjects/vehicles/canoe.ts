import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const canoe = drawSubject({
  name: 'canoe',
  nouns: ['canoe', 'kayak', 'rowboat', 'rowing boat', 'gondola'],
  bounds: { x: 6, y: 25, width: 420, height: 115 },
  natural: { main: '#b9582e', second: '#8a3f20', accent: '#e3b574', ink: '#2f1c14', light: '#f9ead2' },
  presence: {
    nouns: ['canoe', 'kayak', 'rowboat', 'rowing boat'],
    home: 'lake',
    stands: 'water',
    tall: 0.13,
    metres: 0.7,
    faces: 'right',
    seat: { x: 200, y: 45 },
  },
  paint: (colors, id) => `
    ${path('M6 48C22 78 70 84 216 84C362 84 410 78 426 48C424 66 420 80 414 90H18C12 80 8 66 6 48Z', fill(colors.second))}
    ${path('M120 78H160V88H120ZM270 78H310V88H270Z', fill(colors.accent))}
    ${path('M330 34L234 118', stroke(colors.accent, 8))}${path('M244 104L214 122C204 130 208 138 220 136L250 116Z', fill(colors.accent))}${path('M322 30L340 40', stroke(colors.accent, 9))}
    ${body('M6 48C30 76 90 86 216 86C342 86 402 76 426 48C424 96 396 130 350 140H82C36 130 8 96 6 48Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -12, marks: path('M0 96C100 112 330 112 432 96V106C330 122 100 122 0 106Z', fill(colors.accent)) })}
    ${path('M10 56C34 78 96 88 216 88C336 88 398 78 422 56', stroke(colors.light, 6))}`,
});
