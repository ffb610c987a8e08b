import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';
import { dots, oval, type Point } from '../../svg.ts';
import { bareCrown, isBare } from './bare-crown.ts';
import { type Clump, clumps } from './clumps.ts';
import { LEAFY_SEASONS } from './leafy-crown.ts';

const heaps: readonly Clump[] = [
  [76, 196, 60],
  [112, 126, 58],
  [180, 82, 62],
  [262, 84, 62],
  [330, 130, 58],
  [362, 200, 58],
  [150, 184, 62],
  [226, 148, 68],
  [300, 196, 62],
  [118, 246, 48],
  [206, 242, 52],
  [322, 248, 46],
];
const APPLES: readonly Point[] = [
  [104, 152],
  [186, 110],
  [276, 122],
  [146, 232],
  [232, 190],
  [328, 176],
  [72, 222],
  [274, 258],
  [358, 236],
  [204, 270],
];

const at = (shape: (apple: Point) => string): string => APPLES.map(shape).join('');

/** Each with its stalk, its shaded side and its spark. */
const apples = ({ accent, second, ink, light }: SubjectColors): string => `
    <path d="${at(([x, y]) => `M${x} ${y - 12}V${y - 26}`)}" stroke="${second}" stroke-width="5" fill="none"/>
    <path d="${at((apple) => oval(apple, 17, 16))}" fill="${accent}"/>
    <path d="${at(([x, y]) => `M${x + 6} ${y - 15}A17 16 0 0 1 ${x - 6} ${y + 15}A26 26 0 0 0 ${x + 6} ${y - 15}Z`)}" fill="${ink}" fill-opacity=".2"/>
    ${dots(
      APPLES.map(([x, y]) => [x - 6, y - 6]),
      7,
      light,
      0.8,
    )}`;

const crown = ({ main, ink, light }: SubjectColors, id: string): string => `
    <path d="${clumps(heaps)}" fill="${main}"/><path d="${clumps(heaps)}" fill="${ink}" fill-opacity=".24"/>
    <g clip-path="url(#${id}crown)">
    <path d="${clumps(heaps, -10, -14, 0.9)}" fill="${main}"/>
    <path d="${clumps(heaps.slice(0, 9), -24, -28, 0.52)}" fill="${light}" fill-opacity=".16"/>
    </g>`;

export const appleTree = drawSubject({
  name: 'apple-tree',
  nouns: ['apple tree'],
  bounds: { x: 16, y: 20, width: 404, height: 390 },
  natural: {
    main: '#5a9d4c',
    second: '#7d5638',
    accent: '#d93c34',
    ink: '#22351f',
    light: '#f3fbe9',
  },
  seasons: LEAFY_SEASONS,
  presence: {
    nouns: ['apple tree'],
    home: 'garden',
    stands: 'ground',
    tall: 0.46,
    metres: 5,
  },
  paint: (colors, id, around) => {
    const { second, ink } = colors;
    const bare = isBare(around);
    const fruit = !bare && around.bloom !== true && around.season !== 'spring';
    return `
    <clipPath id="${id}crown"><path d="${clumps(heaps)}"/></clipPath>
    <path d="M158 410C186 388 194 348 186 312L116 246L130 234L194 284L200 200H238L242 278L310 230L322 246L258 310C248 348 256 388 284 410Z" fill="${second}"/>
    <path d="M236 282L310 230L322 246L258 310C248 348 256 388 284 410H238C222 372 228 320 236 282Z" fill="${ink}" fill-opacity=".24"/>
    ${
      bare
        ? bareCrown(
            {
              fork: [216, 250],
              reach: 190,
              height: 220,
              girth: 20,
              limbs: [
                [123, 240],
                [316, 238],
              ],
            },
            colors,
            around.snow,
          )
        : crown(colors, id) + (around.bloom ? dots(APPLES, 26, colors.light, 0.9) : '')
    }
    ${fruit ? apples(colors) : ''}`;
  },
});
