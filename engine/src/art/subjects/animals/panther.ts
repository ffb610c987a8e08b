import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';
import { paintBigCat } from './big-cat.ts';

export const panther = drawSubject({
  name: 'panther',
  nouns: ['panther', 'black panther'],
  bounds: { x: 5, y: 70, width: 384, height: 231 },
  natural: { main: '#3a3d49', second: '#2c2e38', accent: '#7a6470', ink: '#16171d', light: '#5d6170' },
  presence: {
    nouns: ['panther'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.38,
    metres: 0.85,
    faces: 'right',
  },
  paint: (colors, id) =>
    paintBigCat(colors, id, {
      tip: path('M24 262L12 252', stroke(colors.second, 13)),
      face: path('M336 108C344 98 356 100 361 110C353 118 343 118 336 108Z', stroke(colors.light, 3)),
    }),
});
