import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const torso = shape('104,300 96,240 112,170 140,132 186,132 208,180 212,268 196,304');
const head = shape('98,88 110,48 148,30 190,38 214,66 218,104 200,140 160,152 122,142 102,118');

export const monkey = drawSubject({
  name: 'monkey',
  nouns: ['monkey', 'chimp', 'chimpanzee', 'ape'],
  bounds: { x: 9, y: 29, width: 250, height: 292 },
  natural: { main: '#8a5a3a', second: '#6a4229', accent: '#e7b98c', ink: '#2c1a12', light: '#fff2e0' },
  presence: {
    nouns: ['monkey', 'chimp', 'chimpanzee'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.36,
    metres: 0.8,
  },
  paint: (colors, id) => `
    ${path(line('120,292 70,300 30,276 16,232 34,196 62,196 70,220 52,232'), stroke(colors.second, 14))}
    ${path('M82 92A22 22 0 1 0 126 92A22 22 0 1 0 82 92ZM192 92A22 22 0 1 0 236 92A22 22 0 1 0 192 92Z', fill(colors.main))}${path('M88 94A13 13 0 1 0 114 94A13 13 0 1 0 88 94ZM204 94A13 13 0 1 0 230 94A13 13 0 1 0 204 94Z', fill(colors.accent))}
    ${body(torso, colors.main, colors, { id: `${id}b`, dx: -10, marks: path(shape('158,180 188,200 194,250 180,296 136,296 122,250 130,200'), fill(colors.accent)) })}
    ${path(shape('78,308 66,270 84,238 116,236 134,262 128,300'), fill(colors.main))}${path(shape('242,308 252,270 236,238 204,236 186,262 192,300'), fill(colors.main))}${path(shape('242,308 252,270 236,238 232,280 220,306'), fill(colors.ink, 0.16))}
    ${path('M70 294H116C142 294 144 312 126 312H72C58 312 58 294 70 294ZM250 294H204C178 294 176 312 194 312H248C262 312 262 294 250 294Z', fill(colors.accent))}
    ${path(line('122,180 94,220 88,252 102,284'), stroke(colors.second, 24))}${path(line('198,180 224,220 230,252 216,284'), stroke(colors.second, 24))}${path('M92 282a13 13 0 1 0 22 4ZM226 282a13 13 0 1 1 -22 4Z', fill(colors.accent))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -6, dy: -8 })}
    ${path(shape('159,66 178,56 200,66 202,92 206,116 188,136 159,142 130,136 112,116 116,92 118,66 140,56'), fill(colors.accent))}
    ${eye(140, 86, 7.5, colors)}${eye(178, 86, 7.5, colors)}
    ${path('M154 106h0M164 106h0', stroke(colors.ink, 5))}${path('M138 118Q159 134 180 118', stroke(colors.ink, 4.5))}`,
});
