import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const raspberry = drawSubject({
  name: 'raspberry',
  nouns: ['raspberry', 'raspberries', 'blackberry fruit', 'mulberry'],
  bounds: { x: 46, y: 3, width: 228, height: 307 },
  natural: { main: '#d8345f', second: '#5c9a48', accent: '#f0708f', ink: '#5a0f2a', light: '#ffd6de' },
  presence: {
    nouns: ['raspberry', 'mulberry'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.03,
  },
  paint: (colors, id) => `
    ${path('M160 60C158 40 164 24 176 8', stroke(colors.second, 9))}
    ${body(shape('160,66 220,70 262,104 270,160 246,224 204,284 160,310 116,284 74,224 50,160 58,104 100,70'), colors.main, colors, { id: `${id}a`, dx: -20, dy: -14 })}
    ${[
      [104, 104],
      [160, 96],
      [216, 104],
      [76, 146],
      [132, 144],
      [188, 144],
      [244, 146],
      [100, 190],
      [160, 190],
      [220, 190],
      [124, 234],
      [196, 234],
      [160, 274],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 30, fill(colors.main)) +
          path(
            `M${x + 20} ${y - 22}A30 30 0 0 1 ${x - 18} ${y + 24}A34 34 0 0 0 ${x + 20} ${y - 22}Z`,
            fill(colors.ink, 0.28),
          ) +
          circle(x - 9, y - 9, 7, fill(colors.accent)),
      )
      .join('')}
    ${path(shape('160,52 190,40 230,48 214,74 236,92 200,96 180,110 160,92 140,110 120,96 84,92 106,74 90,48 130,40'), fill(colors.second))}
    ${path(shape('160,52 190,40 230,48 214,74 236,92 200,96 180,110 166,86'), fill(colors.ink, 0.2))}`,
});
