import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const BONE =
  'M58 48C44 44 36 32 42 20C50 6 72 6 78 22C92 20 102 32 98 46L202 46C198 32 208 20 222 22C228 6 250 6 258 20C264 32 256 44 242 48C256 52 264 64 258 76C250 90 228 90 222 74C208 76 198 64 202 50L98 50C102 64 92 76 78 74C72 90 50 90 42 76C36 64 44 52 58 48Z';

export const dogBone = drawSubject({
  name: 'dog-bone',
  nouns: ['bone'],
  bounds: { x: 36, y: 6, width: 228, height: 84 },
  natural: { main: '#f4ead6', second: '#d8c7a6', accent: '#e6d8bc', ink: '#4a3d2c', light: '#fffaf0' },
  presence: { nouns: ['bone'], home: 'meadow', stands: 'table', tall: 0.12, metres: 0.12 },
  paint: ({ main, ink, light }) => `
    ${path(BONE, fill(main))}${path('M88 33L212 33L212 63L88 63Z', fill(main))}
    ${path('M96 55L204 55L204 63L96 63ZM44 74C54 84 68 82 76 70C72 90 50 92 42 76ZM224 70C232 84 248 84 257 74C250 92 228 90 222 74Z', fill(ink, 0.16))}
    ${path('M50 24C54 18 62 16 68 20M232 20C238 16 246 18 250 24', stroke(light, 6))}`,
});
