import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const pomegranate = drawSubject({
  name: 'pomegranate',
  nouns: ['pomegranate', 'pomegranates'],
  bounds: { x: 30, y: 13, width: 276, height: 308 },
  natural: { main: '#b8283c', second: '#f3dcc0', accent: '#e0506a', ink: '#4a0f1c', light: '#ffe6e6' },
  presence: { nouns: ['pomegranate'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.1 },
  paint: (colors, id) => `
    ${body(shape('150,80! 130,50 120,22! 146,36 160,12! 176,36 204,22! 194,50 176,80! 240,96 296,150 304,220 268,286 200,318 160,320 100,306 50,262 30,196 50,130 96,94'), colors.main, colors, { id: `${id}a`, dx: -22, dy: -14 })}
    ${path(shape('180,110 240,120 280,170 282,230 250,276 196,290 156,262 146,200 156,146'), fill(colors.second))}
    ${[
      [186, 142],
      [216, 138],
      [244, 160],
      [178, 172],
      [208, 168],
      [236, 192],
      [262, 196],
      [174, 206],
      [204, 200],
      [228, 224],
      [256, 230],
      [188, 236],
      [214, 252],
      [240, 258],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(
            `M${x} ${y - 14}C${x + 12} ${y - 10} ${x + 14} ${y + 8} ${x} ${y + 14}C${x - 14} ${y + 8} ${x - 12} ${y - 10} ${x} ${y - 14}Z`,
            fill(colors.main),
          ) + circle(x - 3, y - 4, 4, fill(colors.accent)),
      )
      .join('')}
    ${path('M58 180C64 150 82 130 104 120', stroke(colors.light, 13, 0.55))}`,
});
