import { drawSubject } from '../../drawing.ts';

export const suitcase = drawSubject({
  name: 'suitcase',
  nouns: [
    'suitcase',
    'luggage',
    'baggage',
    'travel guide',
    'tourism',
    'tourist',
    'hotel',
    'getaway',
    'city break',
    'itinerary',
    'packing list',
    'honeymoon',
    'relocation',
  ],
  bounds: { x: 20, y: 12, width: 280, height: 420 },
  presence: { nouns: ['suitcase', 'luggage'], home: 'bedroom', stands: 'ground', tall: 0.4, metres: 0.75 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}shell"><rect x="20" y="124" width="280" height="284" rx="40"/></clipPath>
    <path d="M104 130V42C104 30 112 22 124 22H196C208 22 216 30 216 42V130" stroke="${ink}" stroke-width="17" fill="none" stroke-linecap="butt"/>
    <rect x="92" y="12" width="136" height="30" rx="15" fill="${ink}"/>
    <rect x="58" y="396" width="48" height="36" rx="14" fill="${ink}"/><rect x="214" y="396" width="48" height="36" rx="14" fill="${ink}"/>
    <rect x="20" y="124" width="280" height="284" rx="40" fill="${main}"/>
    <g clip-path="url(#${id}shell)">
    <path d="M76 124V408M122 124V408M198 124V408M244 124V408" stroke="${ink}" stroke-opacity=".18" stroke-width="9" fill="none"/>
    <path d="M226 120H310V410H190C238 340 250 210 226 120Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M46 214V186C46 170 54 160 68 156" stroke="${light}" stroke-opacity=".55" stroke-width="12" fill="none"/>
    </g>
    <circle cx="160" cy="262" r="56" fill="${second}"/>
    <path d="M172 207A56 56 0 0 1 148 317C192 300 200 246 172 207Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M160 226L171 250L197 252L177 269L184 295L160 280L136 295L143 269L123 252L149 250Z" fill="${accent}"/>
    <path d="M20 352H300V372H20Z" fill="${light}"/><path d="M220 352H300V372H216Z" fill="${ink}" fill-opacity=".15"/>`,
});
