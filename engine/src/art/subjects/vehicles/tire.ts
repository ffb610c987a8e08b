import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const tire = drawSubject({
  name: 'tire',
  nouns: ['tire', 'tyre', 'car tire', 'car wheel', 'car tyre'],
  bounds: { x: 0, y: 0, width: 400, height: 400 },
  natural: { main: '#30343a', second: '#b9c2c9', accent: '#7c8790', ink: '#15181c', light: '#e9edf0' },
  presence: { nouns: ['tire'], home: 'still-life', stands: 'ground', tall: 0.34, metres: 0.65 },
  paint: (colors, id) => `
    ${body('M200 0C310 0 400 90 400 200C400 310 310 400 200 400C90 400 0 310 0 200C0 90 90 0 200 0Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: -16, opacity: 0.45 })}
    ${path('M200 14V40M200 360V386M14 200H40M360 200H386M69 69L87 87M313 313L331 331M331 69L313 87M69 331L87 313M129 29L139 53M261 347L271 371M371 129L347 139M53 261L29 271M271 29L261 53M139 347L129 371M29 129L53 139M347 261L371 271', stroke(colors.ink, 15))}
    ${circle(200, 200, 128, fill(colors.ink))}${circle(200, 200, 118, fill(colors.second))}
    ${path('M200 200V92M200 200L303 167M200 200L263 287M200 200L137 287M200 200L97 167', stroke(colors.accent, 34))}${circle(200, 200, 40, fill(colors.light))}${circle(200, 200, 22, fill(colors.accent))}${path('M60 150Q84 80 150 54', stroke(colors.light, 9, 0.35))}`,
});
