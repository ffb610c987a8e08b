import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { heapPieces } from './heaps.ts';

const LEAF = 'M-24 0C-14 -16 10 -18 26 0C10 18 -14 16 -24 0Z';

export const leafPile = drawSubject({
  name: 'leaf-pile',
  nouns: ['leaf pile', 'pile of leaves', 'heap of leaves', 'fallen leaves'],
  bounds: { x: 25, y: 9, width: 403, height: 191 },
  natural: { main: '#d9772f', second: '#b5482e', accent: '#eab543', ink: '#4a2414', light: '#f7dc8f' },
  presence: {
    nouns: ['leaf pile'],
    home: 'park',
    stands: 'ground',
    tall: 0.26,
    metres: 0.7,
    top: { from: 120, to: 310, y: 34 },
  },
  paint: (colors) => {
    const tones = [colors.main, colors.accent, colors.second, colors.main, colors.accent];
    const leaves = heapPieces({ x: 228, foot: 172, half: 182, tall: 142 }, 6, 11);
    return `
    ${path(shape('30,200! 50,160 100,110 150,60 230,28 300,56 350,104 404,156 428,200!'), fill(colors.second))}
    ${path(shape('240,200! 330,150 300,56 350,104 404,156 428,200!'), fill(colors.ink, 0.2))}
    ${leaves
      .map(({ x, y, turn, index }) => {
        const laid = `transform="translate(${x} ${y}) rotate(${turn})"`;
        const vein = index % 2 === 0 ? '' : `<path ${laid} d="M-22 0H14" ${stroke(colors.ink, 2.5, 0.4)}/>`;
        return `<path ${laid} d="${LEAF}" ${fill(tones[index % tones.length] ?? colors.main)}/>${vein}`;
      })
      .join('')}`;
  },
});
