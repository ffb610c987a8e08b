import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '20,196! 44,204 64,182 104,150 160,146 216,170 266,196 292,214 296,244 276,268! 96,268! 56,240',
);
const neck = limb('244,240,54 286,214,48 286,168,32 256,126,25 250,84,25 276,58,28 300,62,30');

export const swan = drawSubject({
  name: 'swan',
  nouns: ['swan'],
  bounds: { x: 20, y: 43, width: 330, height: 225 },
  natural: { main: '#f6f3ec', second: '#d5d9df', accent: '#ee8634', ink: '#25262d', light: '#fffffe' },
  presence: {
    nouns: ['swan'],
    home: 'lake',
    stands: 'water',
    tall: 0.32,
    metres: 0.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('34,176! 60,140 120,108 186,116 240,160 200,190 90,190'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20 })}
    ${body(neck, colors.main, colors, { id: `${id}n`, dy: -2 })}
    ${path(shape('282,48 302,44 322,58 328,74 316,82 294,78 280,68'), fill(colors.main))}
    ${path(shape('318,60 334,70 350,86! 334,88 318,82 310,74'), fill(colors.accent))}${path(shape('306,66 318,54 326,62 318,72'), fill(colors.ink))}
    ${path(shape('22,150! 74,124 150,124 214,156 244,196! 216,198 222,214! 186,210 184,228! 150,216 144,230! 112,210 100,218! 82,190 64,190! 60,170 40,170!'), fill(colors.light))}
    ${path('M70 150C120 146 170 162 210 190M76 172C116 170 150 182 178 202', stroke(colors.second, 5))}
    ${eye(304, 60, 4.5, colors)}`,
});
