import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const hairDryer = drawSubject({
  name: 'hair-dryer',
  nouns: ['hair dryer', 'hairdryer', 'blow dryer'],
  bounds: { x: -5, y: 39, width: 335, height: 361 },
  natural: { main: '#e0648c', second: '#3d3a4a', accent: '#f4c35a', ink: '#2a2733', light: '#fff3f6' },
  presence: { nouns: ['hair dryer'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.25 },
  paint: (colors, id) => `
    ${path('M150 190L196 384Q200 400 216 400H244Q262 400 258 382L226 190Z', fill(colors.second))}${path('M204 190L246 400Q262 400 258 382L226 190Z', fill(colors.ink, 0.3))}
    ${path('M0 66H66V206H0Q-10 136 0 66Z', fill(colors.second))}
    ${body('M60 72L170 44C256 24 330 70 330 138C330 206 256 248 170 228L60 200Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -20 })}
    ${circle(244, 136, 50, fill(colors.second))}${path('M222 112V160M244 106V166M266 112V160', stroke(colors.accent, 8))}${path('M84 98L170 74', stroke(colors.light, 11, 0.55))}
    ${path('M206 250V286', stroke(colors.accent, 13))}`,
});
