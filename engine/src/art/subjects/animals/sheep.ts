import { body, eye, fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs = limb('132,200,22 134,240,15 134,274,16') + limb('238,200,22 240,240,15 240,274,16');
const nearLegs = limb('100,200,26 102,240,17 102,278,18') + limb('210,200,26 212,240,17 212,278,18');

export const sheep = drawSubject({
  name: 'sheep',
  nouns: ['sheep', 'lamb', 'ewe', 'flock'],
  bounds: { x: 33, y: 62, width: 293, height: 216 },
  natural: { main: '#f4ecdd', second: '#d9c9ae', accent: '#d99a8b', ink: '#2f2a2c', light: '#fffdf6' },
  presence: {
    nouns: ['sheep', 'lamb'],
    home: 'farm',
    stands: 'ground',
    tall: 0.33,
    metres: 0.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(farLegs, fill(colors.ink))}${path(farLegs, fill(colors.second, 0.12))}
    ${path(fleece(50, 140, 16, 16, 6, 11), fill(colors.second))}
    ${path(nearLegs, fill(colors.ink))}
    ${body(fleece(156, 146, 104, 66, 15, 24), colors.main, colors, { id: `${id}b`, dx: -8, dy: -18 })}
    ${path('M104 116a14 14 0 0 1 26 2M160 150a14 14 0 0 1 26 2M112 168a14 14 0 0 1 26 2M190 110a14 14 0 0 1 26 2', stroke(colors.second, 5))}
    ${path(shape('258,96 266,80! 280,82 282,98'), fill(colors.ink))}
    ${path(shape('234,102 244,78 272,70 296,80 310,104 326,126 322,142 306,148 284,146 260,150 242,134'), fill(colors.ink))}
    ${path(fleece(256, 84, 24, 20, 8, 12), fill(colors.main))}
    ${path(shape('250,100! 228,100 210,112 206,122! 226,128 248,116'), fill(colors.ink))}${path(shape('242,106 226,106 216,118 230,120 242,114'), fill(colors.accent, 0.7))}
    ${path('M281 104A8 8 0 1 0 297 104A8 8 0 1 0 281 104Z', fill(colors.light))}${eye(290, 105, 5, colors)}
    ${path(line('324,138 314,140 304,136'), stroke(colors.light, 2.5, 0.6))}${path('M316 122l3 3', stroke(colors.light, 3.5, 0.6))}`,
});
