import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const trafficCone = drawSubject({
  name: 'traffic-cone',
  nouns: ['traffic cone', 'road cone', 'pylon cone'],
  bounds: { x: 0, y: 0, width: 340, height: 372 },
  natural: { main: '#f26a21', second: '#ffffff', accent: '#3a3f46', ink: '#6b2a0a', light: '#ffd9bf' },
  presence: { nouns: ['traffic cone'], home: 'street', stands: 'ground', tall: 0.3, metres: 0.7 },
  paint: (colors, id) => `
    ${path('M20 330H320Q340 330 340 348V372H0V348Q0 330 20 330Z', fill(colors.accent))}
    ${body('M146 0H194L270 336H70Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: 0, marks: path('M40 98H300V160H40ZM40 226H300V290H40Z', fill(colors.second)) })}
    ${path('M50 330H290L304 348H36Z', fill(colors.main))}${path('M150 20L128 110', stroke(colors.light, 9, 0.7))}`,
});
