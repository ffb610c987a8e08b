import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const saltShaker = drawSubject({
  name: 'salt-shaker',
  nouns: ['salt shaker', 'salt and pepper', 'salt cellar', 'pepper shaker'],
  bounds: { x: 15, y: 40, width: 370, height: 310 },
  natural: { main: '#dfeaf0', second: '#3b3f48', accent: '#b9c3ca', ink: '#2c343c', light: '#ffffff' },
  presence: {
    nouns: ['salt shaker'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.1,
    several: 2,
  },
  paint: (colors, id) => `
    ${body('M40 100H160L184 330Q186 350 166 350H34Q14 350 16 330Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -4, marks: path('M10 210H190V350H10Z', fill(colors.light)) })}${path('M34 100Q34 40 100 40Q166 40 166 100Z', fill(colors.accent))}${path('M132 46Q166 60 166 100H140Q146 70 132 46Z', fill(colors.ink, 0.18))}${path('M78 66h.1M100 58h.1M122 66h.1M90 82h.1M112 82h.1', stroke(colors.ink, 8))}
    ${path('M52 124L40 320', stroke(colors.light, 10, 0.8))}
    ${body('M240 100H360L384 330Q386 350 366 350H234Q214 350 216 330Z', colors.main, colors, { id: `${id}p`, dx: -16, dy: -4, marks: path('M210 190H390V350H210Z', fill(colors.second)) })}${path('M234 100Q234 40 300 40Q366 40 366 100Z', fill(colors.accent))}${path('M332 46Q366 60 366 100H340Q346 70 332 46Z', fill(colors.ink, 0.18))}${path('M278 66h.1M300 58h.1M322 66h.1M290 82h.1M312 82h.1', stroke(colors.ink, 8))}
    ${path('M252 124L240 320', stroke(colors.light, 10, 0.45))}`,
});
