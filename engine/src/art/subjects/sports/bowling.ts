import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const bowling = drawSubject({
  name: 'bowling',
  nouns: ['bowling', 'bowling ball', 'bowling pin', 'bowling pins', 'ten pin bowling'],
  bounds: { x: 75, y: 10, width: 260, height: 384 },
  natural: { main: '#2f5fae', second: '#fbf8f0', accent: '#d9363c', ink: '#1b2540', light: '#ffffff' },
  presence: {
    nouns: ['bowling', 'bowling ball', 'bowling pin'],
    home: 'gym',
    stands: 'ground',
    tall: 0.34,
    metres: 0.38,
  },
  paint: (colors, id) => `
    <g transform="translate(180 -10)">
    ${body(shape('100,20 128,32 136,70 124,120 130,170 152,230 152,300 134,380! 66,380! 48,300 48,230 70,170 76,120 64,70 72,32'), colors.second, colors, { id: `${id}a`, dx: -14, dy: -8, marks: path('M40 122H160V138H40ZM40 150H160V164H40Z', fill(colors.accent)) })}
    </g>
    <g transform="translate(30 10)">
    ${body(shape('100,20 128,32 136,70 124,120 130,170 152,230 152,300 134,370! 66,370! 48,300 48,230 70,170 76,120 64,70 72,32'), colors.second, colors, { id: `${id}b`, dx: -14, dy: -8, marks: path('M40 122H160V138H40ZM40 150H160V164H40Z', fill(colors.accent)) })}
    </g>
    ${body('M200 190C256 190 302 236 302 292C302 348 256 394 200 394C144 394 98 348 98 292C98 236 144 190 200 190Z', colors.main, colors, { id: `${id}c`, dx: -26, dy: -18 })}
    ${circle(210, 236, 11, fill(colors.ink))}
    ${circle(240, 248, 10, fill(colors.ink))}
    ${circle(214, 266, 11, fill(colors.ink))}
    ${path('M124 272C130 246 148 226 170 216', stroke(colors.light, 11, 0.6))}`,
});
