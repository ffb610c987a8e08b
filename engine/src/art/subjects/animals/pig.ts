import { behind, body, eye, hoof } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs = limb('126,190,48 132,226,28 130,250,22') + limb('262,190,44 266,226,27 264,250,22');
const nearLegs = limb('94,186,58 94,226,32 92,254,25') + limb('230,186,52 230,226,31 230,254,25');
const trunk = shape(
  '50,150 60,106 104,78 168,72 228,78 262,78 296,84 322,104 340,122 352,126! 360,146 352,164! 336,166 318,176 296,194 260,212 190,222 120,218 72,196',
);

export const pig = drawSubject({
  name: 'pig',
  nouns: ['pig', 'piglet', 'hog'],
  bounds: { x: 16, y: 56, width: 348, height: 206 },
  natural: { main: '#f0a9a4', second: '#dc8580', accent: '#c9655f', ink: '#5a2b2e', light: '#ffe6df' },
  presence: {
    nouns: ['pig', 'piglet', 'hog'],
    home: 'farm',
    stands: 'ground',
    tall: 0.31,
    metres: 0.8,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors, 0.2)}${path(hoof(130, 258, 26, 13) + hoof(264, 258, 26, 13), fill(colors.accent))}
    ${path(line('56,134 34,124 24,138 36,150 42,136 30,118 20,112'), stroke(colors.second, 7))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20 })}
    ${path(nearLegs, fill(colors.main))}${path(hoof(92, 262, 28, 14) + hoof(230, 262, 28, 14), fill(colors.accent))}
    ${path(shape('286,84 300,62! 312,76 310,96'), fill(colors.second))}
    ${path(shape('248,84! 258,62 286,56! 294,72 290,104 276,120! 266,98'), fill(colors.second))}
    ${path(shape('346,120 358,122 364,146 356,168 344,166 338,144'), fill(colors.second))}${path('M352 136v5M353 151v4', stroke(colors.ink, 5, 0.7))}
    ${eye(310, 122, 6, colors)}${path(line('334,168 320,174 304,166'), stroke(colors.ink, 3, 0.6))}
    ${path('M80 116C98 94 130 88 164 86', stroke(colors.light, 9, 0.5))}`,
});
