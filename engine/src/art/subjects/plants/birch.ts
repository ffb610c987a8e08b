import { mix } from '../../../color/oklch.ts';
import { drawSubject } from '../../drawing.ts';
import { bareCrown, isBare } from './bare-crown.ts';
import { type Clump, clumps } from './clumps.ts';

const heaps: readonly Clump[] = [
  [134, 58, 44],
  [104, 112, 46],
  [170, 106, 46],
  [76, 176, 48],
  [142, 164, 52],
  [202, 172, 46],
  [66, 242, 44],
  [130, 236, 52],
  [204, 240, 46],
  [96, 288, 36],
  [174, 290, 38],
];
const crown = (main: string, accent: string, light: string, id: string): string => `
    <path d="${clumps(heaps)}" fill="${accent}"/>
    <g clip-path="url(#${id}crown)">
    <path d="${clumps(heaps, -8, -12, 0.9)}" fill="${main}"/>
    <path d="${clumps(heaps.slice(0, 8), -18, -22, 0.5)}" fill="${light}" fill-opacity=".18"/>
    </g>`;

/** White boughs would be lost in the snow: the twigs of a birch are dark. */
const twigs = (second: string, ink: string, light: string, snow?: boolean): string =>
  bareCrown(
    { fork: [137, 250], reach: 96, height: 236, girth: 9, boughs: 6 },
    { main: second, second: mix(ink, second, 0.3), accent: second, ink, light },
    snow,
  );

export const birch = drawSubject({
  name: 'birch',
  nouns: ['birch', 'birch tree', 'aspen'],
  bounds: { x: 22, y: 14, width: 228, height: 446 },
  natural: { main: '#93bd55', second: '#f3efe4', accent: '#6d9c43', ink: '#353a2c', light: '#fbfbdf' },
  seasons: { autumn: { main: '#eebf3f', accent: '#cf9327' }, spring: { main: '#a9d062', accent: '#82b64c' } },
  presence: { nouns: ['birch', 'birch tree'], home: 'forest', stands: 'ground', tall: 0.62, metres: 11 },
  paint: ({ main, second, accent, ink, light }, id, around) => `
    <clipPath id="${id}crown"><path d="${clumps(heaps)}"/></clipPath>
    <clipPath id="${id}bark"><path d="M128 90H144L152 460H118Z"/></clipPath>
    ${isBare(around) ? twigs(second, ink, light, around.snow) : crown(main, accent, light, id)}
    <path d="M128 90H144L152 460H118Z" fill="${second}"/>
    <path d="M132 272L84 216M138 240L188 190M136 196L104 156" stroke="${second}" stroke-width="6" fill="none"/>
    <g clip-path="url(#${id}bark)">
    <path d="M140 90H160V460H142Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M112 430h18M136 410h20M114 386h14M134 362h18M114 336h18M138 312h16M118 284h14M134 256h16M120 220h12M134 186h12M122 150h10" stroke="${ink}" stroke-opacity=".8" stroke-width="7" fill="none"/>
    </g>`,
});
