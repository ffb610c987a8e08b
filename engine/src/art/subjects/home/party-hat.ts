import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const partyHat = drawSubject({
  name: 'party-hat',
  nouns: ['party hat', 'birthday hat', 'cone hat'],
  bounds: { x: 36, y: 8, width: 248, height: 334 },
  natural: { main: '#e2548a', second: '#4aa3c8', accent: '#f5c542', ink: '#40203a', light: '#fff6f0' },
  presence: {
    nouns: ['party hat', 'birthday hat'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.25,
  },
  paint: (colors, id) => `
    ${path('M60 330C70 372 250 372 262 330', stroke(colors.ink, 3, 0.35))}
    ${body('M160 60L284 324C250 348 70 348 36 324Z', colors.main, colors, { id: `${id}a`, dx: -40, dy: 0, marks: path('M20 240L230 130L250 172L10 300Z', fill(colors.second)) + path('M60 340L300 220L330 270L140 380Z', fill(colors.accent)) + circle(150, 150, 10, fill(colors.light)) + circle(186, 216, 10, fill(colors.light)) + circle(120, 218, 10, fill(colors.light)) + circle(176, 282, 10, fill(colors.light)) + circle(86, 300, 10, fill(colors.light)) })}
    ${path(shape('160,8 172,34 200,26 190,52 214,68 188,78 190,106 164,92 140,108 140,80 112,70 136,54 128,26 150,34'), fill(colors.accent))}`,
});
