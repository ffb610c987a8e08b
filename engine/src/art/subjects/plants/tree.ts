import { drawSubject } from '../../drawing.ts';
import { LEAFY_SEASONS, paintLeafyTree } from './leafy-crown.ts';

export const tree = drawSubject({
  name: 'tree',
  nouns: [
    'tree',
    'forest',
    'nature',
    'park',
    'ecology',
    'environment',
    'reforestation',
    'woodland',
    'carbon',
    'eco',
  ],
  bounds: { x: 25.5, y: 20, width: 341, height: 394 },
  natural: { main: '#4f9d5b', second: '#8a5a3a', accent: '#e2573f', ink: '#2c3a26', light: '#f3fbe9' },
  seasons: LEAFY_SEASONS,
  presence: {
    nouns: ['tree'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.5,
    metres: 8,
    shown: 0.943,
  },
  paint: paintLeafyTree,
});
