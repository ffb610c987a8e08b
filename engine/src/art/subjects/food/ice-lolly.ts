import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const iceLolly = drawSubject({
  name: 'ice-lolly',
  nouns: ['ice lolly', 'popsicle', 'ice pop', 'paleta', 'creamsicle'],
  bounds: { x: 20, y: 4, width: 170, height: 356 },
  natural: { main: '#f0586f', second: '#f9a03f', accent: '#e3b57b', ink: '#6b1f3a', light: '#fff3ee' },
  presence: {
    nouns: ['ice lolly', 'popsicle', 'ice pop', 'paleta', 'creamsicle'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.17,
  },
  paint: (colors, id) => `
    ${rect(88, 250, 34, 110, fill(colors.accent), 17)}
    ${path('M106 262H122V344A17 17 0 0 1 106 360Z', fill(colors.ink, 0.18))}
    ${body('M20 110C20 46 52 4 105 4C158 4 190 46 190 110V250C190 266 180 274 166 274H44C30 274 20 266 20 250Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -8, marks: path('M10 190C40 176 60 204 90 190S140 176 200 196V290H10Z', fill(colors.second)) + path('M10 96C40 84 60 110 100 96S160 86 200 100V124C160 110 140 128 100 122S40 110 10 122Z', fill(colors.light, 0.75)) })}
    ${path('M66 80C66 72 74 68 80 68S92 72 92 80V226A13 13 0 0 1 66 226ZM120 80C120 72 128 68 134 68S146 72 146 80V226A13 13 0 0 1 120 226Z', fill(colors.ink, 0.16))}
    ${path('M40 104C42 66 56 42 76 30', stroke(colors.light, 12, 0.6))}`,
});
