import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const deckChair = drawSubject({
  name: 'deck-chair',
  nouns: ['deck chair', 'sun lounger'],
  bounds: { x: 49, y: 43, width: 314, height: 365 },
  natural: { main: '#e2574a', second: '#fff6e6', accent: '#b07a45', ink: '#4a2c14', light: '#ffe0d6' },
  presence: { nouns: ['deck chair', 'beach chair'], home: 'beach', stands: 'ground', tall: 0.36, metres: 1 },
  paint: (colors) => `
    ${path('M330 60L90 400M60 160L350 400M120 320H290', stroke(colors.accent, 16))}
    ${path('M328 56L346 70L236 262C200 316 120 286 70 176L84 152C130 236 176 262 206 230Z', fill(colors.main))}
    ${path('M306 92L322 106L300 144L286 124ZM266 150L280 168L256 210L242 190ZM222 214L236 240C220 266 190 276 160 264L170 236C190 246 206 240 222 214ZM130 214L112 246C98 230 84 208 70 176L84 152C98 178 114 200 130 214Z', fill(colors.second))}
    ${path('M346 70L236 262C200 316 120 286 70 176C130 270 190 290 226 240L336 62Z', fill(colors.ink, 0.14))}
    ${path('M310 50L356 82M56 172L92 146', stroke(colors.accent, 14))}`,
});
