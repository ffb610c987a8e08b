import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const wing = (x: number, y: number, tipX: number, tipY: number): string => {
  const [dx, dy] = [tipX - x, tipY - y];
  const at = (along: number, across: number): string =>
    `${x + dx * along - dy * across},${y + dy * along + dx * across}`;
  return shape(
    `${at(0, 0)}! ${at(0.4, 0.09)} ${at(0.8, 0.13)} ${at(1, 0.04)} ${at(0.92, -0.07)} ${at(0.5, -0.07)}`,
  );
};

export const dragonfly = drawSubject({
  name: 'dragonfly',
  nouns: ['dragonfly', 'damselfly'],
  bounds: { x: 9, y: 15, width: 269, height: 231 },
  natural: { main: '#2f9aa8', second: '#1f6f86', accent: '#bfe3e6', ink: '#143744', light: '#f3fcfb' },
  presence: {
    nouns: ['dragonfly', 'damselfly'],
    home: 'lake',
    stands: 'air',
    tall: 0.24,
    metres: 0.1,
    faces: 'right',
  },
  paint: (colors) => `
    ${path(wing(204, 118, 250, 14) + wing(184, 126, 160, 20), fill(colors.accent))}${path(wing(204, 118, 250, 14) + wing(184, 126, 160, 20), fill(colors.ink, 0.16))}
    ${path(limb('210,124,30 170,138,26 150,150,15 100,178,13 40,220,12 10,244,5'), fill(colors.main))}${path('M146 142L152 160M120 158L126 174M94 174L102 190M70 190L78 206M46 208L54 222', stroke(colors.second, 5))}
    ${path('M200 136L206 168M184 142L182 172M214 130L226 160', stroke(colors.ink, 4))}
    ${path(shape('164,142 180,112 214,100 236,112 232,136 204,148'), fill(colors.second))}${path('M230 102A22 22 0 1 0 274 102A22 22 0 1 0 230 102Z', fill(colors.main))}
    ${path('M244 94A17 17 0 1 0 278 94A17 17 0 1 0 244 94Z', fill(colors.ink))}${path('M254 87h1', stroke(colors.light, 7))}
    ${path(wing(196, 122, 92, 40) + wing(180, 132, 60, 104), fill(colors.accent))}${path('M190 118L104 48M174 130L70 104', stroke(colors.light, 4))}`,
});
