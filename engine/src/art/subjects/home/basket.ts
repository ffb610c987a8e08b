import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const basket = drawSubject({
  name: 'basket',
  nouns: ['basket', 'baskets', 'wicker basket', 'woven basket'],
  bounds: { x: 16, y: 20, width: 348, height: 316 },
  natural: { main: '#b98349', second: '#8f5f30', accent: '#dcb07a', ink: '#3f2612', light: '#f6dfba' },
  presence: {
    nouns: ['basket', 'wicker basket'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.3,
  },
  paint: (colors, id) => `
    ${path('M60 170C40 -20 340 -20 320 170', stroke(colors.second, 15))}
    ${path('M72 140C80 20 300 20 308 140', stroke(colors.ink, 5, 0.2))}
    ${path('M36 168C36 150 344 150 344 168S36 190 36 168Z', fill(colors.ink, 0.6))}
    ${body('M30 170H350L320 320C317 332 310 336 300 336H80C70 336 63 332 60 320Z', colors.main, colors, { id: `${id}a`, dx: -28, dy: -4 })}
    ${[0, 1, 2, 3].map((row) => [0, 1, 2, 3, 4, 5, 6].map((i) => rect(46 + row * 8 + i * (42 - row * 2.4) + (row % 2) * 14, 196 + row * 36, 24, 14, fill(colors.accent), 6)).join('')).join('')}
    ${path('M36 190H344M42 226H338M50 262H330M58 298H322', stroke(colors.ink, 5, 0.25))}
    ${path('M24 156H356C366 156 366 186 356 186H24C14 186 14 156 24 156Z', fill(colors.main))}
    ${path('M40 160l16 22M76 160l16 22M112 160l16 22M148 160l16 22M184 160l16 22M220 160l16 22M256 160l16 22M292 160l16 22M328 160l12 18', stroke(colors.second, 6))}
    ${path('M250 156H356C366 156 366 186 356 186H240Z', fill(colors.ink, 0.16))}`,
});
