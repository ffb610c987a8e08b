import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const treasureChest = drawSubject({
  name: 'treasure-chest',
  nouns: [
    'treasure chest',
    'treasure',
    'pirate chest',
    'pirate treasure',
    'gold coins',
    'coin',
    'coins',
    'pile of coins',
  ],
  bounds: { x: 6, y: 10, width: 412, height: 328 },
  natural: { main: '#8f5a30', second: '#b8893a', accent: '#f5c542', ink: '#2f1b0e', light: '#fff0b8' },
  presence: {
    nouns: ['treasure chest', 'treasure', 'pirate chest', 'coin'],
    home: 'beach',
    stands: 'ground',
    tall: 0.32,
    metres: 0.6,
  },
  paint: (colors, id) => `
    ${path('M40 150C20 100 40 30 90 10H320C370 30 390 100 370 150Z', fill(colors.second))}
    ${path('M40 150C20 100 40 30 90 10H320C370 30 390 100 370 150Z', fill(colors.ink, 0.3))}
    ${path('M58 146C42 104 58 46 98 28H312C352 46 368 104 352 146Z', fill(colors.main))}
    ${path('M58 146C42 104 58 46 98 28H312C352 46 368 104 352 146Z', fill(colors.ink, 0.55))}
    ${path(shape('50,200 70,164 110,140 150,120 200,108 256,122 300,140 340,164 360,200'), fill(colors.accent))}
    ${[
      [100, 160],
      [140, 140],
      [180, 126],
      [222, 124],
      [264, 138],
      [304, 158],
      [120, 180],
      [166, 164],
      [210, 156],
      [254, 170],
      [290, 184],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(oval([x, y], 24, 18), fill(colors.accent)) +
          path(oval([x, y], 24, 18), stroke(colors.ink, 3, 0.35)) +
          path(oval([x, y - 1], 13, 9), stroke(colors.light, 3, 0.7)),
      )
      .join('')}
    ${path('M200 96L216 114L200 132L184 114Z', fill(colors.light))}
    ${circle(330, 150, 9, fill(colors.light))}
    ${circle(346, 168, 9, fill(colors.light))}
    ${circle(318, 168, 8, fill(colors.light))}
    ${body('M36 196H374L364 320C363 328 358 332 350 332H60C52 332 47 328 46 320Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -10 })}
    ${path('M40 236H370M44 280H366', stroke(colors.ink, 5, 0.28))}
    ${path('M36 190H374V212H36Z', fill(colors.second))}
    ${path('M70 196H98V332H76ZM312 196H340L334 332H312Z', fill(colors.second))}
    ${path('M326 196H374L364 320C363 328 358 332 350 332H320Z', fill(colors.ink, 0.16))}
    ${path('M178 196H232V256C232 270 178 270 178 256Z', fill(colors.second))}
    ${circle(205, 228, 10, fill(colors.ink))}
    ${path('M200 230H210L214 252H196Z', fill(colors.ink))}
    ${path('M78 206h0M88 206h0M326 206h0', stroke(colors.light, 6))}
    ${circle(24, 320, 18, fill(colors.accent))}
    ${circle(400, 318, 18, fill(colors.accent))}
    ${circle(24, 320, 10, fill(colors.ink, 0.2))}
    ${circle(400, 318, 10, fill(colors.ink, 0.2))}`,
});
