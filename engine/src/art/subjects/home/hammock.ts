import { drawSubject } from '../../drawing.ts';

const sling = 'M92 96C150 236 370 236 428 96C420 190 350 258 260 258C170 258 100 190 92 96Z';

export const hammock = drawSubject({
  name: 'hammock',
  nouns: ['hammock', 'siesta'],
  bounds: { x: 20, y: 30, width: 480, height: 300 },
  natural: { main: '#e0653f', second: '#95663f', accent: '#3f8f8a', ink: '#3a2a24', light: '#fff1da' },
  presence: {
    nouns: ['hammock'],
    home: 'beach',
    stands: 'ground',
    tall: 0.3,
    metres: 1.6,
    seat: { x: 260, y: 206 },
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}sling"><path d="${sling}"/></clipPath>
    <path d="M28 38V322M492 38V322" stroke="${second}" stroke-width="16"/><path d="M496 38V322" stroke="${ink}" stroke-opacity=".25" stroke-width="8"/>
    <path d="M28 60L92 98M28 60L106 130M492 60L428 98M492 60L414 130" stroke="${light}" stroke-width="5"/>
    <path d="${sling}" fill="${main}"/>
    <g clip-path="url(#${id}sling)">
    <path d="M150 90L196 270H222L186 90ZM240 90V270H268V90ZM334 90L298 270H324L370 90Z" fill="${light}"/>
    <path d="M196 90L222 270H240L224 90ZM296 90L276 270H294L330 90Z" fill="${accent}"/>
    <path d="M120 230C180 270 340 270 410 210V290H120Z" fill="${ink}" fill-opacity=".2"/>
    </g>
    <path d="M92 96C150 236 370 236 428 96" stroke="${light}" stroke-width="5" fill="none"/>`,
});
