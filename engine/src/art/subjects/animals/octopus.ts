import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const arms = [
  '120,170 84,196 50,190 26,206 14,236 30,252 46,240',
  '136,184 110,224 76,238 62,272 80,290 98,278',
  '164,190 154,238 132,262 138,296 162,300 166,284',
  '196,188 214,232 242,246 250,282 228,296 216,280',
  '212,172 246,200 282,194 304,212 312,240 294,254 282,240',
];
const back = ['148,188 140,236 112,262 104,292', '184,190 192,240 196,270 212,300'];
const head = shape('96,140 90,92 112,48 152,24 190,26 226,50 244,96 236,142 226,176 192,196 140,196 106,176');

export const octopus = drawSubject({
  name: 'octopus',
  nouns: ['octopus', 'kraken'],
  bounds: { x: 0, y: 22, width: 326, height: 294 },
  natural: { main: '#e0634f', second: '#b9453f', accent: '#f4a58c', ink: '#3a1822', light: '#fff0e6' },
  presence: { nouns: ['octopus'], home: 'underwater', stands: 'deep', tall: 0.34, metres: 0.9 },
  paint: (colors, id) => `
    ${path(back.map(line).join(''), stroke(colors.second, 24))}
    ${path(arms.map(line).join(''), stroke(colors.main, 26))}
    ${path('M86 208L64 204M44 204L32 214M110 238L92 246M150 244L140 256M222 246L238 254M252 212L272 208M292 212L304 226', stroke(colors.accent, 9))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -12, dy: -8, marks: path('M120 66h2M144 46h3M134 82h1', stroke(colors.accent, 15)) })}
    ${path('M112 134A21 22 0 1 0 154 134A21 22 0 1 0 112 134ZM178 134A21 22 0 1 0 220 134A21 22 0 1 0 178 134Z', fill(colors.light))}${eye(136, 136, 12, colors)}${eye(202, 136, 12, colors)}
    ${path('M152 164Q166 176 180 164', stroke(colors.ink, 5, 0.8))}`,
});
