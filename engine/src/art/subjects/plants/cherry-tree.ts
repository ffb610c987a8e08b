import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';
import { dots } from '../../svg.ts';
import { bareCrown, isBare } from './bare-crown.ts';
import { type Clump, clumps } from './clumps.ts';

const heaps: readonly Clump[] = [
  [70, 190, 58],
  [112, 124, 60],
  [184, 78, 66],
  [264, 84, 62],
  [330, 136, 58],
  [366, 200, 52],
  [150, 186, 62],
  [226, 150, 66],
  [296, 196, 60],
  [110, 236, 40],
  [330, 240, 38],
];
const blossoms: readonly (readonly [number, number])[] = [
  [60, 168],
  [96, 116],
  [122, 160],
  [150, 100],
  [176, 56],
  [206, 108],
  [240, 66],
  [192, 168],
  [254, 134],
  [286, 92],
  [316, 138],
  [280, 186],
  [92, 212],
  [344, 186],
  [236, 190],
  [150, 214],
  [312, 226],
];
const fallen: readonly (readonly [number, number])[] = [
  [74, 296],
  [122, 330],
  [316, 308],
  [352, 350],
  [276, 356],
  [56, 372],
  [150, 392],
];

const crown = ({ main, accent, light }: SubjectColors, id: string): string => `
    <path d="${clumps(heaps)}" fill="${accent}"/>
    <g clip-path="url(#${id}crown)">
    <path d="${clumps(heaps, -9, -12, 0.92)}" fill="${main}"/>
    <path d="${clumps(heaps.slice(0, 8), -22, -26, 0.56)}" fill="${light}" fill-opacity=".3"/>
    </g>
    ${dots(blossoms, 15, light, 0.9)}
    ${dots(blossoms, 5, accent)}
    ${dots(fallen, 10, main)}`;

export const cherryTree = drawSubject({
  name: 'cherry-tree',
  nouns: ['cherry tree', 'cherry blossom', 'sakura', 'hanami', 'spring blossom'],
  bounds: { x: 12, y: 12, width: 406, height: 398 },
  natural: { main: '#f6b8cb', second: '#6d4a40', accent: '#e48aa9', ink: '#4b2c38', light: '#fff1f5' },
  seasons: {
    summer: { main: '#6aa84f', accent: '#4a8240', light: '#e2453f' },
    autumn: { main: '#e0683c', accent: '#b8432c', light: '#f4b04c' },
    bloom: {},
  },
  presence: {
    nouns: ['cherry tree', 'cherry blossom', 'blossoming tree', 'tree in bloom'],
    home: 'park',
    stands: 'ground',
    tall: 0.52,
    metres: 6,
  },
  paint: (colors, id, around) => {
    const { second, ink } = colors;
    return `
    <clipPath id="${id}crown"><path d="${clumps(heaps)}"/></clipPath>
    <path d="M196 410C206 360 200 326 178 298L116 226L130 214L196 274L202 180H226L232 268L304 208L316 222L256 300C240 328 240 366 252 410Z" fill="${second}"/>
    <path d="M228 270L304 208L316 222L256 300C240 328 240 366 252 410H230C222 360 226 320 228 270Z" fill="${ink}" fill-opacity=".22"/>
    ${
      isBare(around)
        ? bareCrown(
            {
              fork: [214, 240],
              reach: 190,
              height: 216,
              girth: 18,
              limbs: [
                [124, 222],
                [310, 216],
              ],
            },
            colors,
            around.snow,
          )
        : crown(colors, id)
    }`;
  },
});
