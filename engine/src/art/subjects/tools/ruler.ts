import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const ruler = drawSubject({
  name: 'ruler',
  nouns: ['ruler and pencil'],
  bounds: { x: -1, y: -3, width: 438, height: 289 },
  natural: { main: '#f2c14e', second: '#e2763f', accent: '#f3dfc0', ink: '#3a2c1c', light: '#fffdf5' },
  presence: { nouns: ['ruler'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.2 },
  paint: (colors) => `
    <g transform="rotate(-24 220 160)">${path('M0 110H440V200H0Z', fill(colors.main))}${path('M0 176H440V200H0Z', fill(colors.ink, 0.14))}
    ${path('M24 112V146M64 112V134M104 112V146M144 112V134M184 112V146M224 112V134M264 112V146M304 112V134M344 112V146M384 112V134M424 112V146', stroke(colors.ink, 6, 0.75))}${circle(30, 180, 9, fill(colors.ink, 0.5))}</g>
    <g transform="rotate(20 220 160)">${path('M20 60H330V104H20Z', fill(colors.second))}${path('M20 89H330V104H20Z', fill(colors.ink, 0.18))}${path('M330 60L396 82L330 104Z', fill(colors.accent))}${path('M374 74L396 82L374 90Z', fill(colors.ink))}${path('M20 60H58V104H20Z', fill(colors.light))}</g>`,
});
