import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';

const STONES = [
  '40,196 34,160 70,134 116,142 130,176 118,200',
  '300,200 296,160 334,136 378,146 396,180 384,200',
  '118,202 110,160 150,132 206,136 226,170 214,202',
  '206,202 204,160 246,134 296,144 310,178 302,202',
  '78,146 76,112 112,88 154,98 164,128 146,148',
  '250,148 252,112 288,90 330,104 340,134 322,150',
  '150,146 148,106 194,78 246,90 260,124 244,148',
  '150,94 154,58 194,38 240,52 250,80 232,98',
] as const;

export const stonePile = drawSubject({
  name: 'stone-pile',
  nouns: ['stone pile', 'pile of stones', 'heap of stones', 'pile of rocks', 'rubble'],
  bounds: { x: 32, y: 37, width: 364, height: 188 },
  natural: { main: '#9aa0a2', second: '#7d8488', accent: '#b5aea2', ink: '#33393d', light: '#dfe2e0' },
  presence: {
    nouns: ['stone pile'],
    home: 'river',
    stands: 'ground',
    tall: 0.24,
    metres: 0.8,
    top: { from: 140, to: 200, y: 4 },
  },
  paint: (colors, id) =>
    STONES.map((stone, i) =>
      body(shape(stone), [colors.main, colors.second, colors.accent][i % 3] ?? colors.main, colors, {
        id: `${id}${i}`,
        dx: -9,
        dy: -9,
        opacity: 0.24,
      }),
    ).join(''),
});
