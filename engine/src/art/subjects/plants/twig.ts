import { drawSubject } from '../../drawing.ts';
import { limb } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const twig = drawSubject({
  name: 'twig',
  nouns: ['twig'],
  bounds: { x: 2.5, y: 7, width: 315, height: 63 },
  natural: { main: '#8a5f3c', second: '#6b4428', accent: '#b98a5c', ink: '#33221a', light: '#f0dcc0' },
  presence: { nouns: ['twig', 'stick'], home: 'forest', stands: 'table', tall: 0.1, metres: 0.12 },
  paint: ({ main, second, accent, ink, light }) => `
    ${path(limb('210,46,14 240,30,10 262,10,8'), fill(second))}
    ${path(limb('4,56,20 80,46,22 160,56,22 240,50,20 316,62,16'), fill(main))}
    ${path(limb('4,62,8 80,53,9 160,63,9 240,57,8 316,67,6'), fill(ink, 0.18))}
    ${path(limb('96,46,14 84,28,9 68,22,6'), fill(main))}
    ${path('M6 48C8 52 8 60 6 64', stroke(accent, 6))}${path('M40 48L120 45M180 51L226 47', stroke(light, 3, 0.5))}`,
});
