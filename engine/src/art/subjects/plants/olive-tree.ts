import { drawSubject } from '../../drawing.ts';
import { dots } from '../../svg.ts';
import { type Clump, clumps } from './clumps.ts';

const heaps: readonly Clump[] = [
  [72, 178, 54],
  [126, 110, 58],
  [206, 76, 60],
  [288, 108, 56],
  [340, 176, 52],
  [150, 184, 50],
  [232, 150, 58],
  [284, 196, 46],
];
const olives: readonly (readonly [number, number])[] = [
  [62, 196],
  [104, 134],
  [150, 100],
  [140, 196],
  [202, 118],
  [226, 62],
  [254, 168],
  [286, 128],
  [318, 188],
  [350, 160],
];

export const oliveTree = drawSubject({
  name: 'olive-tree',
  nouns: ['olive tree', 'olive grove'],
  bounds: { x: 18, y: 16, width: 374, height: 374 },
  natural: { main: '#93a878', second: '#83705c', accent: '#6c8460', ink: '#33372a', light: '#f4f6e0' },
  presence: { nouns: ['olive tree'], home: 'meadow', stands: 'ground', tall: 0.46, metres: 5 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}crown"><path d="${clumps(heaps)}"/></clipPath>
    <path d="M144 390C186 366 150 330 172 298C184 276 160 250 130 216L146 204C172 228 190 238 204 236C212 214 204 196 206 170L226 168C230 196 226 218 236 232C258 226 272 214 288 196L302 208C284 240 246 262 248 290C250 322 236 352 278 390Z" fill="${second}"/>
    <path d="M222 240C258 226 272 214 288 196L302 208C284 240 246 262 248 290C250 322 236 352 278 390H236C206 352 226 318 216 290C210 272 212 256 222 240Z" fill="${ink}" fill-opacity=".24"/>
    <path d="M186 376C204 346 182 326 194 296C200 280 196 266 190 254" stroke="${ink}" stroke-opacity=".3" stroke-width="6" fill="none"/>
    <path d="${clumps(heaps)}" fill="${accent}"/>
    <g clip-path="url(#${id}crown)">
    <path d="${clumps(heaps, -8, -12, 0.9)}" fill="${main}"/>
    <path d="${clumps(heaps, -20, -24, 0.5)}" fill="${light}" fill-opacity=".18"/>
    </g>
    ${dots(olives, 13, ink, 0.75)}`,
});
