import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const wateringCan = drawSubject({
  name: 'watering-can',
  nouns: ['watering can', 'watering cans'],
  bounds: { x: 24, y: 47, width: 397, height: 277 },
  natural: { main: '#4f9a8a', second: '#37776a', accent: '#e8b84a', ink: '#1f3a36', light: '#e6f5ee' },
  presence: {
    nouns: ['watering can'],
    home: 'garden',
    stands: 'ground',
    tall: 0.3,
    metres: 0.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M84 120C20 120 10 250 90 260', stroke(colors.second, 18))}
    ${path('M96 120C110 40 220 30 240 104', stroke(colors.second, 14))}
    ${path('M230 270L350 110L372 126L264 300Z', fill(colors.main))}
    ${path('M246 280L362 118L372 126L264 300Z', fill(colors.ink, 0.18))}
    ${path('M330 96L356 78L398 136L372 152Z', fill(colors.accent))}
    ${path('M366 100L398 136L372 152L352 126Z', fill(colors.ink, 0.2))}
    ${body('M88 112H250C262 112 268 120 268 132L276 308C276 318 270 324 260 324H78C68 324 62 318 62 308L70 132C70 120 76 112 88 112Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -10 })}
    ${path('M66 250H272L274 270H64Z', fill(colors.second))}
    ${path('M88 116C88 106 250 106 250 116S88 126 88 116Z', fill(colors.ink, 0.35))}
    ${path('M94 150L90 236', stroke(colors.light, 9, 0.5))}
    ${path(shape('168,176 180,158 200,162 204,180 222,190 214,210 196,208 182,222 166,210 150,208 146,188 160,178'), fill(colors.accent))}
    ${circle(182, 190, 9, fill(colors.light))}
    ${path('M386 168l6 22M366 176l2 26M404 152l14 16', stroke(colors.light, 5))}`,
});
