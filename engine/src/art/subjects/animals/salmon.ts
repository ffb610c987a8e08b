import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '64,92! 110,58 180,40 250,46 310,66 344,88! 352,98 340,110 300,130 240,142 170,138 110,118 64,104!',
);

export const salmon = drawSubject({
  name: 'salmon',
  nouns: ['salmon', 'trout'],
  bounds: { x: 8, y: 16, width: 344, height: 150 },
  natural: { main: '#a7b4bd', second: '#6f808e', accent: '#d98f84', ink: '#26313a', light: '#f0f1ec' },
  presence: {
    nouns: ['salmon', 'trout'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.2,
    metres: 0.35,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('180,46! 196,20 232,18 244,22! 240,34 250,48!'), fill(colors.second))}
    ${path(shape('74,98! 50,74 26,54 8,46! 18,72 22,98 18,124 8,152! 28,144 54,120'), fill(colors.second))}
    ${path(shape('170,134! 166,152 180,166! 198,160 210,140!'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -14, marks: path(shape('60,100 140,108 230,112 340,100 352,150 200,170 60,150'), fill(colors.light)) + path(shape('80,88 160,86 250,88 300,94 250,106 160,104 90,100'), fill(colors.accent, 0.6)) + path('M150 58h0M176 52h0M204 58h0M230 54h0M168 68h0M196 70h0M256 66h0M130 72h0', stroke(colors.ink, 7, 0.5)) })}
    ${path('M284 64C276 84 276 108 286 128', stroke(colors.ink, 3.5, 0.35))}
    ${path(shape('236,108! 216,112 204,128! 226,130 244,122!'), fill(colors.second))}
    ${eye(314, 86, 6.5, colors)}${path('M348 100L322 106', stroke(colors.ink, 3.5, 0.55))}`,
});
