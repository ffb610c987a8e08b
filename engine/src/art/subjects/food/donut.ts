import { drawSubject } from '../../drawing.ts';

const sprinkles = [
  [118, 92, 30],
  [196, 66, -40],
  [282, 100, 60],
  [326, 178, 10],
  [298, 268, -50],
  [216, 322, 20],
  [126, 300, -20],
  [72, 226, 70],
  [84, 150, -60],
  [246, 296, 80],
  [160, 128, 80],
  [262, 146, -20],
  [152, 268, 40],
  [290, 222, 30],
] as const;

export const donut = drawSubject({
  name: 'donut',
  nouns: ['donut', 'doughnut', 'donut shop', 'glaze'],
  bounds: { x: 14, y: 14, width: 372, height: 372 },
  natural: { main: '#f27f9e', second: '#5ab0d8', accent: '#f2b56b', ink: '#4a2a1c', light: '#fff5ec' },
  presence: { nouns: ['donut', 'doughnut'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}ring"><path d="M14 200a186 186 0 0 1 372 0a186 186 0 0 1 -372 0ZM142 200a58 58 0 0 0 116 0a58 58 0 0 0 -116 0Z" clip-rule="evenodd"/></clipPath>
    <g clip-path="url(#${id}ring)">
    <rect x="10" y="10" width="380" height="380" fill="${accent}"/>
    <rect x="10" y="10" width="380" height="380" fill="${ink}" fill-opacity=".3"/>
    <path d="M36 196C36 100 108 34 200 34C292 34 366 100 366 196C366 232 350 240 344 270C338 304 300 296 284 320C268 348 234 330 206 346C176 362 152 334 122 332C92 330 92 298 66 280C40 262 36 232 36 196Z" fill="${main}"/>
    <circle cx="200" cy="204" r="74" fill="${ink}" fill-opacity=".2"/>
    <path d="M262 20H390V380H190C320 340 350 140 262 20Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M70 182C76 130 106 92 150 74" stroke="${light}" stroke-opacity=".65" stroke-width="16" fill="none"/>
    </g>
    ${sprinkles.map(([x, y, angle], i) => `<path d="M${x - 11} ${y}H${x + 11}" stroke="${i % 3 === 0 ? light : i % 3 === 1 ? second : accent}" stroke-width="12" transform="rotate(${angle} ${x} ${y})"/>`).join('')}`,
});
