import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';
import { wheel } from './wheel.ts';
export const truck = drawSubject({
  name: 'truck',
  nouns: ['truck', 'lorry', 'delivery truck', 'freight'],
  bounds: { x: 10, y: 20, width: 456, height: 250 },
  natural: { main: '#d8492f', second: '#8a939c', accent: '#f0b63f', ink: '#24272d', light: '#eef3f4' },
  presence: {
    nouns: ['truck', 'lorry', 'delivery truck'],
    home: 'road',
    stands: 'ground',
    tall: 0.38,
    metres: 3.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${rect(20, 200, 430, 28, fill(colors.ink), 6)}
    ${body('M22 20H290C298 20 302 24 302 32V208H10V32C10 24 14 20 22 20Z', colors.light, colors, { id: `${id}c`, dx: -8, dy: -14, marks: path('M0 110C80 70 200 150 310 100V150C200 200 80 120 0 160Z', fill(colors.accent)) })}
    ${body('M316 66H388C402 66 408 72 414 84L440 138L458 146C464 150 466 156 466 166V218H316Z', colors.main, colors, { id: `${id}b`, dx: -6, dy: -22 })}
    ${path('M338 84H384C390 84 394 88 398 94L416 136H338Z', fill(colors.light))}${path('M338 136L382 84H384C390 84 394 88 398 94L416 136Z', fill(colors.ink, 0.12))}
    ${path('M340 160h18', stroke(colors.ink, 6))}${path('M452 172h8', stroke(colors.accent, 16))}${path('M448 206H468V222H448Z', fill(colors.second))}
    ${wheel(72, 228, 40, colors)}${wheel(164, 228, 40, colors)}${wheel(392, 228, 40, colors)}`,
});
