import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const cutlery = drawSubject({
  name: 'cutlery',
  nouns: [
    'cutlery',
    'plate',
    'fork',
    'knife',
    'spoon',
    'fork and knife',
    'plate and cutlery',
    'tableware',
    'dinner plate',
    'place setting',
    'silverware',
  ],
  bounds: { x: 20, y: 30, width: 415, height: 351 },
  natural: { main: '#f7f4ec', second: '#b9c2ca', accent: '#4f86a8', ink: '#33404a', light: '#ffffff' },
  presence: {
    nouns: ['cutlery', 'plate', 'fork', 'knife', 'spoon', 'place setting'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.27,
  },
  paint: (colors) => `
    ${path('M20 30H30V110H38V30H48V110H56V30H66V120C66 144 58 152 52 156L56 370C56 384 30 384 30 370L34 156C28 152 20 144 20 120Z', fill(colors.second))}
    ${path('M48 30H66V120C66 144 58 152 52 156L56 370C56 378 50 382 44 382Z', fill(colors.ink, 0.2))}
    ${path('M404 30C432 60 440 140 432 214H418L422 370C422 384 396 384 396 370L400 30Z', fill(colors.second))}
    ${path('M414 44C432 80 440 140 432 214H418L422 370C422 378 416 382 410 382Z', fill(colors.ink, 0.2))}
    ${circle(230, 206, 150, fill(colors.main))}
    ${path('M336 100A150 150 0 0 1 124 312A160 160 0 0 0 336 100Z', fill(colors.ink, 0.12))}
    ${path(oval([230, 206], 134), stroke(colors.accent, 7))}
    ${circle(230, 206, 96, fill(colors.ink, 0.08))}
    ${circle(230, 206, 92, fill(colors.main))}
    ${path('M164 170C172 148 190 132 210 126', stroke(colors.light, 9))}
    ${path('M296 240C288 262 270 278 250 284', stroke(colors.ink, 8, 0.1))}`,
});
