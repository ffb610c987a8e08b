import { drawSubject } from '../../drawing.ts';

export const partyPopper = drawSubject({
  name: 'party-popper',
  nouns: [
    'party popper',
    'party',
    'celebration',
    'confetti',
    'congratulation',
    'anniversary',
    'new year',
    'launch party',
    'festival',
    'carnival',
    'happy new year',
    'thank you',
  ],
  bounds: { x: 20, y: 14, width: 390, height: 386 },
  presence: {
    nouns: ['party popper', 'confetti'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.25,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}cone"><path d="M122 156L264 298L52 398C32 406 14 388 22 368Z"/></clipPath>
    <path d="M122 156L264 298L52 398C32 406 14 388 22 368Z" fill="${main}"/>
    <g clip-path="url(#${id}cone)">
    <path d="M96 200L206 326L158 360L70 258ZM48 300L108 372L60 400L20 350Z" fill="${accent}"/>
    <path d="M264 298L52 398L30 400L170 240L200 234Z" fill="${ink}" fill-opacity=".18"/>
    </g>
    <ellipse cx="193" cy="227" rx="101" ry="34" transform="rotate(45 193 227)" fill="${ink}"/>
    <path d="M176 206C170 150 206 128 196 84C190 60 168 52 152 62" stroke="${second}" stroke-width="20" fill="none"/>
    <path d="M216 244C270 254 292 216 336 228C360 236 366 258 354 272" stroke="${light}" stroke-width="20" fill="none"/>
    <path d="M202 218C236 190 220 158 256 144C292 132 286 92 322 86" stroke="${main}" stroke-width="20" fill="none"/>
    <path d="M262 30L273 54L299 57L280 75L285 101L262 88L239 101L244 75L225 57L251 54Z" fill="${accent}"/>
    <circle cx="350" cy="170" r="16" fill="${second}"/><circle cx="86" cy="110" r="16" fill="${accent}"/><circle cx="306" cy="322" r="15" fill="${second}"/>
    <rect x="360" y="40" width="38" height="18" rx="6" fill="${light}" transform="rotate(28 379 49)"/>
    <rect x="96" y="36" width="38" height="18" rx="6" fill="${main}" transform="rotate(-40 115 45)"/>
    <rect x="376" y="326" width="38" height="18" rx="6" fill="${accent}" transform="rotate(60 395 335)"/>
    <path d="M372 108L398 122L374 138ZM48 58L70 48L68 74Z" fill="${main}"/>
    <circle cx="334" cy="26" r="12" fill="${second}"/>`,
});
