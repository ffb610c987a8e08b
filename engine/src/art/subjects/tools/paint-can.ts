import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const paintCan = drawSubject({
  name: 'paint-can',
  nouns: ['paint can', 'bucket of paint', 'paint pot'],
  bounds: { x: 36, y: 25, width: 418, height: 335 },
  natural: { main: '#d9503f', second: '#c3ccd2', accent: '#a8713f', ink: '#2f3236', light: '#fbfdfd' },
  presence: { nouns: ['paint can', 'paint pot'], home: 'workshop', stands: 'table', tall: 0.3, metres: 0.25 },
  paint: (colors, id) => `
    ${path('M50 110C60 0 280 0 290 110', stroke(colors.ink, 6, 0.6))}
    ${body('M40 100H300V340C290 366 50 366 40 340Z', colors.second, colors, { id: `${id}a`, dx: -30, dy: -8, marks: path('M40 190H300V300H40Z', fill(colors.light)) + path('M40 214H300V276H40Z', fill(colors.main)) })}
    ${path('M40 100H300V120H40Z', fill(colors.ink, 0.2))}
    ${path('M36 100C36 76 304 76 304 100C304 124 36 124 36 100Z', fill(colors.main))}
    ${path('M60 100C60 86 280 86 280 100C280 112 60 112 60 100Z', fill(colors.ink, 0.25))}
    ${path('M56 106H110V200C110 220 84 220 84 200V168C84 152 66 152 66 168V180C66 194 56 190 56 180Z', fill(colors.main))}
    ${path('M70 112H80V150H70Z', fill(colors.light, 0.4))}
    <g transform="rotate(38 320 260)">
    ${path('M306 60H334L338 220H302Z', fill(colors.accent))}
    ${path('M322 60H334L338 220H322Z', fill(colors.ink, 0.2))}
    ${path('M290 216H350V266H290Z', fill(colors.second))}
    ${path('M326 216H350V266H326Z', fill(colors.ink, 0.25))}
    ${path(shape('290,262! 350,262! 352,320 340,356 326,336 318,364 304,340 292,350 288,310'), fill(colors.main))}
    </g>`,
});
