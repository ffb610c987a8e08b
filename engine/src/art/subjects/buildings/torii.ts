import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const torii = drawSubject({
  name: 'torii',
  nouns: ['torii', 'torii gate', 'shinto shrine', 'japanese gate'],
  bounds: { x: -12, y: 12, width: 424, height: 364 },
  natural: { main: '#d6402c', second: '#2b2226', accent: '#a82c20', ink: '#3c1414', light: '#ffd9bf' },
  presence: {
    nouns: ['torii', 'torii gate', 'shinto shrine'],
    home: 'forest',
    stands: 'ground',
    tall: 0.48,
    metres: 6,
  },
  paint: (colors, id) => `
    ${body('M84 78H118L108 372H72Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: 0 })}
    ${body('M282 78H316L328 372H292Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: 0 })}
    ${path('M68 346H112V376H68ZM288 346H332V376H288Z', fill(colors.second))}
    ${path('M34 120H366V148H34Z', fill(colors.main))}
    ${path('M34 138H366V148H34Z', fill(colors.ink, 0.18))}
    ${rect(22, 124, 16, 20, fill(colors.second))}
    ${rect(362, 124, 16, 20, fill(colors.second))}
    ${path('M182 64H218V124H182Z', fill(colors.main))}
    ${path('M190 70H210V116H190Z', fill(colors.second))}
    ${path('M197 76h6v34h-6Z', fill(colors.light, 0.7))}
    ${path('M0 34C60 56 120 62 200 62S340 56 400 34L392 74C330 84 270 88 200 88S70 84 8 74Z', fill(colors.main))}
    ${path('M8 66C70 76 130 80 200 80S330 76 392 66L392 74C330 84 270 88 200 88S70 84 8 74Z', fill(colors.ink, 0.18))}
    ${path('M-12 12C60 40 130 46 200 46S340 40 412 12L406 44C340 62 270 68 200 68S60 62 -6 44Z', fill(colors.second))}
    ${path('M6 30C70 48 130 54 190 54', stroke(colors.light, 5, 0.3))}
    ${path('M94 160L88 330M292 160L304 330', stroke(colors.light, 8, 0.4))}
    ${path('M84 158C140 190 260 190 316 158', stroke(colors.light, 6))}
    ${path('M140 176l8 18l-14 4l12 18l-16 -14l6 -12ZM200 182l8 18l-14 4l12 18l-16 -14l6 -12ZM256 176l8 18l-14 4l12 18l-16 -14l6 -12Z', fill(colors.light))}`,
});
