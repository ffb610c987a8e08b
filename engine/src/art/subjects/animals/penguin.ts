import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const trunk = shape(
  '102,100 112,54 150,34 190,48 204,84 206,120 226,170 236,240 220,310 180,340 120,340 84,310 74,240 84,160',
);

export const penguin = drawSubject({
  name: 'penguin',
  nouns: ['penguin', 'linux'],
  bounds: { x: 44, y: 34, width: 218, height: 326 },
  natural: { main: '#2b3444', second: '#47546a', accent: '#f3a033', ink: '#161b25', light: '#fbfaf4' },
  presence: {
    nouns: ['penguin'],
    home: 'polar-sea',
    stands: 'ground',
    tall: 0.34,
    metres: 0.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('92,300! 62,330 52,348! 90,346 120,338'), fill(colors.ink))}
    ${path(shape('196,150! 232,184 256,236 262,262! 236,250 214,220'), fill(colors.ink))}
    ${path('M100 346C110 330 140 330 152 346C158 354 152 360 146 360H98C92 360 92 352 100 346ZM164 346C174 330 204 330 216 346C222 354 216 360 210 360H162C156 360 156 352 164 346Z', fill(colors.accent))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dx: -4, dy: -4, marks: path(shape('182,104 208,120 240,180 246,260 226,330 180,344 140,336 118,300 116,240 132,170 156,122'), fill(colors.light)) + path(shape('160,128 196,118 214,140 200,158 164,154 148,146'), fill(colors.accent, 0.6)) })}
    ${path(shape('94,140! 62,190 44,244 46,280! 80,262 104,222 112,170'), fill(colors.second))}
    ${path(shape('158,74 178,58 200,68 206,96 196,114 170,112 156,96'), fill(colors.light))}
    ${path('M196 76C220 78 246 88 256 100C240 108 216 108 198 104Z', fill(colors.accent))}${path('M200 94C220 96 240 98 256 100C240 108 216 108 198 104Z', fill(colors.ink, 0.25))}
    ${eye(182, 82, 7, colors)}`,
});
