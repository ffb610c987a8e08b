import { drawSubject } from '../../drawing.ts';
import { isBare } from './bare-crown.ts';
import { LEAFY_SEASONS, paintLeafyTree } from './leafy-crown.ts';

export const appleTree = drawSubject({
  name: 'apple-tree',
  nouns: ['apple tree'],
  bounds: { x: 25.5, y: 20, width: 341, height: 394 },
  natural: { main: '#4f9d5b', second: '#8a5a3a', accent: '#e2573f', ink: '#2c3a26', light: '#f3fbe9' },
  seasons: LEAFY_SEASONS,
  presence: {
    nouns: ['apple tree'],
    home: 'garden',
    stands: 'ground',
    tall: 0.46,
    metres: 5,
    shown: 0.943,
  },
  paint: (colors, id, around) => {
    const apples =
      '<circle cx="150" cy="172" r="18"/><circle cx="236" cy="120" r="18"/><circle cx="282" cy="208" r="18"/><circle cx="196" cy="236" r="18"/><circle cx="96" cy="230" r="18"/>';
    const fruit = isBare(around) || around.bloom === true || around.season === 'spring' ? '' : apples;
    return `${paintLeafyTree(colors, id, around)}<g fill="${colors.accent}">${fruit}</g>`;
  },
});
