import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const daisy = drawSubject({
  name: 'daisy',
  nouns: ['daisy', 'daisies', 'chamomile', 'camomile', 'marguerite'],
  bounds: { x: 16, y: 6, width: 293, height: 389 },
  natural: { main: '#fdfdf8', second: '#5a9c48', accent: '#f3bb2c', ink: '#54611f', light: '#ffffff' },
  presence: {
    nouns: ['daisy', 'chamomile'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.28,
    metres: 0.4,
    several: 2,
  },
  paint: (colors) => `
    ${path('M120 150C124 220 116 300 130 390M236 230C232 290 220 340 200 390', stroke(colors.second, 9))}
    ${path(shape('124,330 160,292 204,288 214,298 188,326 150,342'), fill(colors.second))}
    ${path(shape('128,380 96,330 60,318 50,326 70,360 104,384'), fill(colors.second))}
    ${path(shape('124,330 170,318 214,298 188,326 150,342'), fill(colors.ink, 0.18))}
    ${[
      [120, 110, 1],
      [236, 220, 0.7],
    ]
      .map(
        ([x = 0, y = 0, scale = 1]) =>
          `<g transform="translate(${x} ${y}) scale(${scale})">${Array.from({ length: 12 }, (_, i) => `<path d="M0 -28C-22 -52 -20 -92 0 -104C20 -92 22 -52 0 -28Z" transform="rotate(${i * 30})" ${fill(i % 2 ? colors.main : colors.light)}/><path d="M4 -30C20 -54 18 -88 4 -102C20 -92 22 -52 4 -30Z" transform="rotate(${i * 30})" ${fill(colors.ink, 0.14)}/>`).join('')}${circle(0, 0, 36, fill(colors.accent))}${path('M20 -30A36 36 0 0 1 -24 27A40 40 0 0 0 20 -30Z', fill(colors.ink, 0.2))}${path('M-14 -12h0M2 -16h0M-6 2h0M10 0h0M-16 8h0M2 16h0', stroke(colors.light, 5, 0.7))}</g>`,
      )
      .join('')}`,
});
