import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const bunting = drawSubject({
  name: 'bunting',
  nouns: ['bunting', 'flag garland', 'party flags'],
  bounds: { x: -16, y: 21, width: 652, height: 404 },
  natural: { main: '#e0504a', second: '#3f86c4', accent: '#f2b93a', ink: '#3b3a4a', light: '#fffaf0' },
  presence: {
    nouns: ['bunting', 'garland', 'flag garland'],
    home: 'park',
    stands: 'ground',
    tall: 0.5,
    metres: 2.8,
  },
  paint: (colors) => `
    ${path('M14 40V420M606 40V420', stroke(colors.ink, 11, 0.75))}
    ${path('M14 52C160 150 460 150 606 52', stroke(colors.ink, 6, 0.9))}
    ${path('M52 76L118 106L66 168Z', fill(colors.main))}
    ${path('M132 112L204 130L156 198Z', fill(colors.second))}
    ${path('M222 134L296 140L254 212Z', fill(colors.accent))}
    ${path('M314 140L390 134L362 212Z', fill(colors.main))}
    ${path('M408 132L482 114L462 198Z', fill(colors.second))}
    ${path('M496 110L564 80L552 168Z', fill(colors.accent))}
    ${path('M118 106L66 168L84 92ZM204 130L156 198L168 121ZM296 140L254 212L258 137ZM390 134L362 212L352 137ZM482 114L462 198L446 124ZM564 80L552 168L530 96Z', fill(colors.ink, 0.16))}
    ${circle(74, 98, 7, fill(colors.light))}
    ${circle(88, 112, 7, fill(colors.light))}
    ${circle(160, 146, 7, fill(colors.light))}
    ${circle(178, 156, 7, fill(colors.light))}
    ${circle(340, 162, 7, fill(colors.light))}
    ${circle(362, 172, 7, fill(colors.light))}
    ${circle(520, 126, 7, fill(colors.light))}
    ${circle(542, 118, 7, fill(colors.light))}
    ${circle(14, 36, 15, fill(colors.accent))}
    ${circle(606, 36, 15, fill(colors.accent))}
    ${path('M-16 420H44L36 404H-8ZM576 420H636L628 404H584Z', fill(colors.ink, 0.5))}`,
});
