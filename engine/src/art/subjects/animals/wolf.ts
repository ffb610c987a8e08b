import { behind, body, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const farLegs =
  limb('142,170,44 160,212,30 146,246,17 152,282,15 152,299,16') +
  limb('284,170,34 290,224,21 288,270,15 288,299,16') +
  paw(154, 300, 30, 13) +
  paw(290, 300, 30, 13);
const nearLegs =
  limb('110,158,80 108,196,52 124,220,31 100,250,18 104,284,16 104,299,17') +
  limb('262,164,50 262,218,27 260,268,17 260,299,18') +
  paw(106, 300, 33, 14) +
  paw(262, 300, 33, 14);
const trunk = shape(
  '76,160 78,128 104,114 150,116 200,118 234,104 262,86 284,70! 322,100 330,124 318,138! 320,150 306,160! 306,172 290,182! 272,208 236,212 196,204 158,196 112,196 84,182',
);
const tail = shape('96,122! 70,130 52,152 44,192 38,236 46,262! 62,238! 66,250! 78,216 92,186 110,164');

export const wolf = drawSubject({
  name: 'wolf',
  nouns: ['wolf', 'wolves'],
  bounds: { x: 36, y: 20, width: 360, height: 280 },
  natural: { main: '#7d8794', second: '#59626f', accent: '#d9a441', ink: '#262b34', light: '#eef0ee' },
  presence: {
    nouns: ['wolf', 'wolves'],
    home: 'forest',
    stands: 'ground',
    tall: 0.4,
    metres: 0.95,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}
    ${path(tail, fill(colors.main))}${path('M46 262C38 250 38 236 40 222C52 232 66 226 74 226L66 250L62 238Z', fill(colors.second))}
    ${body(trunk, colors.main, colors, {
      id: `${id}b`,
      marks:
        path(
          shape('60,100 140,100 220,100 290,60 330,90 284,106 246,128 200,138 150,132 100,130 80,150 50,150'),
          fill(colors.second),
        ) + path(shape('340,100 312,132 296,156 284,184 276,214 330,200 350,140'), fill(colors.light)),
    })}
    ${path(nearLegs, fill(colors.main))}
    ${path(shape('318,62 328,24! 340,36 344,62'), fill(colors.second))}
    ${path(shape('276,92 290,62 320,50 346,58 360,74 384,86 396,92! 395,104 378,112 350,118 336,124! 330,136! 318,128! 308,138! 300,126! 284,124!'), fill(colors.main))}
    ${path(shape('330,96 350,90 372,94 396,98! 394,106 378,112 350,118 336,124! 330,136! 318,128! 308,138! 302,126 312,110'), fill(colors.light))}
    ${path(shape('292,74 294,20! 316,36 328,58'), fill(colors.main))}
    ${path(shape('301,64 302,36! 313,46 318,58'), fill(colors.ink, 0.55))}
    ${path('M384 85C392 84 398 90 396 96C392 101 384 96 382 90Z', fill(colors.ink))}
    ${path('M334 80C340 74 350 75 356 82C350 87 340 87 334 80Z', fill(colors.ink))}
    ${path('M343 78.500C346 77.500 350 79 351 82C349 84 345 84 343 82Z', fill(colors.accent))}
    ${path('M392 105C382 108 370 106 362 104', `stroke="${colors.ink}" stroke-opacity=".7" stroke-width="2.500" fill="none"`)}`,
});
