import { drawSubject } from '../../drawing.ts';

export const camera = drawSubject({
  name: 'camera',
  nouns: [
    'camera',
    'photo',
    'photography',
    'photograph',
    'photographer',
    'picture',
    'snapshot',
    'photoshoot',
    'lens',
  ],
  bounds: { x: 14, y: 20, width: 392, height: 290 },
  presence: { nouns: ['camera'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}body"><rect x="14" y="74" width="392" height="236" rx="34"/></clipPath>
    <path d="M142 86L162 36C166 26 174 20 184 20H262C272 20 280 26 284 36L304 86Z" fill="${second}"/>
    <path d="M244 20H262C272 20 280 26 284 36L304 86H258Z" fill="${ink}" fill-opacity=".18"/>
    <rect x="54" y="48" width="66" height="40" rx="12" fill="${accent}"/>
    <rect x="14" y="74" width="392" height="236" rx="34" fill="${main}"/>
    <g clip-path="url(#${id}body)">
    <rect x="14" y="124" width="392" height="122" fill="${second}"/>
    <path d="M300 74H406V310H250C316 282 330 150 300 74Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M14 74H200L150 124H14Z" fill="${light}" fill-opacity=".25"/>
    </g>
    <circle cx="213" cy="190" r="106" fill="${light}"/>
    <path d="M213 84A106 106 0 0 1 213 296C270 276 270 104 213 84Z" fill="${ink}" fill-opacity=".14"/>
    <circle cx="213" cy="190" r="84" fill="${ink}"/>
    <circle cx="213" cy="190" r="58" fill="${second}"/>
    <circle cx="213" cy="190" r="58" fill="${ink}" fill-opacity=".35"/>
    <circle cx="213" cy="190" r="30" fill="${ink}"/>
    <path d="M168 166A50 50 0 0 1 206 138" stroke="${light}" stroke-width="13" fill="none"/>
    <circle cx="232" cy="210" r="9" fill="${light}" fill-opacity=".7"/>
    <circle cx="362" cy="108" r="14" fill="${accent}"/>
    <rect x="40" y="146" width="44" height="14" rx="7" fill="${light}" fill-opacity=".5"/>`,
});
