import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const skirt = drawSubject({
  name: 'skirt',
  nouns: ['skirt', 'pleated skirt', 'mini skirt'],
  bounds: { x: 20, y: 6, width: 360, height: 357 },
  natural: { main: '#d9548a', second: '#b23a6c', accent: '#f2c14e', ink: '#4a1530', light: '#ffe3ee' },
  presence: { nouns: ['skirt'], home: 'bedroom', stands: 'table', tall: 0.34, metres: 0.6 },
  paint: (colors, id) => `
    ${body('M110 40H290L380 330Q200 380 20 330Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -6 })}
    ${path('M128 44L76 344M160 44L130 354M200 44V358M240 44L270 354M272 44L324 344', stroke(colors.second, 9))}${path('M28 304Q200 352 372 304', stroke(colors.accent, 11))}
    ${path('M104 6H296Q304 6 304 14V46H96V14Q96 6 104 6Z', fill(colors.second))}${path('M182 8H218V44H182Z', fill(colors.accent))}${path('M192 16H208V36H192Z', fill(colors.second))}${path('M96 80L56 250', stroke(colors.light, 9, 0.4))}`,
});
