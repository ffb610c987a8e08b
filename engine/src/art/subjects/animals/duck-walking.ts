import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';
import { paintDuck } from './duck.ts';

export const duckWalking = drawSubject({
  name: 'duck-walking',
  nouns: [],
  bounds: { x: 24, y: 30, width: 340, height: 241 },
  natural: { main: '#a58e78', second: '#2d7a5a', accent: '#eaa53c', ink: '#2a2420', light: '#fbf4e6' },
  presence: {
    nouns: ['duck', 'mallard'],
    home: 'farm',
    stands: 'ground',
    tall: 0.24,
    metres: 0.5,
    faces: 'right',
    posture: 'walking',
  },
  paint: (colors, id, around) => `
    ${path('M152 224L136 264H164M210 224L226 264H256', stroke(colors.accent, 14))}
    ${paintDuck(colors, id, around)}`,
});
