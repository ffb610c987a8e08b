import { drawSubject } from '../../drawing.ts';

export const target = drawSubject({
  name: 'target',
  nouns: [
    'target',
    'bullseye',
    'okr',
    'strategy',
    'focus',
    'archery',
    'dart',
    'objective',
    'aim',
    'resolution',
    'mission',
    'habit',
  ],
  bounds: { x: 14, y: -6, width: 400, height: 402 },
  presence: {
    nouns: ['target', 'dartboard', 'archery target'],
    home: 'park',
    stands: 'ground',
    tall: 0.42,
    metres: 1.3,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}board"><circle cx="184" cy="226" r="170"/></clipPath>
    <circle cx="184" cy="226" r="170" fill="${main}"/><circle cx="184" cy="226" r="132" fill="${light}"/><circle cx="184" cy="226" r="94" fill="${second}"/><circle cx="184" cy="226" r="56" fill="${light}"/><circle cx="184" cy="226" r="24" fill="${ink}"/>
    <g clip-path="url(#${id}board)">
    <path d="M240 40H360V400H160C270 370 310 190 240 40Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M190 232L330 372L350 340L214 210Z" fill="${ink}" fill-opacity=".16"/>
    </g>
    <path d="M36 214C40 160 70 116 114 94" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    <path d="M184 226L344 66" stroke="${ink}" stroke-width="15" fill="none"/>
    <path d="M318 92L322 40L372 -2L378 40L410 46L370 92L318 96Z" fill="${accent}" stroke="${accent}" stroke-width="8"/>
    <path d="M320 94L376 40L410 46L370 92Z" fill="${ink}" fill-opacity=".2"/>`,
});
