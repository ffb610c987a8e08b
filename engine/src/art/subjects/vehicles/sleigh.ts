import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sleigh = drawSubject({
  name: 'sleigh',
  nouns: ['sleigh', 'santa sleigh', 'sled', 'toboggan', 'sledge'],
  bounds: { x: 24, y: 14, width: 402, height: 254 },
  natural: { main: '#c22f38', second: '#7a3f22', accent: '#f2c14e', ink: '#3a1a18', light: '#fff3da' },
  presence: {
    nouns: ['sleigh', 'santa sleigh', 'sled', 'toboggan', 'sledge'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.34,
    metres: 1.3,
    faces: 'right',
    seat: { x: 150, y: 120 },
  },
  paint: (colors, id) => `
    ${path('M30 262H350C396 262 420 240 420 214C420 194 396 190 390 208', stroke(colors.accent, 11))}
    ${path('M110 216V262M290 216V262', stroke(colors.accent, 9))}
    ${path('M110 216V240M290 216V240', stroke(colors.ink, 9, 0.25))}
    ${body(shape('36,30 62,14 86,30 92,80 116,120 170,134 240,130 300,140 330,128 344,90 376,72 408,84 414,112 396,126 384,112 376,120 382,160 356,206 300,222 120,222 66,200 44,140 30,80'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -18 })}
    ${path('M58 50C66 110 88 160 128 172H302C330 172 342 160 352 140', stroke(colors.accent, 7))}
    ${path(shape('96,86 108,116 150,132 210,132 200,108 150,98'), fill(colors.ink, 0.55))}
    ${body(shape('104,120 90,80 94,40 122,22 146,36 158,66 180,88 206,92 210,124 170,134'), colors.second, colors, { id: `${id}b`, dx: -8, dy: -6 })}
    ${circle(130, 58, 11, fill(colors.accent))}
    ${path('M52 78C58 110 66 132 78 152', stroke(colors.light, 7, 0.5))}
    ${circle(170, 196, 8, fill(colors.light))}
    ${circle(216, 198, 8, fill(colors.light))}
    ${circle(262, 196, 8, fill(colors.light))}`,
});
