import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const folder = drawSubject({
  name: 'folder',
  nouns: ['file folder', 'folders'],
  bounds: { x: 0, y: 20, width: 419, height: 286 },
  natural: { main: '#f0b13f', second: '#d8922a', accent: '#5b93b8', ink: '#4a3410', light: '#fffdf5' },
  presence: { nouns: ['folder'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.25 },
  paint: (colors, id) => `
    ${path('M20 20H150Q162 20 168 32L182 58H380Q400 58 400 78V290H0V40Q0 20 20 20Z', fill(colors.second))}
    ${path('M40 44H330V270H40Z', fill(colors.light))}${path('M64 76H250M64 100H300', stroke(colors.accent, 9, 0.6))}
    ${body('M26 122H394Q422 122 418 146L400 290Q398 306 380 306H20Q0 306 0 286L4 144Q6 122 26 122Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -14 })}
    ${path('M36 146H200', stroke(colors.light, 9, 0.5))}`,
});
