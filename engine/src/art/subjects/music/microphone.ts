import { drawSubject } from '../../drawing.ts';

const slots = [72, 96, 120, 186, 210, 234];

export const microphone = drawSubject({
  name: 'microphone',
  nouns: [
    'microphone',
    'mic',
    'podcast',
    'episode',
    'interview',
    'broadcast',
    'recording',
    'radio',
    'voice',
    'karaoke',
    'singer',
    'talk show',
  ],
  bounds: { x: 20, y: 26, width: 200, height: 360 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}head"><rect x="46" y="26" width="148" height="256" rx="74"/></clipPath>
    <path d="M102 300H138V346H102Z" fill="${second}"/>
    <path d="M102 316H138V332H102Z" fill="${ink}" fill-opacity=".25"/>
    <path d="M26 206H46V214C46 262 74 296 120 296C166 296 194 262 194 214V206H214V216C214 276 174 318 120 318C66 318 26 276 26 216Z" fill="${second}"/>
    <rect x="20" y="194" width="32" height="30" rx="9" fill="${ink}"/>
    <rect x="188" y="194" width="32" height="30" rx="9" fill="${ink}"/>
    <rect x="46" y="26" width="148" height="256" rx="74" fill="${light}"/>
    <g clip-path="url(#${id}head)">
    ${slots.map((y) => `<rect x="62" y="${y}" width="116" height="12" rx="6" fill="${ink}"/>`).join('')}
    <rect x="106" y="20" width="28" height="270" fill="${main}"/>
    <path d="M140 20H200V290H140C160 240 160 80 140 20Z" fill="${ink}" fill-opacity=".16"/>
    </g>
    <rect x="38" y="140" width="164" height="34" rx="8" fill="${accent}"/>
    <path d="M160 140H194A8 8 0 0 1 202 148V166A8 8 0 0 1 194 174H160Z" fill="${ink}" fill-opacity=".18"/>
    <circle cx="120" cy="157" r="8" fill="${light}"/>
    <path d="M72 340H168C188 340 200 354 200 374H40C40 354 52 340 72 340Z" fill="${main}"/>
    <path d="M150 340H168C188 340 200 354 200 374H168C168 358 162 346 150 340Z" fill="${ink}" fill-opacity=".18"/>
    <rect x="30" y="368" width="180" height="18" rx="9" fill="${ink}"/>`,
});
