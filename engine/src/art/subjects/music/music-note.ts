import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const musicNote = drawSubject({
  name: 'music-note',
  nouns: ['music note', 'musical note', 'music notes', 'eighth note'],
  bounds: { x: -1, y: 0, width: 501, height: 367 },
  natural: { main: '#5a4fcf', second: '#3f3796', accent: '#f26a5b', ink: '#201b52', light: '#f0eeff' },
  presence: { nouns: ['music note'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.3 },
  paint: (colors, id) => `
    ${path('M130 30L330 0V70L130 102Z', fill(colors.main))}${path('M130 78L330 46V70L130 102Z', fill(colors.ink, 0.25))}${path('M130 40V290M330 20V262', stroke(colors.main, 26))}
    ${body(shape('0,310 24,266 84,250 136,274 140,310 112,352 54,366 10,348'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -12 })}${body(shape('200,282 224,238 284,222 336,246 340,282 312,324 254,338 210,320'), colors.main, colors, { id: `${id}c`, dx: -10, dy: -12 })}
    ${path('M30 304Q44 278 76 274M230 276Q244 250 276 246', stroke(colors.light, 9, 0.5))}${path(shape('400,110 430,90 458,112 450,146 414,158 386,140'), fill(colors.accent))}${path('M452 118V10Q500 30 490 80', stroke(colors.accent, 15))}`,
});
