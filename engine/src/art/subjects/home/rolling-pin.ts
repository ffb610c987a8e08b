import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const rollingPin = drawSubject({
  name: 'rolling-pin',
  nouns: ['rolling pin', 'pastry pin'],
  bounds: { x: -32, y: -29, width: 584, height: 178 },
  natural: { main: '#d9a566', second: '#a8713f', accent: '#d9503f', ink: '#4a2c14', light: '#f7e2bc' },
  presence: { nouns: ['rolling pin'], home: 'kitchen', stands: 'table', tall: 0.16, metres: 0.08 },
  paint: (colors, id) => `
    <g transform="rotate(-12 260 60)">
    ${path('M-20 44H60V76H-20C-44 76 -44 44 -20 44ZM460 44H540C564 44 564 76 540 76H460Z', fill(colors.second))}
    ${path('M-20 62H60V76H-20C-32 76 -38 70 -38 62ZM460 62H558C556 70 552 76 540 76H460Z', fill(colors.ink, 0.2))}
    ${body('M66 10H454C470 10 470 110 454 110H66C50 110 50 10 66 10Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -20 })}
    ${path('M80 24H440V38H80Z', fill(colors.light, 0.45))}
    ${path('M120 50H300M200 70H420M90 86H240', stroke(colors.ink, 4, 0.18))}
    ${path('M44 36H60V84H44ZM460 36H476V84H460Z', fill(colors.accent))}
    </g>`,
});
