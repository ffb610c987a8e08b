import { drawSubject } from '../../drawing.ts';

// Hanging boughs: where one springs, how far it swings out, where it ends.
const STRANDS = [
  [60, 130, -30, 330],
  [84, 104, -26, 372],
  [112, 86, -18, 340],
  [140, 70, -14, 384],
  [170, 60, -8, 336],
  [236, 60, 8, 340],
  [264, 68, 14, 386],
  [292, 84, 18, 344],
  [320, 104, 26, 376],
  [344, 130, 30, 326],
] as const;
const strands = (dx: number): string =>
  STRANDS.map(
    ([x, y, swing, end]) =>
      `M${x + dx} ${y}C${x + swing + dx} ${y + 60} ${x + swing * 1.2 + dx} ${end - 110} ${x + swing * 0.9 + dx} ${end}`,
  ).join('');
const dome =
  'M40 214C26 120 108 14 202 14C296 14 378 120 364 214C330 254 290 222 262 240C232 262 172 262 142 240C114 222 74 254 40 214Z';

export const willow = drawSubject({
  name: 'willow',
  nouns: ['willow', 'willow tree', 'weeping willow'],
  bounds: { x: 18, y: 14, width: 377, height: 424 },
  natural: { main: '#86b05a', second: '#77573d', accent: '#5f8f4a', ink: '#2a3b22', light: '#f3f7cf' },
  seasons: { autumn: { main: '#dcb94a', accent: '#b58f32' }, winter: { main: '#a08a6c', accent: '#83705a' } },
  presence: {
    nouns: ['willow', 'willow tree', 'weeping willow'],
    home: 'river',
    stands: 'ground',
    tall: 0.56,
    metres: 10,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}crown"><path d="${dome}"/></clipPath>
    <path d="M166 438C186 400 190 330 176 220H228C216 330 222 400 244 438Z" fill="${second}"/>
    <path d="M206 220H228C216 330 222 400 244 438H212C200 380 202 300 206 220Z" fill="${ink}" fill-opacity=".24"/>
    <path d="${dome}" fill="${accent}"/>
    <path d="${strands(0)}" stroke="${accent}" stroke-width="12" fill="none"/>
    <g clip-path="url(#${id}crown)">
    <path d="M20 190C20 90 110 4 190 4C262 4 316 60 324 130C268 96 240 130 204 190C160 120 90 150 20 190Z" fill="${main}"/>
    </g>
    <path d="${strands(14)}" stroke="${accent}" stroke-width="12" fill="none"/>
    <path d="${strands(-7)}" stroke="${main}" stroke-width="9" fill="none"/>
    <path d="M74 116C92 76 122 50 156 40M112 132C120 106 138 84 160 74M222 42C254 50 282 74 298 106" stroke="${light}" stroke-opacity=".45" stroke-width="9" fill="none"/>`,
});
