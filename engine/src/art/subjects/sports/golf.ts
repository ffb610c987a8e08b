import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const golf = drawSubject({
  name: 'golf',
  nouns: ['golf', 'golf ball', 'golf club', 'golf flag'],
  bounds: { x: 0, y: 17, width: 440, height: 416 },
  natural: { main: '#d9403a', second: '#4f9a55', accent: '#c3ccd2', ink: '#2a3a2c', light: '#fdfdfb' },
  presence: {
    nouns: ['golf ball', 'golf club', 'golf flag', 'golf'],
    home: 'park',
    stands: 'ground',
    tall: 0.42,
    metres: 2.2,
  },
  paint: (colors) => `
    ${path(shape('0,400 60,376 160,384 260,374 380,382 440,404 380,424 220,430 60,424'), fill(colors.second))}
    ${path(shape('250,394 300,390 340,396 300,404 256,402'), fill(colors.ink, 0.5))}
    ${path('M300 396V20', stroke(colors.ink, 7, 0.8))}
    ${path('M303 22C350 10 380 50 430 34V110C380 126 350 86 303 98Z', fill(colors.main))}
    ${path('M370 40C390 44 410 42 430 34V110C410 116 390 114 370 108Z', fill(colors.ink, 0.16))}
    ${path('M100 90L160 360', stroke(colors.accent, 10))}
    ${path('M92 60L112 54L128 130L110 136Z', fill(colors.ink))}
    ${path(shape('150,350! 172,346! 176,376 160,392 120,396 106,384 130,378'), fill(colors.accent))}
    ${path(shape('120,396 106,384 130,378 150,380'), fill(colors.ink, 0.2))}
    ${circle(206, 388, 18, fill(colors.light))}
    ${circle(210, 392, 14, fill(colors.ink, 0.1))}`,
});
