import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const christmasStocking = drawSubject({
  name: 'christmas-stocking',
  nouns: ['christmas stocking', 'stocking', 'stockings'],
  bounds: { x: 37, y: 3, width: 231, height: 368 },
  natural: { main: '#c62f3b', second: '#2f7d52', accent: '#f2c24f', ink: '#4a1420', light: '#fffaf4' },
  presence: {
    nouns: ['christmas stocking', 'stocking'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.4,
    metres: 0.45,
  },
  paint: (colors, id) => `
    ${path('M204 26C204 2 236 2 236 26V50', stroke(colors.accent, 9))}
    ${body('M70 80H240V230C240 250 236 258 226 270L170 346C150 372 100 380 62 356C30 336 30 300 56 282L70 262Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -10, marks: path('M30 300C60 280 110 300 118 350L110 390H20Z', fill(colors.second)) + path('M190 260L250 210V300L200 310C178 300 176 276 190 260Z', fill(colors.second)) + path('M60 150l22 -16l22 16l22 -16l22 16l22 -16l22 16l22 -16l22 16M60 176l22 -16l22 16l22 -16l22 16l22 -16l22 16l22 -16l22 16', stroke(colors.light, 7)) + path('M150 210l6 16l16 -4l-10 13l10 13l-16 -4l-6 16l-6 -16l-16 4l10 -13l-10 -13l16 4Z', fill(colors.light)) })}
    ${path('M86 196V250', stroke(colors.light, 8, 0.5))}
    ${body('M66 34H244C260 34 268 46 268 62C268 78 260 92 244 92H66C50 92 42 80 42 62C42 44 50 34 66 34Z', colors.light, colors, { id: `${id}b`, dx: -16, dy: -8 })}
    ${path('M70 52h10M110 70h10M150 50h10M190 72h10M226 54h10', stroke(colors.ink, 6, 0.1))}`,
});
