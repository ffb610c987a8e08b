import { behind, body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '66,262 72,214 100,172 134,132 158,104 200,92 226,112 230,160 220,214 196,256 150,284 98,288',
);
const head = shape(
  '162,78 166,50 188,30 218,28 240,42 260,54 284,62 292,74 286,92 266,98 242,98 222,110 196,116 172,104',
);

export const dogSitting = drawSubject({
  name: 'dog-sitting',
  nouns: [],
  bounds: { x: 16, y: 24, width: 280, height: 278 },
  natural: { main: '#c98d55', second: '#8a5730', accent: '#d9534a', ink: '#33201a', light: '#fff4e6' },
  presence: {
    nouns: ['dog', 'puppy'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.36,
    metres: 0.75,
    faces: 'right',
    posture: 'sitting',
  },
  paint: (colors, id) => `
    ${path(line('96,284 54,284 26,266 24,238'), stroke(colors.main, 19))}${path('M25 250Q23 246 24 238', stroke(colors.light, 18))}
    ${behind(limb('206,190,40 214,240,22 212,292,18') + paw(214, 302, 32, 14), colors.main, colors)}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('240,100 244,170 226,220 196,250 190,200 198,150 196,112'), fill(colors.light)) })}
    ${path(`${limb('176,180,50 186,236,27 186,292,20')}`, fill(colors.main))}${path(paw(188, 302, 35, 14), fill(colors.light))}
    ${path(shape('58,278 66,236 98,212 136,224 148,262 132,292 90,298'), fill(colors.main))}${path('M104 222C134 224 148 250 142 278', stroke(colors.ink, 4, 0.22))}${path('M88 286H138C156 286 158 302 144 302H84C70 302 74 286 88 286Z', fill(colors.main))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('244,58 276,56 300,76 270,102 240,104 230,86'), fill(colors.light)) })}
    ${path(shape('246,96! 266,96 274,108 264,122 250,116'), fill(colors.accent))}
    ${path(shape('188,34! 164,32 146,54 144,90! 152,114 170,116 186,96 200,64'), fill(colors.second))}
    ${path('M160 108L214 122L212 138L156 124Z', fill(colors.accent))}${path('M204 136a9 9 0 1 0 1 0Z', fill(colors.light))}
    ${path('M276 56Q296 58 294 72Q282 78 274 70Z', fill(colors.ink))}${eye(226, 54, 7.5, colors)}${path('M286 86Q270 98 250 88', stroke(colors.ink, 3.5, 0.7))}`,
});
