import { drawSubject } from '../../drawing.ts';

export const phone = drawSubject({
  name: 'phone',
  nouns: [
    'phone',
    'smartphone',
    'mobile',
    'app',
    'iphone',
    'cellphone',
    'telephone',
    'mobile app',
    'ios',
    'android',
  ],
  bounds: { x: 10, y: 10, width: 224, height: 420 },
  presence: {
    nouns: ['phone', 'smartphone', 'mobile'],
    home: 'still-life',
    stands: 'table',
    tall: 0.38,
    metres: 0.15,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}screen"><rect x="24" y="24" width="192" height="392" rx="26"/></clipPath>
    <path d="M222 110H230A4 4 0 0 1 234 114V166A4 4 0 0 1 230 170H222Z" fill="${ink}"/>
    <rect x="10" y="10" width="220" height="420" rx="40" fill="${ink}"/>
    <g clip-path="url(#${id}screen)">
    <rect x="24" y="24" width="192" height="392" fill="${light}"/>
    <rect x="24" y="24" width="192" height="168" fill="${main}"/>
    <circle cx="160" cy="98" r="28" fill="${accent}"/>
    <path d="M24 192V150L84 96L136 152L166 126L216 176V192Z" fill="${second}"/>
    <path d="M84 96L136 152L120 192H104Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M166 126L216 176V192H176Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M48 222H150" stroke="${ink}" stroke-width="15" fill="none"/>
    <path d="M48 252H186M48 276H168" stroke="${ink}" stroke-opacity=".25" stroke-width="11" fill="none"/>
    <rect x="42" y="304" width="72" height="46" rx="12" fill="${second}"/>
    <rect x="126" y="304" width="72" height="46" rx="12" fill="${main}"/>
    <rect x="42" y="364" width="156" height="34" rx="17" fill="${accent}"/>
    <path d="M150 24H216V416H40Z" fill="${ink}" fill-opacity=".06"/>
    </g>
    <rect x="90" y="36" width="60" height="16" rx="8" fill="${ink}"/>`,
});
