import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';
import { paintBigCat } from './big-cat.ts';

const spots: readonly (readonly [number, number])[] = [
  ...([
    [86, 148],
    [110, 140],
    [136, 144],
    [162, 142],
    [188, 148],
    [214, 142],
    [240, 136],
    [264, 122],
    [288, 118],
  ] as const),
  ...([
    [98, 166],
    [124, 164],
    [150, 166],
    [176, 168],
    [202, 168],
    [228, 162],
    [252, 156],
    [276, 146],
    [300, 144],
  ] as const),
  ...([
    [84, 182],
    [112, 184],
    [216, 186],
    [242, 182],
    [266, 176],
  ] as const),
];
const legSpots =
  'M84 200h4M108 202h3M96 220h4M92 244h2M76 264h2M276 196h3M296 204h3M284 222h3M300 238h2M292 258h2';

/** A ring open to one side, as the coat of a leopard has them. */
const rosette = ([x, y]: readonly [number, number]): string =>
  `M${x - 7} ${y + 3}A8 7 0 0 1 ${x} ${y - 7}M${x + 6} ${y - 3}A8 7 0 0 1 ${x + 1} ${y + 7}`;

export const leopard = drawSubject({
  name: 'leopard',
  nouns: ['leopard', 'jaguar', 'wildcat'],
  bounds: { x: 5, y: 70, width: 384, height: 231 },
  natural: { main: '#e3b04f', second: '#b98132', accent: '#8a4a38', ink: '#33210f', light: '#fff3da' },
  presence: {
    nouns: ['leopard', 'jaguar', 'cheetah', 'cougar', 'puma'],
    shows: ['dotted'],
    home: 'savanna',
    stands: 'ground',
    tall: 0.38,
    metres: 0.85,
    faces: 'right',
  },
  paint: (colors, id) =>
    paintBigCat(colors, id, {
      tip: path('M24 262L12 252M42 236h0M34 206h0M44 172h0', stroke(colors.ink, 13)),
      coat:
        path(spots.map(([x, y]) => `M${x} ${y}h0`).join(''), stroke(colors.second, 10)) +
        path(spots.map(rosette).join(''), stroke(colors.ink, 5)),
      legs: path(legSpots, stroke(colors.ink, 8)),
      face:
        path(
          'M306 104h1M318 98h1M330 94h1M300 120h1M314 116h1M304 138h1M318 132h1M312 152h1',
          stroke(colors.ink, 6),
        ) + path('M352 116C356 126 352 134 346 140', `${stroke(colors.ink, 3)}`),
    }),
});
