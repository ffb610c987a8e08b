import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const gong = drawSubject({
  name: 'gong',
  nouns: ['gong'],
  bounds: { x: 0, y: 20, width: 400, height: 416 },
  natural: { main: '#d9a441', second: '#9a2f2a', accent: '#b07f2a', ink: '#3a1a14', light: '#fff0c4' },
  presence: { nouns: ['gong'], home: 'stage-hall', stands: 'ground', tall: 0.46, metres: 1.2 },
  paint: (colors, id) => `
    ${path('M20 40H60V420H20ZM340 40H380V420H340ZM0 20H400V60H0Z', fill(colors.second))}
    ${path('M44 60H60V420H44ZM364 60H380V420H364ZM0 44H400V60H0Z', fill(colors.ink, 0.2))}
    ${path('M0 410H80V436H0ZM320 410H400V436H320Z', fill(colors.second))}
    ${path('M130 60V110M270 60V110', stroke(colors.ink, 5))}
    ${body('M200 90C284 90 340 150 340 230C340 312 284 370 200 370C116 370 60 312 60 230C60 150 116 90 200 90Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: -18 })}
    ${path('M200 118C266 118 312 168 312 230C312 294 266 342 200 342C134 342 88 294 88 230C88 168 134 118 200 118', stroke(colors.accent, 8))}
    ${circle(200, 230, 55, fill(colors.accent))}
    ${circle(196, 226, 46, fill(colors.main))}
    ${path(shape('92,220 102,176 134,140 144,150 116,182 106,222'), fill(colors.light, 0.5))}
    ${circle(184, 210, 11, fill(colors.light, 0.5))}`,
});
