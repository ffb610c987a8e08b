import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const clipboard = drawSubject({
  name: 'clipboard',
  nouns: ['clipboard'],
  bounds: { x: 0, y: 0, width: 300, height: 400 },
  natural: { main: '#b5793f', second: '#d9dee2', accent: '#3fa36b', ink: '#2b2420', light: '#fffdf7' },
  presence: { nouns: ['clipboard'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.32 },
  paint: (colors) => `
    ${path('M24 34H276Q300 34 300 58V376Q300 400 276 400H24Q0 400 0 376V58Q0 34 24 34Z', fill(colors.main))}${path('M280 34Q300 36 300 58V376Q300 400 276 400H250Q284 390 280 340Z', fill(colors.ink, 0.16))}
    ${path('M28 72H272V370H28Z', fill(colors.light))}
    ${path('M96 20H122Q126 0 150 0Q174 0 178 20H204Q216 20 216 34V82H84V34Q84 20 96 20Z', fill(colors.second))}${path('M180 20H204Q216 20 216 34V82H188Z', fill(colors.ink, 0.18))}${circle(150, 24, 10, fill(colors.main))}
    ${path('M54 134L68 148L92 118M54 206L68 220L92 190M54 278L68 292L92 262', stroke(colors.accent, 11))}
    ${path('M116 136H240M116 208H220M116 280H236M116 334H190', stroke(colors.ink, 9, 0.32))}`,
});
