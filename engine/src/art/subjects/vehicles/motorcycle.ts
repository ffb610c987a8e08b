import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const tyre = (x: number, { ink, light, second }: SubjectColors): string =>
  `<circle cx="${x}" cy="196" r="50" fill="none" stroke="${ink}" stroke-width="21"/><circle cx="${x}" cy="196" r="37" fill="none" stroke="${light}" stroke-width="6"/>${path(`M${x - 34} 196H${x + 34}M${x} 162V230M${x - 24} 172L${x + 24} 220M${x + 24} 172L${x - 24} 220`, stroke(light, 3))}<circle cx="${x}" cy="196" r="13" fill="${second}"/>`;

export const motorcycle = drawSubject({
  name: 'motorcycle',
  nouns: ['motorcycle', 'motorbike', 'biker'],
  bounds: { x: 11, y: 41, width: 418, height: 216 },
  natural: { main: '#c8352c', second: '#8b939c', accent: '#e9b44a', ink: '#212429', light: '#eef1f3' },
  presence: {
    nouns: ['motorcycle', 'motorbike'],
    home: 'road',
    stands: 'ground',
    tall: 0.3,
    metres: 1.2,
    faces: 'right',
    seat: { x: 149, y: 65 },
  },
  paint: (colors, id) => `
    ${tyre(72, colors)}${tyre(368, colors)}
    ${path('M72 196L190 214M72 196L150 150', stroke(colors.second, 12))}
    ${path('M368 196L318 74', stroke(colors.second, 13))}${path('M356 186L312 84', stroke(colors.light, 4))}
    ${path('M318 128C352 116 404 128 424 170L412 176C394 148 356 138 326 148Z', fill(colors.main))}
    ${path('M22 152C40 122 90 116 130 140L120 152C92 136 56 138 34 160Z', fill(colors.main))}
    ${path('M180 150H284L294 222H190Z', fill(colors.ink))}${path('M196 160H276M198 174H280M200 188H282', stroke(colors.second, 7))}${path('M206 206A28 28 0 1 0 262 206A28 28 0 1 0 206 206Z', fill(colors.second))}${path('M222 206A12 12 0 1 0 246 206A12 12 0 1 0 222 206Z', fill(colors.ink))}
    ${path('M200 226H120C100 226 84 222 66 232', stroke(colors.second, 14))}${path('M120 226C100 226 84 222 66 232', stroke(colors.light, 5, 0.7))}
    ${body('M186 130C184 96 222 78 268 80C300 82 318 98 322 120C300 146 230 152 186 148Z', colors.main, colors, { id: `${id}b`, dx: -2, dy: -18 })}${path('M206 110C222 96 250 92 274 94', stroke(colors.light, 6, 0.5))}
    ${path('M74 118C90 98 110 112 140 112C170 112 190 104 208 118C206 138 190 146 160 146C126 146 90 138 74 118Z', fill(colors.ink))}
    ${path('M318 74C306 52 290 46 272 48M318 74L330 46', stroke(colors.ink, 9))}${path('M272 48L252 54', stroke(colors.accent, 11))}
    ${path('M324 84A20 20 0 1 0 364 84A20 20 0 1 0 324 84Z', fill(colors.second))}${path('M346 66A20 20 0 0 1 346 104Z', fill(colors.accent))}`,
});
