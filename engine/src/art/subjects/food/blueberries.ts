import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, num, path, stroke } from '../../svg.ts';

export const blueberries = drawSubject({
  name: 'blueberries',
  nouns: ['blueberry', 'blueberries', 'bilberry', 'huckleberry'],
  bounds: { x: 58, y: 4, width: 294, height: 282 },
  natural: { main: '#4a5fa8', second: '#5f9a4c', accent: '#323f7a', ink: '#1a2048', light: '#cfd9f7' },
  presence: {
    nouns: ['blueberry', 'bilberry'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.03,
    several: 3,
  },
  paint: (colors) => `
    ${path(shape('200,70 240,20 310,6 350,24 316,70 250,90'), fill(colors.second))}
    ${path(shape('180,70 150,26 96,10 60,24 84,70 140,92'), fill(colors.second))}
    ${path(shape('200,70 260,60 350,24 316,70 250,90'), fill(colors.ink, 0.18))}
    ${path('M208 68C250 48 290 34 334 28M172 68C140 50 110 36 74 30', stroke(colors.light, 4, 0.4))}
    ${[
      [130, 220, 66],
      [270, 220, 66],
      [200, 130, 70],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          circle(x, y, r, fill(colors.main)) +
          path(
            `M${num(x + r * 0.62)} ${num(y - r * 0.78)}A${r} ${r} 0 0 1 ${num(x - r * 0.62)} ${num(y + r * 0.78)}A${num(r * 1.1)} ${num(r * 1.1)} 0 0 0 ${num(x + r * 0.62)} ${num(y - r * 0.78)}Z`,
            fill(colors.ink, 0.3),
          ) +
          `<g transform="translate(${x + (i === 1 ? 10 : -4)} ${y - 20})">${path('M0 -26L8 -10L26 -12L16 4L22 22L4 16L-12 26L-14 6L-28 -4L-10 -10Z', fill(colors.accent))}${circle(0, 2, 8, fill(colors.ink))}</g>` +
          path(
            `M${num(x - r * 0.72)} ${num(y - r * 0.1)}A${num(r * 0.72)} ${num(r * 0.72)} 0 0 1 ${num(x - r * 0.36)} ${num(y - r * 0.62)}`,
            stroke(colors.light, 7, 0.6),
          ),
      )
      .join('')}`,
});
