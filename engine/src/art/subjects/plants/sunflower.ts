import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sunflower = drawSubject({
  name: 'sunflower',
  nouns: ['sunflower', 'sunflowers'],
  bounds: { x: 23, y: 1, width: 253, height: 426 },
  natural: { main: '#f5b82a', second: '#4f9440', accent: '#6b3f1d', ink: '#3a2210', light: '#ffe79a' },
  presence: { nouns: ['sunflower'], home: 'meadow', stands: 'ground', tall: 0.4, metres: 1.6 },
  paint: (colors) => `
    ${path('M150 190C156 260 146 330 150 420', stroke(colors.second, 14))}
    ${path(shape('150,300 190,262 246,258 262,276 226,312 180,318'), fill(colors.second))}
    ${path(shape('152,302 200,296 262,276 226,312 180,318'), fill(colors.ink, 0.18))}
    ${path(shape('150,346 104,312 54,314 38,334 76,364 124,364'), fill(colors.second))}
    ${path('M160 300C190 286 214 278 240 274M140 350C112 340 90 336 62 336', stroke(colors.light, 4, 0.35))}
    ${Array.from({ length: 14 }, (_, i) => `<path d="M150 120C126 84 130 34 150 0C170 34 174 84 150 120Z" transform="rotate(${(i * 360) / 14} 150 130)" ${fill(colors.main)}/>`).join('')}
    ${Array.from({ length: 14 }, (_, i) => `<path d="M150 120C136 88 138 54 150 26C162 54 164 88 150 120Z" transform="rotate(${(i * 360) / 14 + 12.9} 150 130)" ${fill(colors.light, 0.55)}/>`).join('')}
    ${circle(150, 130, 58, fill(colors.accent))}
    ${circle(150, 130, 40, fill(colors.ink, 0.35))}
    ${path('M150 104h0M128 112h0M172 112h0M118 132h0M138 128h0M162 128h0M182 132h0M128 150h0M150 154h0M172 150h0M150 130h0', stroke(colors.light, 5, 0.45))}
    ${path('M176 78A58 58 0 0 1 118 180A58 58 0 0 0 176 78Z', fill(colors.ink, 0.16))}`,
});
