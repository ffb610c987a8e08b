import { drawSubject } from '../../drawing.ts';

const frets = [70, 96, 120, 142, 162, 180];

export const guitar = drawSubject({
  name: 'guitar',
  nouns: ['guitar', 'concert', 'band', 'gig', 'acoustic', 'musician', 'folk music', 'ukulele', 'live music'],
  bounds: { x: 16, y: 6, width: 198, height: 462 },
  natural: { main: '#c9742f', second: '#5a3420', accent: '#f0c27a', ink: '#2c1810', light: '#fbe9cf' },
  presence: { nouns: ['guitar', 'ukulele'], home: 'stage-hall', stands: 'ground', tall: 0.52, metres: 1.0 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}body"><path d="M115 214C76 206 46 228 48 262C49 284 58 296 50 318C44 334 16 350 16 396C16 442 56 468 115 468C174 468 214 442 214 396C214 350 186 334 180 318C172 296 181 284 182 262C184 228 154 206 115 214Z"/></clipPath>
    <path d="M115 214C76 206 46 228 48 262C49 284 58 296 50 318C44 334 16 350 16 396C16 442 56 468 115 468C174 468 214 442 214 396C214 350 186 334 180 318C172 296 181 284 182 262C184 228 154 206 115 214Z" fill="${main}"/>
    <g clip-path="url(#${id}body)">
    <path d="M146 200H230V480H120C190 440 196 380 166 330C152 306 164 270 146 200Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M64 258C64 246 70 238 80 232M32 398C32 380 42 364 54 352" stroke="${light}" stroke-opacity=".6" stroke-width="11" fill="none"/>
    </g>
    <circle cx="115" cy="318" r="42" fill="${accent}"/>
    <circle cx="115" cy="318" r="32" fill="${ink}"/>
    <rect x="97" y="52" width="36" height="238" fill="${second}"/>
    <rect x="117" y="52" width="16" height="238" fill="${ink}" fill-opacity=".22"/>
    ${frets.map((y) => `<path d="M97 ${y}H133" stroke="${light}" stroke-opacity=".7" stroke-width="4" stroke-linecap="butt"/>`).join('')}
    <path d="M92 6H138L144 60H86Z" fill="${ink}"/>
    ${[16, 32, 48].map((y) => `<circle cx="80" cy="${y}" r="8" fill="${accent}"/><circle cx="150" cy="${y}" r="8" fill="${accent}"/>`).join('')}
    <rect x="74" y="400" width="82" height="20" rx="8" fill="${ink}"/>
    <path d="M105 20V408M115 20V408M125 20V408" stroke="${light}" stroke-width="2.5" stroke-linecap="butt"/>`,
});
