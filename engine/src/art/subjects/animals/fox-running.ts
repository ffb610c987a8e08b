import { behind, body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '112,112 128,86 170,80 220,88 262,84 294,66 322,70 332,96 314,126 278,140 230,130 180,126 134,138',
);

export const foxRunning = drawSubject({
  name: 'fox-running',
  nouns: [],
  bounds: { x: 0, y: 14, width: 415, height: 193 },
  natural: { main: '#e2702b', second: '#b9501c', accent: '#8a4a2a', ink: '#3a2119', light: '#fff3e4' },
  presence: {
    nouns: ['fox', 'red fox', 'vixen'],
    home: 'forest',
    stands: 'ground',
    tall: 0.3,
    metres: 0.6,
    faces: 'right',
    posture: 'running',
  },
  paint: (colors, id) => `
    ${behind(limb('150,112,48 122,148,28 92,164,16 58,176,13') + limb('306,112,34 346,132,20 384,128,14 408,134,12'), colors.main, colors)}${path('M80 169L56 178M386 129L408 136', stroke(colors.ink, 13))}
    ${path(shape('130,92! 96,72 60,74 20,94 0,118! 34,126 76,118 104,122 130,128'), fill(colors.main))}${path(shape('0,118! 12,102 30,90! 34,98 42,96! 42,106 52,106! 50,114 58,122! 30,126 12,124'), fill(colors.light))}
    ${body(trunk, colors.main, colors, { id: `${id}b` })}
    ${path(limb('156,106,64 142,140,40 154,166,22 118,184,15 92,198,13') + limb('290,108,42 318,144,24 346,164,16 370,186,13'), fill(colors.main))}${path('M122 182L90 200M346 164L372 188', stroke(colors.ink, 14))}
    ${path(shape('342,50! 340,24 346,14! 358,28 362,48'), fill(colors.second))}
    ${path(shape('304,74 316,48 344,38 368,46 398,66 412,78! 396,92 366,96 346,104 320,104'), fill(colors.main))}
    ${path(shape('344,86 366,80 390,80 412,78! 396,92 366,96 350,106 336,122 312,130 318,110'), fill(colors.light))}
    ${path(shape('318,56 310,18! 332,28 346,48'), fill(colors.main))}${path(shape('324,48 319,30! 331,37 338,48'), fill(colors.accent))}
    ${path('M404 70Q416 72 413 80Q404 83 400 76Z', fill(colors.ink))}${path('M356 62Q364 56 372 65Q362 69 356 62Z', fill(colors.ink))}`,
});
