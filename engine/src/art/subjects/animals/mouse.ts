import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '60,190 66,140 104,104 156,94 204,108 240,112 276,136 306,160! 304,172 276,188 240,196 200,212 120,216 76,210',
);

export const mouse = drawSubject({
  name: 'mouse',
  nouns: ['mouse', 'rat'],
  bounds: { x: 2, y: 46, width: 314, height: 178 },
  natural: { main: '#a8a09c', second: '#857d7a', accent: '#efaca6', ink: '#2d2726', light: '#f6f0ea' },
  presence: {
    nouns: ['mouse', 'rat'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.2,
    metres: 0.12,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(line('76,196 40,206 12,190 10,150 30,122 22,96'), stroke(colors.accent, 8))}
    ${path('M216 84A28 30 0 1 0 272 84A28 30 0 1 0 216 84Z', fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -18, marks: path(shape('110,230 160,196 230,186 310,168 300,200 200,230'), fill(colors.light, 0.7)) })}
    ${path('M92 210H140C156 210 156 224 142 224H90C78 224 78 210 92 210ZM200 208H232C246 208 246 222 232 222H198C188 222 188 208 200 208Z', fill(colors.accent))}
    ${path('M96 200C86 168 112 140 146 152', stroke(colors.ink, 4, 0.22))}
    ${path('M176 82A34 36 0 1 0 244 82A34 36 0 1 0 176 82Z', fill(colors.main))}${path('M186 85A24 26 0 1 0 234 85A24 26 0 1 0 186 85Z', fill(colors.accent))}
    ${eye(258, 144, 8, colors)}${path('M300 162A8 7 0 1 0 316 162A8 7 0 1 0 300 162Z', fill(colors.accent))}
    ${path('M288 168L256 164M288 172L258 178M288 176L266 190', stroke(colors.ink, 2, 0.45))}`,
});
