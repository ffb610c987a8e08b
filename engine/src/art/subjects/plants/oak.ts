import { drawSubject } from '../../drawing.ts';
import { bareCrown, isBare } from './bare-crown.ts';
import { type Clump, clumps } from './clumps.ts';

const heaps: readonly Clump[] = [
  [74, 208, 62],
  [104, 136, 62],
  [172, 86, 68],
  [254, 78, 66],
  [328, 124, 64],
  [368, 196, 58],
  [152, 196, 66],
  [232, 158, 72],
  [306, 206, 64],
  [112, 250, 46],
  [336, 250, 44],
];

const crown = (main: string, accent: string, light: string, id: string): string => `
    <path d="${clumps(heaps)}" fill="${accent}"/>
    <g clip-path="url(#${id}crown)">
    <path d="${clumps(heaps, -10, -14, 0.9)}" fill="${main}"/>
    <path d="${clumps(heaps.slice(0, 8), -24, -30, 0.52)}" fill="${light}" fill-opacity=".13"/>
    </g>`;

export const oak = drawSubject({
  name: 'oak',
  nouns: ['oak', 'oak tree', 'legacy', 'longevity'],
  bounds: { x: 12, y: 12, width: 414, height: 398 },
  natural: { main: '#5f9446', second: '#7a5338', accent: '#3f7038', ink: '#24331f', light: '#eef6cf' },
  seasons: { autumn: { main: '#cf7a30', accent: '#a04f28' }, spring: { main: '#86b94e', accent: '#5f9440' } },
  presence: { nouns: ['oak', 'oak tree'], home: 'meadow', stands: 'ground', tall: 0.56, metres: 14 },
  paint: (colors, id, around) => {
    const { main, second, accent, ink, light } = colors;
    return `
    <clipPath id="${id}crown"><path d="${clumps(heaps)}"/></clipPath>
    <path d="M152 410C184 384 190 340 180 306L108 244L122 228L188 276L196 190H240L246 272L318 224L330 240L262 306C250 344 258 386 288 410Z" fill="${second}"/>
    <path d="M238 278L318 224L330 240L262 306C250 344 258 386 288 410H240C220 372 226 318 238 278Z" fill="${ink}" fill-opacity=".24"/>
    <path d="M206 396C212 366 210 342 204 318M226 380C222 356 222 342 226 324" stroke="${ink}" stroke-opacity=".3" stroke-width="5" fill="none"/>
    ${
      isBare(around)
        ? bareCrown(
            {
              fork: [214, 250],
              reach: 192,
              height: 226,
              girth: 22,
              boughs: 5,
              limbs: [
                [116, 238],
                [322, 234],
              ],
            },
            colors,
            around.snow,
          )
        : crown(main, accent, light, id)
    }`;
  },
});
