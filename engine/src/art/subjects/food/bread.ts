import { drawSubject } from '../../drawing.ts';

const cuts = [
  [128, 132],
  [214, 112],
  [300, 132],
] as const;

export const bread = drawSubject({
  name: 'bread',
  nouns: [
    'bread',
    'loaf',
    'sourdough',
    'bakery',
    'baking',
    'baker',
    'bread loaf',
    'loaf of bread',
    'pastry',
    'dough',
    'flour',
  ],
  bounds: { x: 0, y: 44, width: 428, height: 254 },
  natural: { main: '#c9803f', second: '#8a5a34', accent: '#e5b06e', ink: '#4a2612', light: '#fbe7c6' },
  presence: {
    nouns: ['bread', 'loaf', 'bread loaf', 'loaf of bread'],
    home: 'still-life',
    stands: 'table',
    tall: 0.27,
    metres: 0.16,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}loaf"><path d="M214 44C322 44 414 110 414 208C414 252 388 272 352 272H76C40 272 14 252 14 208C14 110 106 44 214 44Z"/></clipPath>
    <rect x="0" y="262" width="428" height="36" rx="18" fill="${second}"/>
    <path d="M240 262H410A18 18 0 0 1 410 298H200C226 288 238 276 240 262Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M214 44C322 44 414 110 414 208C414 252 388 272 352 272H76C40 272 14 252 14 208C14 110 106 44 214 44Z" fill="${main}"/>
    <g clip-path="url(#${id}loaf)">
    <path d="M14 208C14 250 40 262 76 262H352C388 262 414 250 414 208V280H14Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M318 40H420V280H268C346 240 362 130 318 40Z" fill="${ink}" fill-opacity=".14"/>
    </g>
    ${cuts
      .map(
        ([x, y]) => `<g transform="translate(${x} ${y}) rotate(18)">
    <path d="M0 -56C26 -34 30 40 4 78C-24 44 -26 -30 0 -56Z" fill="${accent}"/>
    <path d="M0 -56C10 -36 12 40 4 78C-24 44 -26 -30 0 -56Z" fill="${light}"/></g>`,
      )
      .join('')}
    <path d="M40 198C44 158 66 126 98 106" stroke="${light}" stroke-opacity=".5" stroke-width="13" fill="none"/>
    <path d="M62 222H64M102 238H104M170 226H172M258 232H260M226 248H228M150 252H152" stroke="${light}" stroke-opacity=".7" stroke-width="9" fill="none"/>`,
});
