import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, oval, path, stroke } from '../../svg.ts';
import { heapPieces } from './heaps.ts';

export const goldPile = drawSubject({
  name: 'gold-pile',
  nouns: ['gold pile', 'pile of gold', 'heap of gold', 'hoard', 'gold hoard'],
  bounds: { x: 4, y: 19, width: 434, height: 193 },
  natural: { main: '#f0b932', second: '#c98a1e', accent: '#d8433a', ink: '#5a3608', light: '#fff0a8' },
  presence: {
    nouns: ['gold pile'],
    home: 'cave',
    stands: 'ground',
    tall: 0.24,
    metres: 0.8,
    top: { from: 110, to: 330, y: 30 },
  },
  paint: (colors) => `
    ${path(shape('18,204! 50,156 110,110 160,60 228,34 300,60 350,110 404,156 438,204!'), fill(colors.second))}
    ${heapPieces({ x: 228, foot: 188, half: 186, tall: 152 }, 6, 8)
      .map(
        ({ x, y }) =>
          path(oval([x, y + 5], 26, 14), fill(colors.second)) +
          path(oval([x, y], 26, 13), fill(colors.main)) +
          path(oval([x - 2, y - 1], 15, 7), stroke(colors.light, 3, 0.75)),
      )
      .join('')}
    ${path('M130 128L146 110H166L182 128L156 154ZM300 156L312 142H328L340 156L320 178Z', fill(colors.accent))}
    ${path('M130 128H182L156 154ZM300 156H340L320 178Z', fill(colors.ink, 0.2))}
    ${path('M230 44l0 26M217 57h26M352 118l0 20M342 128h20M88 150l0 20M78 160h20', stroke(colors.light, 6))}
    ${path(shape('300,204! 350,150 330,90 350,110 404,156 438,204!'), fill(colors.ink, 0.12))}`,
});
