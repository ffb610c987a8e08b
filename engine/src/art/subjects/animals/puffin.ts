import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const puffin = drawSubject({
  name: 'puffin',
  nouns: ['puffin', 'puffins'],
  bounds: { x: 8, y: 9, width: 298, height: 359 },
  natural: { main: '#262c35', second: '#f5f4ef', accent: '#f0722e', ink: '#1b2027', light: '#ffffff' },
  presence: { nouns: ['puffin'], home: 'coast', stands: 'ground', tall: 0.3, metres: 0.3, faces: 'right' },
  paint: (colors, id) => `
    ${path('M130 330V356M190 330V356', stroke(colors.accent, 12))}${path('M96 368Q120 346 160 366ZM158 368Q186 346 224 366Z', fill(colors.accent))}
    ${path(shape('84,270! 40,300 10,330 30,338 90,320'), fill(colors.main))}
    ${body(shape('66,230 70,150 110,110 170,110 226,150 238,230 216,306 166,342 110,336 76,300'), colors.main, colors, { id: `${id}b`, dx: -6, dy: -10, opacity: 0.3, marks: path(shape('150,150 250,140 260,260 210,350 140,350 130,260'), fill(colors.second)) })}
    ${path(shape('84,180 120,160 150,200 146,260 110,310 72,322 70,250'), fill(colors.main))}${path('M146 210Q150 264 108 308', stroke(colors.second, 4, 0.35))}
    ${body(shape('96,96 106,40 160,10 216,30 240,80 226,130 170,150 112,138'), colors.main, colors, { id: `${id}h`, dx: -4, dy: -8, opacity: 0.3, marks: path(shape('140,84 160,50 206,46 240,80 220,124 160,126'), fill(colors.second)) })}
    ${path(shape('222,46! 262,50 296,84 304,112 270,124 226,120!'), fill(colors.accent))}${path(shape('222,46! 244,48 252,82 246,122 226,120!'), fill(colors.main))}${path('M262 54Q276 88 268 122', stroke(colors.light, 5, 0.8))}${path('M228 90Q270 90 302 110', stroke(colors.ink, 4, 0.5))}
    ${path('M168 74L186 66L196 78L186 94Z', fill(colors.accent, 0.55))}${eye(186, 80, 8.5, colors)}`,
});
