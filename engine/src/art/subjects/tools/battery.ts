import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const battery = drawSubject({
  name: 'battery',
  nouns: ['battery', 'batteries'],
  bounds: { x: 0, y: 0, width: 220, height: 400 },
  natural: { main: '#3fae6a', second: '#2c3440', accent: '#f2c14e', ink: '#1f262e', light: '#ffffff' },
  presence: { nouns: ['battery'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M70 0H150V34H70Z', fill(colors.second))}${path('M124 0H150V34H124Z', fill(colors.ink, 0.4))}
    ${body('M26 26H194Q220 26 220 52V374Q220 400 194 400H26Q0 400 0 374V52Q0 26 26 26Z', colors.main, colors, { id: `${id}b`, dx: -18, dy: -4, marks: path('M0 20H220V110H0Z', fill(colors.second)) })}
    ${path('M122 160L62 262H104L94 344L160 234H116Z', fill(colors.accent))}
    ${path('M96 68H124M110 54V82', stroke(colors.light, 10))}${path('M22 60V370', stroke(colors.light, 10, 0.3))}`,
});
