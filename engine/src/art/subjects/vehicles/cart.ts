import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const cart = drawSubject({
  name: 'cart',
  nouns: [
    'cart',
    'wooden cart',
    'wagon',
    'hay wagon',
    'covered wagon',
    'handcart',
    'farm cart',
    'flower cart',
  ],
  bounds: { x: 11, y: 22, width: 465, height: 265 },
  natural: { main: '#a9713d', second: '#6f4726', accent: '#e1b34c', ink: '#2f1d10', light: '#f3e2c0' },
  presence: {
    nouns: ['cart', 'wooden cart', 'wagon', 'handcart', 'hay wagon'],
    home: 'farm',
    stands: 'ground',
    tall: 0.32,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('40,110 60,70 110,40 170,24 240,26 300,50 336,84 350,112'), fill(colors.accent))}
    ${path(shape('250,28 300,50 336,84 350,112 250,112'), fill(colors.ink, 0.12))}
    ${path('M80 92l20 -20M120 70l24 -18M170 52l26 -8M220 60l20 10M270 76l16 14M150 96l26 -14M210 96l22 -8', stroke(colors.light, 6, 0.5))}
    ${body('M20 104H370L356 196H40Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${path('M30 134H362M36 164H358', stroke(colors.ink, 5, 0.28))}
    ${path('M14 98H376C380 98 380 116 376 116H14C10 116 10 98 14 98ZM70 104H88L94 200H78ZM180 104H198V200H182ZM296 104H312L304 200H290Z', fill(colors.second))}
    ${path('M340 190L470 210', stroke(colors.second, 12))}
    ${path('M60 196H330V208H60Z', fill(colors.ink))}
    ${[
      [110, 226],
      [280, 226],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(oval([x, y], 54), stroke(colors.second, 13)) +
          path(oval([x, y], 47), stroke(colors.ink, 3, 0.4)) +
          [0, 36, 72, 108, 144]
            .map(
              (turn) =>
                `<path d="M${x - 48} ${y}H${x + 48}" transform="rotate(${turn} ${x} ${y})" ${stroke(colors.main, 8)}/>`,
            )
            .join('') +
          circle(x, y, 15, fill(colors.second)) +
          circle(x, y, 6, fill(colors.light)),
      )
      .join('')}`,
});
