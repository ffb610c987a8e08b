import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const washingMachine = drawSubject({
  name: 'washing-machine',
  nouns: ['washing machine', 'washer', 'laundry machine', 'dryer'],
  bounds: { x: 14, y: 10, width: 292, height: 370 },
  natural: { main: '#f2f4f5', second: '#5fa8cf', accent: '#d95f57', ink: '#2c3740', light: '#ffffff' },
  presence: {
    nouns: ['washing machine', 'washer', 'dryer'],
    home: 'bathroom',
    stands: 'ground',
    tall: 0.4,
    metres: 0.85,
  },
  paint: (colors, id) => `
    ${rect(40, 366, 40, 14, fill(colors.ink), 4)}
    ${rect(240, 366, 40, 14, fill(colors.ink), 4)}
    ${body('M30 10H290C300 10 306 16 306 26V356C306 366 300 372 290 372H30C20 372 14 366 14 356V26C14 16 20 10 30 10Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -8 })}
    ${path('M14 80H306V88H14Z', fill(colors.ink, 0.1))}
    ${rect(34, 30, 90, 34, fill(colors.ink, 0.25), 6)}
    ${circle(250, 46, 17, fill(colors.accent))}
    ${path('M250 46L250 34', stroke(colors.light, 5))}
    ${circle(206, 46, 9, fill(colors.second))}
    ${circle(160, 226, 120, fill(colors.ink, 0.2))}
    ${circle(160, 226, 114, fill(colors.light))}
    ${circle(160, 226, 92, fill(colors.ink))}
    ${circle(160, 226, 80, fill(colors.second))}
    ${path('M82 214C110 196 130 236 160 216S220 200 238 214A80 80 0 0 1 82 214Z', fill(colors.light, 0.35))}
    ${path(shape('120,270 150,250 190,262 216,246 222,270 190,296 150,300 124,288'), fill(colors.accent))}
    ${path('M106 176C116 160 132 150 150 148C160 148 160 158 152 160C138 164 126 172 118 184C112 192 100 188 106 176Z', fill(colors.light, 0.5))}`,
});
