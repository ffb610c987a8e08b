import { behind, body, eye, hoof } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('126,190,42 140,228,24 128,258,17 132,292,13 132,304,15') +
  limb('236,190,36 244,236,21 244,270,15 244,304,15');
const nearLegs =
  limb('92,180,66 94,222,40 106,244,25 90,272,18 92,300,14 92,306,17') +
  limb('214,182,48 214,234,27 214,272,18 214,306,17');
const trunk = shape(
  '54,162 58,132 84,118 140,122 196,122 230,104 252,74 276,54 300,56 316,72 332,94 342,110 336,122 318,124 300,114 288,112 282,134 268,172 246,204 200,214 140,216 84,206 60,190',
);

export const goat = drawSubject({
  name: 'goat',
  nouns: ['goat', 'billy goat'],
  bounds: { x: 36, y: 4, width: 308, height: 308 },
  natural: { main: '#efe7d9', second: '#b9a68c', accent: '#7c6a55', ink: '#352b24', light: '#fffdf6' },
  presence: {
    nouns: ['goat', 'ibex'],
    home: 'farm',
    stands: 'ground',
    tall: 0.36,
    metres: 0.95,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}${path(hoof(132, 312, 20, 13) + hoof(244, 312, 20, 13), fill(colors.ink))}
    ${path(shape('72,146! 50,138 36,114! 56,110 84,124'), fill(colors.second))}
    ${path(limb('294,62,13 290,32,11 268,14,7 250,14,0'), fill(colors.second))}
    ${path(shape('306,116 320,118 322,144 310,166! 304,142'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b` })}
    ${path(shape('68,200 90,204! 96,224! 112,208! 124,228! 140,210! 156,230! 170,210! 186,228! 198,208! 200,196 140,190 90,190'), fill(colors.main))}
    ${path(nearLegs, fill(colors.main))}${path(hoof(92, 314, 23, 15) + hoof(214, 314, 23, 15), fill(colors.ink))}
    ${path(limb('284,60,15 274,28,12 248,10,8 226,16,0'), fill(colors.accent))}
    ${path(shape('276,66! 256,68 238,84 234,96! 254,96 274,84'), fill(colors.second))}
    ${eye(304, 78, 5.5, colors)}${path(line('338,112 328,114 318,112'), stroke(colors.ink, 2.5, 0.7))}${path('M332 100l4 3', stroke(colors.ink, 4, 0.8))}`,
});
