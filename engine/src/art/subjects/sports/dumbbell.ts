import { drawSubject } from '../../drawing.ts';

export const dumbbell = drawSubject({
  name: 'dumbbell',
  nouns: [
    'dumbbell',
    'gym',
    'fitness',
    'workout',
    'exercise',
    'bodybuilding',
    'strength',
    'crossfit',
    'personal trainer',
    'barbell',
    'weightlifting',
    'muscle',
  ],
  bounds: { x: 22, y: -1.5, width: 396, height: 303 },
  presence: { nouns: ['dumbbell', 'barbell'], home: 'gym', stands: 'ground', tall: 0.28, metres: 0.35 },
  paint: ({ main, second, accent, ink, light }) => `
    <g transform="rotate(-24 220 150)">
    <rect x="8" y="122" width="424" height="56" rx="22" fill="${ink}"/>
    <rect x="150" y="128" width="140" height="44" fill="${light}"/>
    <path d="M150 152H290V172H150Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M172 128V172M196 128V172M220 128V172M244 128V172M268 128V172" stroke="${ink}" stroke-opacity=".25" stroke-width="6" stroke-linecap="butt"/>
    <rect x="34" y="76" width="52" height="148" rx="20" fill="${second}"/><rect x="354" y="76" width="52" height="148" rx="20" fill="${second}"/>
    <rect x="80" y="38" width="60" height="224" rx="24" fill="${main}"/><rect x="300" y="38" width="60" height="224" rx="24" fill="${main}"/>
    <path d="M34 172V204A20 20 0 0 0 54 224H66A20 20 0 0 0 80 216V172ZM360 172V216A20 20 0 0 0 374 224H386A20 20 0 0 0 406 204V172Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M80 180V238A24 24 0 0 0 104 262H116A24 24 0 0 0 140 238V180ZM300 180V238A24 24 0 0 0 324 262H336A24 24 0 0 0 360 238V180Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M98 76V130M318 76V130M50 106V134" stroke="${light}" stroke-opacity=".55" stroke-width="11" fill="none"/>
    <rect x="138" y="116" width="18" height="68" rx="8" fill="${accent}"/><rect x="284" y="116" width="18" height="68" rx="8" fill="${accent}"/>
    </g>`,
});
