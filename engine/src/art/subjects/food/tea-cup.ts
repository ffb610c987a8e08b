import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const teaCup = drawSubject({
  name: 'tea-cup',
  nouns: ['tea cup', 'teacup', 'cup of tea', 'tea', 'black tea'],
  bounds: { x: 4, y: -9, width: 372, height: 275 },
  natural: { main: '#b8682c', second: '#3f7fa0', accent: '#e9c27a', ink: '#2a3a4c', light: '#fbfaf4' },
  presence: {
    nouns: ['tea cup', 'teacup', 'cup of tea', 'tea'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.09,
  },
  paint: (colors, id) => `
    ${path('M140 62C124 44 156 30 140 6M200 56C184 36 216 22 200 -4', stroke(colors.light, 10, 0.6))}
    ${body('M4 238H376C372 256 340 266 300 266H80C40 266 8 256 4 238Z', colors.light, colors, { id: `${id}a`, dx: -20, dy: -4 })}
    ${path('M120 240C130 230 250 230 260 240Z', fill(colors.ink, 0.1))}
    ${path('M292 112C340 96 368 120 358 152C350 180 318 196 280 192', stroke(colors.light, 20))}
    ${path('M360 136C360 172 318 196 280 192', stroke(colors.ink, 20, 0.14))}
    ${body('M50 84H310C312 160 280 238 220 240H140C80 238 48 160 50 84Z', colors.light, colors, { id: `${id}b`, dx: -34, dy: -8, marks: path('M40 150H330V166H40ZM40 178H330V186H40Z', fill(colors.second)) })}
    ${path('M50 84C50 66 108 56 180 56S310 66 310 84S252 112 180 112S50 102 50 84Z', fill(colors.light))}
    ${path('M64 86C64 74 116 68 180 68S296 74 296 86S244 104 180 104S64 98 64 86Z', fill(colors.main))}
    ${path('M84 86C90 80 130 75 168 75C130 82 110 88 108 94C94 92 84 90 84 86Z', fill(colors.light, 0.3))}
    ${path('M54 80C62 64 116 59 180 59S298 64 306 80', stroke(colors.accent, 5))}
    ${path(shape('206,84 222,74 244,78 232,90 216,94'), fill(colors.main))}`,
});
