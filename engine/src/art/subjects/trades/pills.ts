import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const pills = drawSubject({
  name: 'pills',
  nouns: ['pills', 'pill', 'tablets medicine', 'capsule', 'capsules'],
  bounds: { x: 15, y: 45, width: 351, height: 265 },
  natural: { main: '#e0525a', second: '#f4f1ea', accent: '#5aa7d0', ink: '#3a3034', light: '#ffffff' },
  presence: { nouns: ['pills'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.08, several: 3 },
  paint: (colors, id) => `
    <g transform="rotate(-28 160 150)">${body('M60 96H262Q316 96 316 150Q316 204 262 204H60Q6 204 6 150Q6 96 60 96Z', colors.main, colors, { id: `${id}b`, dx: -2, dy: -20, marks: path('M160 90H330V210H160Z', fill(colors.second)) })}${path('M40 124H130', stroke(colors.light, 11, 0.55))}</g>
    ${circle(300, 210, 66, fill(colors.accent))}${path('M366 210A66 66 0 0 1 234 210A70 60 0 0 0 366 210Z', fill(colors.ink, 0.2))}${path('M258 190L342 222', stroke(colors.light, 8, 0.8))}
    ${path('M110 262a54 34 0 1 1 108 0v14a54 34 0 0 1 -108 0Z', fill(colors.second))}${path('M110 262a54 34 0 0 0 108 0v14a54 34 0 0 1 -108 0Z', fill(colors.ink, 0.22))}${path('M136 262H192', stroke(colors.ink, 5, 0.35))}`,
});
