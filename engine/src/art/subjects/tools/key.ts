import { drawSubject } from '../../drawing.ts';

export const key = drawSubject({
  name: 'key',
  nouns: [
    'key',
    'password',
    'access',
    'passkey',
    'house key',
    'api key',
    'login',
    'unlock',
    'sign-in',
    'new home',
    'credential',
  ],
  bounds: { x: 52, y: 42, width: 332, height: 350 },
  presence: { nouns: ['key'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}bow"><path d="M30 200A104 104 0 0 1 238 200A104 104 0 0 1 30 200ZM88 200A46 46 0 0 0 180 200A46 46 0 0 0 88 200Z" clip-rule="evenodd"/></clipPath>
    <g transform="rotate(45 210 200)">
    <path d="M226 176H432L452 200L432 224H420V262H384V224H364V246H330V224H226Z" fill="${accent}"/>
    <path d="M226 202H451L432 224H420V262H384V224H364V246H330V224H226Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M30 200A104 104 0 0 1 238 200A104 104 0 0 1 30 200ZM88 200A46 46 0 0 0 180 200A46 46 0 0 0 88 200Z" fill-rule="evenodd" fill="${main}"/>
    <g clip-path="url(#${id}bow)">
    <path d="M150 80C226 120 226 280 150 320H250V80Z" fill="${ink}" fill-opacity=".16"/>
    </g>
    <circle cx="134" cy="200" r="57" fill="none" stroke="${second}" stroke-width="22"/>
    <path d="M54 178C60 152 80 130 106 122" stroke="${light}" stroke-opacity=".6" stroke-width="13" fill="none"/>
    <rect x="222" y="164" width="28" height="72" rx="12" fill="${ink}"/>
    </g>`,
});
