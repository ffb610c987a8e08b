import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const trunk = shape(
  '96,236 140,196 196,158 236,132 252,104 278,92 306,102 316,126 308,154 284,186 244,214 190,236 130,252',
);
const nearWing = shape(
  '216,166! 192,118 160,72 120,34 72,6! 78,34! 62,40 70,62! 58,72 74,92! 66,106 86,122! 84,138 106,150! 112,168 136,176! 150,200 190,210',
);
const farWing = shape('244,140! 240,96 256,50 288,10! 296,34! 312,34 308,58! 324,64 316,86! 326,98 308,112');

export const parrot = drawSubject({
  name: 'parrot',
  nouns: ['parrot', 'macaw', 'parakeet'],
  bounds: { x: 4, y: 6, width: 336, height: 336 },
  natural: { main: '#d93a32', second: '#2f63c0', accent: '#f3c13b', ink: '#2b2026', light: '#fdf6ea' },
  presence: {
    nouns: ['parrot', 'macaw'],
    home: 'jungle',
    stands: 'air',
    tall: 0.34,
    metres: 0.7,
    faces: 'right',
    posture: 'flying',
  },
  paint: (colors, id) => `
    ${path(farWing, fill(colors.second))}${path(farWing, fill(colors.ink, 0.25))}
    ${path([limb('160,206,40 96,256,28 40,306,14 4,342,0'), limb('150,214,34 104,274,24 64,322,0')].join(''), fill(colors.main))}${path(limb('140,214,20 84,262,16 30,308,0'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b` })}
    ${path(nearWing, fill(colors.second))}
    ${path(shape('216,166! 192,118 160,72 120,34 72,6! 96,62 104,96 124,134 156,176 190,210'), fill(colors.accent))}
    ${path(shape('216,166! 192,118 160,72 120,34 72,6! 110,60 138,100 166,150 196,206'), fill(colors.main))}
    ${path(shape('282,100 304,104 312,124 300,142 282,134 276,116'), fill(colors.light))}
    ${path('M302 100C328 98 342 116 338 142C334 148 330 148 328 142C326 132 318 130 308 132C302 122 300 110 302 100Z', fill(colors.light))}${path('M308 132C318 130 326 132 328 142C326 150 314 152 306 146Z', fill(colors.ink))}
    ${eye(292, 115, 5.5, colors)}`,
});
