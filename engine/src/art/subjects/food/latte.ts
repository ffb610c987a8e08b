import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const latte = drawSubject({
  name: 'latte',
  nouns: ['latte', 'cappuccino', 'latte art', 'flat white', 'caffè latte'],
  bounds: { x: 0, y: -9, width: 423, height: 379 },
  natural: { main: '#f4efe6', second: '#c58a52', accent: '#8a5530', ink: '#3d2415', light: '#fffaf0' },
  presence: { nouns: ['latte'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M130 74C112 54 146 40 130 12M190 74C172 50 208 32 190 -2M250 74C232 54 266 40 250 12', stroke(colors.light, 13, 0.85))}
    ${path('M326 150C370 136 412 158 410 200C408 246 356 264 300 262', stroke(colors.main, 26))}${path('M344 152C382 150 412 168 410 200C408 246 356 264 300 262', stroke(colors.ink, 24, 0.12))}
    ${path('M0 330a190 40 0 1 0 380 0a190 40 0 1 0 -380 0Z', fill(colors.main))}${path('M0 330a190 40 0 0 0 380 0a190 30 0 0 1 -380 0Z', fill(colors.ink, 0.22))}${path('M70 326a120 20 0 1 0 240 0a120 20 0 1 0 -240 0Z', fill(colors.ink, 0.14))}
    ${body('M40 140H340Q344 260 262 330H118Q36 260 40 140Z', colors.main, colors, { id: `${id}b`, dx: -26, dy: -4 })}
    ${path('M40 140a150 58 0 1 0 300 0a150 58 0 1 0 -300 0Z', fill(colors.main))}${path('M56 142a134 48 0 1 0 268 0a134 48 0 1 0 -268 0Z', fill(colors.accent))}${path('M66 140a124 42 0 1 0 248 0a124 42 0 1 0 -248 0Z', fill(colors.second))}
    ${path(shape('190,176! 130,158 104,136 116,116 150,112 178,122 190,134 202,122 230,112 264,116 276,136 250,158'), fill(colors.light))}${path(shape('190,162! 156,150 142,138 150,128 176,134 190,144 204,134 230,128 238,138 224,150'), fill(colors.second, 0.75))}
    ${path('M62 190Q72 246 108 286', stroke(colors.light, 11, 0.8))}`,
});
