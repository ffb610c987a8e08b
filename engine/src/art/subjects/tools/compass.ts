import { drawSubject } from '../../drawing.ts';

const ticks = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

export const compass = drawSubject({
  name: 'compass',
  nouns: [
    'compass',
    'navigation',
    'orientation',
    'roadmap',
    'exploration',
    'expedition',
    'explorer',
    'vision',
    'north star',
  ],
  bounds: { x: 14, y: 11.5, width: 332, height: 394.5 },
  presence: { nouns: ['compass'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }) => `
    <circle cx="180" cy="44" r="26" fill="none" stroke="${ink}" stroke-width="13"/>
    <rect x="156" y="58" width="48" height="36" rx="10" fill="${second}"/>
    <circle cx="180" cy="240" r="166" fill="${main}"/>
    <path d="M214 78A166 166 0 0 1 150 403C300 370 320 170 214 78Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M40 220C46 166 80 122 128 102" stroke="${light}" stroke-opacity=".5" stroke-width="13" fill="none"/>
    <circle cx="180" cy="240" r="126" fill="${light}"/>
    <path d="M204 117A126 126 0 0 1 158 364C268 340 286 190 204 117Z" fill="${ink}" fill-opacity=".08"/>
    ${ticks.map((angle) => `<path d="M180 ${angle % 90 === 0 ? 150 : 140}V130" stroke="${ink}" stroke-opacity="${angle % 90 === 0 ? 1 : 0.45}" stroke-width="${angle % 90 === 0 ? 10 : 6}" transform="rotate(${angle} 180 240)"/>`).join('')}
    <g transform="rotate(38 180 240)">
    <path d="M180 146L208 240H152Z" fill="${accent}"/><path d="M180 146L208 240H180Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M180 334L208 240H152Z" fill="${second}"/><path d="M180 334L208 240H180Z" fill="${ink}" fill-opacity=".2"/>
    </g>
    <circle cx="180" cy="240" r="16" fill="${ink}"/><circle cx="180" cy="240" r="6" fill="${light}"/>`,
});
