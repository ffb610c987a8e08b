import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const hardHat = drawSubject({
  name: 'hard-hat',
  nouns: ['hard hat', 'safety helmet', 'construction helmet'],
  bounds: { x: 8, y: 20, width: 384, height: 232 },
  natural: { main: '#f4b52e', second: '#d8921c', accent: '#fbe29a', ink: '#2a2422', light: '#fffaf0' },
  paint: (colors, id) => `
    ${body('M40 214C40 110 108 40 200 40C292 40 360 110 360 214Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -14 })}
    ${path('M156 62V150M244 62V150', stroke(colors.ink, 8, 0.25))}
    ${body('M168 20H232C240 20 244 26 244 34V170H156V34C156 26 160 20 168 20Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -6 })}
    ${path('M172 30H196V160H172Z', fill(colors.accent, 0.7))}
    ${path('M70 190C76 130 104 88 136 70', stroke(colors.light, 12, 0.5))}
    ${body('M8 216C8 204 18 198 30 198H370C382 198 392 204 392 216C392 240 372 252 344 252H56C28 252 8 240 8 216Z', colors.second, colors, { id: `${id}c`, dx: -10, dy: -12 })}
    ${path('M24 210H376', stroke(colors.light, 7, 0.4))}`,
});
