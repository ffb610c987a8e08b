import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '88,88 84,56 74,26! 104,40 150,32 196,40 226,26! 216,56 212,88 230,130 234,190 216,250 184,284 150,292 116,284 84,250 66,190 70,130',
);
const feathers = [170, 196, 222]
  .flatMap((y, row) => [0, 1, 2, 3].map((i) => `M${112 + i * 24 - (row % 2) * 10} ${y}q6 12 12 0`))
  .join('');

export const owl = drawSubject({
  name: 'owl',
  nouns: ['owl', 'barn owl', 'wisdom'],
  bounds: { x: 62, y: 26, width: 176, height: 330 },
  natural: { main: '#9a6b43', second: '#6f4a2d', accent: '#efb035', ink: '#2a1a12', light: '#f7e6c8' },
  presence: { nouns: ['owl'], home: 'forest', stands: 'ground', tall: 0.36, metres: 0.9, perched: 0.836 },
  paint: (colors, id) => `
    ${path(shape('122,270 150,262 178,270 172,318 150,330 128,318'), fill(colors.second))}
    ${path('M82 300C110 292 190 292 220 300L216 344C226 350 232 354 236 356H64C70 352 78 348 84 344Z', fill(colors.second))}
    ${path('M82 300C110 292 190 292 220 300L218 318C196 306 106 306 83 318Z', fill(colors.light, 0.45))}${path('M104 322V350M132 320V340M168 322V352M194 322V346', stroke(colors.ink, 4, 0.3))}
    ${path('M180 300H220L216 344C226 350 232 354 236 356H186Z', fill(colors.ink, 0.22))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dx: -10, dy: -8, marks: path(shape('150,132 196,144 206,200 184,262 150,280 116,262 94,200 104,144'), fill(colors.light)) + path(feathers, stroke(colors.second, 5)) })}
    ${path(shape('74,122! 96,150 98,204 84,252 72,262! 62,220 62,160'), fill(colors.second))}${path(shape('226,122! 204,150 202,204 216,252 228,262! 238,220 238,160'), fill(colors.second))}${path(shape('226,122! 204,150 202,204 216,252 228,262! 238,220 238,160'), fill(colors.ink, 0.2))}
    ${path('M74 26L104 40L138 62L150 84L162 62L196 40L226 26C222 66 196 84 150 100C104 84 78 66 74 26Z', fill(colors.second))}
    ${path('M80 92A36 36 0 1 0 152 92A36 36 0 1 0 80 92ZM148 92A36 36 0 1 0 220 92A36 36 0 1 0 148 92Z', fill(colors.light))}
    ${path('M92 92A25 25 0 1 0 142 92A25 25 0 1 0 92 92ZM158 92A25 25 0 1 0 208 92A25 25 0 1 0 158 92Z', fill(colors.accent))}
    ${path('M103 92A15 15 0 1 0 133 92A15 15 0 1 0 103 92ZM167 92A15 15 0 1 0 197 92A15 15 0 1 0 167 92Z', fill(colors.ink))}${path('M112 86h1M176 86h1', stroke(colors.light, 9))}
    ${path('M138 104Q150 94 162 104L150 132Z', fill(colors.accent))}${path('M150 98L162 104L150 132Z', fill(colors.ink, 0.2))}
    ${path('M122 286v16M134 288v16M166 288v16M178 286v16', stroke(colors.accent, 9))}`,
});
