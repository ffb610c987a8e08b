import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const necklace = drawSubject({
  name: 'necklace',
  nouns: ['necklace', 'pearl necklace', 'pendant', 'jewellery', 'jewelry'],
  bounds: { x: 17, y: 17, width: 326, height: 423 },
  natural: { main: '#f4ece0', second: '#d9b04a', accent: '#3f8fb5', ink: '#6a5a3a', light: '#ffffff' },
  presence: {
    nouns: ['necklace', 'pearl necklace', 'pendant'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.2,
  },
  paint: (colors) => `
    ${path('M30 20C20 200 100 320 180 320C260 320 340 200 330 20', stroke(colors.second, 5))}
    ${Array.from({ length: 19 }, (_, i) => {
      const t = (i + 0.5) / 19;
      const x = 180 + 152 * -Math.cos(t * Math.PI);
      const y = 40 + 272 * Math.sin(t * Math.PI) ** 0.82;
      const r = 11 + 7 * Math.sin(t * Math.PI);
      return (
        circle(x, y, r, fill(colors.main)) +
        circle(x + 2, y + 3, r * 0.7, fill(colors.ink, 0.14)) +
        circle(x - r * 0.3, y - r * 0.35, r * 0.28, fill(colors.light))
      );
    }).join('')}
    ${path('M162 330H198L206 352H154Z', fill(colors.second))}
    ${path('M180 340L222 376L180 440L138 376Z', fill(colors.accent))}
    ${path('M180 340L222 376L180 440Z', fill(colors.ink, 0.18))}
    ${path('M180 346L158 374H180ZM146 378H172L176 424Z', fill(colors.light, 0.5))}`,
});
