import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const balloonBunch = drawSubject({
  name: 'balloon-bunch',
  nouns: ['balloons', 'bunch of balloons', 'balloon bouquet'],
  bounds: { x: -8, y: 10, width: 442, height: 602 },
  natural: { main: '#e0414f', second: '#3f7fc4', accent: '#f4b93a', ink: '#3a2440', light: '#ffffff' },
  presence: {
    nouns: ['bunch of balloons', 'balloon bouquet'],
    home: 'park',
    stands: 'ground',
    tall: 0.44,
    metres: 1.9,
  },
  paint: (colors, id) => `
    ${path('M120 250C150 380 190 440 214 560M214 200C214 340 214 440 214 560M316 260C290 380 236 440 214 560M66 360C110 440 180 500 214 560M360 380C330 450 260 500 214 560', stroke(colors.ink, 6, 0.35))}
    ${path('M120 250C150 380 190 440 214 560M214 200C214 340 214 440 214 560M316 260C290 380 236 440 214 560M66 360C110 440 180 500 214 560M360 380C330 450 260 500 214 560', stroke(colors.light, 3, 0.75))}
    ${body(shape('66,180 112,194 138,240 132,296 96,352 66,368 36,352 0,296 -6,240 20,194'), colors.second, colors, { id: `${id}a`, dx: -18, dy: -12 })}
    ${path('M54 366H78L84 382H48Z', fill(colors.second))}
    ${path(shape('24,250 30,226 48,212 54,226 40,244 34,262'), fill(colors.light, 0.5))}
    ${body(shape('360,200 406,214 432,260 426,316 390,372 360,388 330,372 294,316 288,260 314,214'), colors.accent, colors, { id: `${id}b`, dx: -18, dy: -12 })}
    ${path('M348 386H372L378 402H342Z', fill(colors.accent))}
    ${path(shape('318,270 324,246 342,232 348,246 334,264 328,282'), fill(colors.light, 0.6))}
    ${body(shape('120,60 168,76 194,124 188,180 150,240 120,256 90,240 52,180 46,124 72,76'), colors.accent, colors, { id: `${id}c`, dx: -18, dy: -12 })}
    ${path('M108 254H132L138 270H102Z', fill(colors.accent))}
    ${path(shape('78,130 84,106 102,92 108,106 94,124 88,142'), fill(colors.light, 0.6))}
    ${body(shape('316,66 364,82 390,130 384,188 346,248 316,264 286,248 248,188 242,130 268,82'), colors.second, colors, { id: `${id}d`, dx: -18, dy: -12 })}
    ${path('M304 262H328L334 278H298Z', fill(colors.second))}
    ${path(shape('274,138 280,114 298,100 304,114 290,132 284,150'), fill(colors.light, 0.5))}
    ${body(shape('214,10 268,28 298,82 292,144 248,214 214,232 180,214 136,144 130,82 160,28'), colors.main, colors, { id: `${id}e`, dx: -20, dy: -14 })}
    ${path('M201 230H227L234 248H194Z', fill(colors.main))}
    ${path(shape('164,92 170,64 192,48 198,64 182,84 176,108'), fill(colors.light, 0.5))}
    ${body('M172 556H256L264 612H164Z', colors.main, colors, { id: `${id}f`, dx: -8, dy: -6 })}
    ${path('M204 556H224V612H204Z', fill(colors.accent))}
    ${path(shape('214,556 184,530 168,540 180,556! 248,556! 260,540 244,530'), fill(colors.accent))}`,
});
