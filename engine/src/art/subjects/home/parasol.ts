import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const parasol = drawSubject({
  name: 'parasol',
  nouns: ['parasol', 'beach umbrella', 'sun umbrella', 'patio umbrella', 'garden umbrella'],
  bounds: { x: 13, y: 5, width: 380, height: 425 },
  natural: { main: '#e2574a', second: '#fdf3e0', accent: '#c79a5c', ink: '#4a2418', light: '#ffffff' },
  presence: {
    nouns: ['parasol', 'beach umbrella'],
    home: 'beach',
    stands: 'ground',
    tall: 0.46,
    metres: 2.3,
  },
  paint: (colors) => `
    <g transform="rotate(8 200 200)">
    ${rect(194, 30, 12, 390, fill(colors.accent), 6)}
    ${path('M200 30H206V414H200Z', fill(colors.ink, 0.2))}
    ${path('M200 20C300 24 376 90 392 180C370 170 346 170 328 182C308 168 284 168 264 182C244 168 220 168 200 182C180 168 156 168 136 182C116 168 92 168 72 182C54 170 30 170 8 180C24 90 100 24 200 20Z', fill(colors.second))}
    ${path('M200 20C130 40 84 100 72 182C54 170 30 170 8 180C24 90 100 24 200 20ZM200 20C160 60 138 120 136 182C156 168 180 168 200 182ZM200 20C240 60 262 120 264 182C284 168 308 168 328 182C316 100 270 40 200 20Z', fill(colors.main))}
    ${path('M200 20C300 24 376 90 392 180C370 170 346 170 328 182C308 168 284 168 264 182C290 120 260 60 200 20Z', fill(colors.ink, 0.14))}
    ${path('M60 120C76 84 102 58 134 44', stroke(colors.light, 8, 0.5))}
    ${circle(200, 14, 11, fill(colors.accent))}
    </g>
    ${path(shape('120,430! 150,410 180,416 210,408 240,430!'), fill(colors.accent, 0.9))}`,
});
