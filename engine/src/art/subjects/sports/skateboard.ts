import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const skateboard = drawSubject({
  name: 'skateboard',
  nouns: ['skateboard', 'skateboards', 'longboard', 'skate board'],
  bounds: { x: 8, y: 23, width: 444, height: 149 },
  natural: { main: '#e2564a', second: '#2f8fa0', accent: '#f3c04a', ink: '#2a2430', light: '#fff4e6' },
  presence: {
    nouns: ['skateboard', 'longboard'],
    home: 'street',
    stands: 'ground',
    tall: 0.16,
    metres: 0.16,
  },
  paint: (colors, id) => `
    ${path('M86 96H146L136 132H96ZM314 96H374L364 132H324Z', fill(colors.second))}
    ${path('M100 134H132M328 134H360', stroke(colors.ink, 10))}
    ${body('M10 40C4 30 16 18 28 26L76 60C84 66 94 70 104 70H356C366 70 376 66 384 60L432 26C444 18 456 30 450 40L408 82C398 92 384 98 370 98H90C76 98 62 92 52 82Z', colors.main, colors, { id: `${id}a`, dx: -2, dy: -12 })}
    ${path('M20 32L76 68C86 74 96 78 108 78H352C364 78 374 74 384 68L440 32L432 26L384 60C376 66 366 70 356 70H104C94 70 84 66 76 60L28 26Z', fill(colors.ink, 0.3))}
    ${path('M150 88H200M220 88H290', stroke(colors.accent, 6))}
    ${circle(104, 148, 24, fill(colors.accent))}
    ${circle(356, 148, 24, fill(colors.accent))}
    ${circle(108, 152, 18, fill(colors.ink, 0.2))}
    ${circle(360, 152, 18, fill(colors.ink, 0.2))}
    ${circle(104, 148, 8, fill(colors.light))}
    ${circle(356, 148, 8, fill(colors.light))}`,
});
