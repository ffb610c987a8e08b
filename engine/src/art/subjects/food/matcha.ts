import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const matcha = drawSubject({
  name: 'matcha',
  nouns: ['matcha', 'green tea', 'matcha bowl', 'matcha tea', 'bowl of matcha', 'tea ceremony'],
  bounds: { x: 20, y: -10, width: 420, height: 278 },
  natural: { main: '#7fae3f', second: '#3a3d45', accent: '#c79a5c', ink: '#1f2226', light: '#f3f6e6' },
  presence: { nouns: ['matcha', 'green tea'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M130 40C116 26 142 14 128 0M200 34C186 20 212 8 198 -6', stroke(colors.light, 9, 0.6))}
    ${body('M20 96H320C322 180 290 240 220 252H120C50 240 18 180 20 96Z', colors.second, colors, { id: `${id}a`, dx: -28, dy: -10, marks: path('M0 170C60 150 110 190 170 170S290 150 340 176V260H0Z', fill(colors.accent, 0.35)) })}
    ${path('M20 96C20 74 90 62 170 62S320 74 320 96S250 130 170 130S20 118 20 96Z', fill(colors.second))}
    ${path('M36 98C36 80 96 72 170 72S304 80 304 98S244 124 170 124S36 116 36 98Z', fill(colors.main))}
    ${path('M60 96C70 86 120 80 164 80C120 88 100 94 96 104C80 104 64 102 60 96Z', fill(colors.light, 0.3))}
    ${path('M210 100h0M230 106h0M224 94h0M246 100h0M196 110h0', stroke(colors.light, 5))}
    ${path('M120 248H220L228 268H112Z', fill(colors.second))}
    ${path('M46 130C52 170 70 204 98 226', stroke(colors.light, 9, 0.3))}
    ${path('M388 60H412L416 170H384Z', fill(colors.accent))}
    ${path('M400 60H412L416 170H400Z', fill(colors.ink, 0.2))}
    ${path('M380 166H420C432 210 436 240 440 266H360C364 240 368 210 380 166Z', fill(colors.accent))}
    ${path('M384 180L374 264M396 180L392 264M408 180L412 264M416 180L426 264', stroke(colors.ink, 4, 0.3))}
    ${path('M382 160H418V174H382Z', fill(colors.ink))}`,
});
