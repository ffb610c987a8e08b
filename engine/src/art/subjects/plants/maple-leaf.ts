import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const mapleLeaf = drawSubject({
  name: 'maple-leaf',
  nouns: ['maple leaf', 'autumn leaf', 'autumn leaves', 'fall leaf'],
  bounds: { x: -14, y: 0, width: 428, height: 417 },
  natural: { main: '#e2622b', second: '#b8421f', accent: '#f2a33c', ink: '#5f2413', light: '#ffe3b8' },
  presence: { nouns: ['maple leaf'], home: 'forest', stands: 'table', tall: 0.34, metres: 0.12 },
  paint: (colors, id) => `
    ${path('M200 300Q206 360 186 410', stroke(colors.second, 13))}
    ${body('M200 0L236 78L288 50L272 150L330 92L346 132L406 120L378 186L414 210L318 272L326 312L216 296H184L74 312L82 272L-14 210L22 186L-6 120L54 132L70 92L128 150L112 50L164 78Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -8, marks: path('M200 0L236 78L288 50L272 150L330 92L346 132L406 120L378 186L414 210L318 272L326 312L216 296H200Z', fill(colors.accent, 0.3)) })}
    ${path('M200 300V60M200 290L330 160M200 290L70 160M200 296L352 214M200 296L48 214M200 180L248 110M200 180L152 110', stroke(colors.second, 7))}`,
});
