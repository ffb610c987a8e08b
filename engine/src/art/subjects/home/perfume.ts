import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const perfume = drawSubject({
  name: 'perfume',
  nouns: ['perfume bottle', 'perfume', 'fragrance', 'cologne', 'parfum'],
  bounds: { x: 24, y: 10, width: 295, height: 342 },
  natural: { main: '#eaa6b4', second: '#e0b65c', accent: '#c9708a', ink: '#4a2434', light: '#fff6f6' },
  presence: {
    nouns: ['perfume bottle', 'perfume', 'fragrance'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.13,
  },
  paint: (colors, id) => `
    ${body('M106 10H194C202 10 206 16 206 24V90H94V24C94 16 98 10 106 10Z', colors.second, colors, { id: `${id}a`, dx: -14, dy: -6 })}
    ${path('M110 26V76', stroke(colors.light, 8, 0.6))}
    ${rect(116, 90, 68, 30, fill(colors.second), 4)}
    ${path('M156 90H180A4 4 0 0 1 184 94V120H150Z', fill(colors.ink, 0.2))}
    ${body('M60 116H240C264 116 276 130 276 152V318C276 340 264 352 240 352H60C36 352 24 340 24 318V152C24 130 36 116 60 116Z', colors.light, colors, { id: `${id}b`, dx: -26, dy: -10 })}
    ${body('M42 190H258V316C258 328 250 334 240 334H60C50 334 42 328 42 316Z', colors.main, colors, { id: `${id}c`, dx: -24, dy: -2 })}
    ${path('M42 190C90 178 130 202 180 190C210 184 236 188 258 192V204C220 198 190 210 160 206C120 200 80 196 42 204Z', fill(colors.accent, 0.5))}
    ${path('M42 150C42 140 62 140 62 150V310C62 320 42 320 42 310Z', fill(colors.light, 0.6))}
    ${rect(92, 226, 116, 70, fill(colors.light), 4)}
    ${path('M100 234H200V288H100Z', stroke(colors.second, 3))}
    ${path('M124 252H176M134 268H166', stroke(colors.ink, 5, 0.7))}
    ${path('M292 90V60M278 75H306M308 40V24M300 32H316', stroke(colors.light, 6))}`,
});
