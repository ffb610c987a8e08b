import { drawSubject } from '../../drawing.ts';
import { limb } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { paintBigCat } from './big-cat.ts';

const coat = [
  '86,116,14 80,150,12 88,184,0',
  '112,116,13 106,146,12 116,172,0',
  '138,118,13 136,152,12 146,186,0',
  '164,120,13 160,148,12 168,172,0',
  '190,122,13 188,156,12 196,190,0',
  '216,120,13 214,148,12 220,172,0',
  '240,112,13 240,146,12 248,186,0',
  '264,100,13 264,130,12 272,160,0',
  '286,90,11 280,140,11 290,196,0',
  '150,214,10 152,196,8 148,180,0',
  '204,220,10 204,200,8 200,184,0',
];
const legs = [
  '60,196,12 90,196,10 112,190,0',
  '60,214,12 86,218,9 104,216,0',
  '70,240,10 88,240,8 104,234,0',
  '60,262,9 78,262,7 90,258,0',
  '320,206,11 296,204,9 280,198,0',
  '316,226,10 296,228,8 284,224,0',
  '316,250,9 298,250,7 288,246,0',
];
const face = [
  '318,76,9 320,90,8 328,98,0',
  '288,108,10 302,112,8 312,120,0',
  '286,130,10 302,134,8 318,136,0',
  '292,154,9 308,152,8 322,148,0',
];

export const tiger = drawSubject({
  name: 'tiger',
  nouns: ['tiger', 'bengal tiger'],
  bounds: { x: 5, y: 70, width: 384, height: 231 },
  natural: { main: '#e88a2e', second: '#b8611c', accent: '#c9685c', ink: '#2b1a14', light: '#fff1dc' },
  presence: {
    nouns: ['tiger'],
    shows: ['striped'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.4,
    metres: 1.1,
    faces: 'right',
  },
  paint: (colors, id) =>
    paintBigCat(colors, id, {
      tip: path('M20 261L12 252M42 240L41 236M34 206L34 201M42 172L46 167', stroke(colors.ink, 12.5)),
      coat: path(coat.map(limb).join(''), fill(colors.ink)),
      legs: path(legs.map(limb).join(''), fill(colors.ink)),
      face: path(face.map(limb).join(''), fill(colors.ink)),
    }),
});
