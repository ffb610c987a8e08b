import { drawSubject } from '../../drawing.ts';

export const apple = drawSubject({
  name: 'apple',
  nouns: [
    'apple',
    'fruit',
    'nutrition',
    'diet',
    'healthy eating',
    'orchard',
    'teacher',
    'healthy food',
    'vegan',
    'vegetarian',
    'school lunch',
  ],
  bounds: { x: 21.5, y: 22, width: 317, height: 377 },
  natural: { main: '#d83a34', second: '#4c9a4a', accent: '#8fce7a', ink: '#4a2616', light: '#fff6ec' },
  presence: { nouns: ['apple'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.09 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}flesh"><path d="M180 120C140 88 84 92 50 130C8 178 16 262 52 326C82 380 124 408 158 396C172 391 188 391 202 396C236 408 278 380 308 326C344 262 352 178 310 130C276 92 220 88 180 120Z"/></clipPath>
    <path d="M180 120C140 88 84 92 50 130C8 178 16 262 52 326C82 380 124 408 158 396C172 391 188 391 202 396C236 408 278 380 308 326C344 262 352 178 310 130C276 92 220 88 180 120Z" fill="${main}"/>
    <g clip-path="url(#${id}flesh)">
    <path d="M258 80H360V420H150C260 380 300 220 258 80Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M64 226C58 190 68 160 92 144" stroke="${light}" stroke-opacity=".6" stroke-width="19" fill="none"/>
    <path d="M70 266H71" stroke="${light}" stroke-opacity=".6" stroke-width="19" fill="none"/>
    </g>
    <path d="M130 124C150 140 210 140 230 124" stroke="${ink}" stroke-opacity=".35" stroke-width="12" fill="none"/>
    <path d="M180 132C180 98 172 66 150 40" stroke="${ink}" stroke-width="17" fill="none"/>
    <path d="M186 92C196 34 248 12 306 26C300 82 250 112 186 92Z" fill="${second}"/>
    <path d="M186 92C230 78 272 54 306 26C300 82 250 112 186 92Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M204 82C232 72 254 60 274 46" stroke="${accent}" stroke-width="6" fill="none"/>`,
});
