import { drawSubject } from '../../drawing.ts';

export const lighthouse = drawSubject({
  name: 'lighthouse',
  nouns: ['lighthouse', 'beacon', 'coast', 'guidance', 'coastline', 'mentor', 'mentoring'],
  bounds: { x: 13, y: 3, width: 394, height: 459 },
  presence: {
    nouns: ['lighthouse'],
    home: 'coast',
    stands: 'ground',
    tall: 0.52,
    metres: 22,
    glow: { x: 200, y: 95, reach: 1, shines: 'accent' },
    shown: 0.868,
  },
  paint: ({ main, second, accent, ink, light }, id, around) => `
    <clipPath id="${id}tower"><path d="M160 142H260L284 412H136Z"/></clipPath>
    <linearGradient id="${id}left" x1="1" y1="0" x2="0" y2="0"><stop stop-color="${accent}" stop-opacity=".85"/><stop offset=".56" stop-color="${accent}" stop-opacity=".37"/><stop offset=".84" stop-color="${accent}" stop-opacity="0"/></linearGradient>
    <linearGradient id="${id}right"><stop stop-color="${accent}" stop-opacity=".85"/><stop offset=".56" stop-color="${accent}" stop-opacity=".37"/><stop offset=".84" stop-color="${accent}" stop-opacity="0"/></linearGradient>
    ${around.lit === false ? '' : `<path d="M186 94L-116 14V166L186 116Z" fill="url(#${id}left)"/><path d="M234 94L536 14V166L234 116Z" fill="url(#${id}right)"/>`}
    <path d="M160 142H260L284 412H136Z" fill="${light}"/>
    <g clip-path="url(#${id}tower)">
    <path d="M130 196H290V250H130ZM130 304H290V358H130Z" fill="${main}"/>
    <path d="M228 130H300V420H226C244 330 244 230 228 130Z" fill="${ink}" fill-opacity=".16"/>
    </g>
    <path d="M192 412V384C192 372 200 364 210 364C220 364 228 372 228 384V412Z" fill="${ink}"/>
    <rect x="197" y="262" width="26" height="32" rx="13" fill="${ink}"/><rect x="199" y="168" width="22" height="24" rx="11" fill="${ink}"/>
    <rect x="174" y="74" width="72" height="58" fill="${accent}"/>
    <path d="M210 74H246V132H210Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M174 74V132M210 74V132M246 74V132" stroke="${ink}" stroke-width="8" fill="none"/>
    <path d="M152 148H268L258 166H162Z" fill="${light}"/><path d="M152 148H268L258 166H162Z" fill="${ink}" fill-opacity=".3"/>
    <rect x="144" y="132" width="132" height="18" rx="6" fill="${light}"/><rect x="144" y="142" width="132" height="8" rx="4" fill="${ink}" fill-opacity=".3"/>
    <path d="M148 132V112H272V132M168 112V132M190 112V132M230 112V132M252 112V132" stroke="${light}" stroke-width="3" fill="none"/>
    <path d="M160 76C164 44 184 28 210 22C236 28 256 44 260 76Z" fill="${main}"/>
    <path d="M210 22C236 28 256 44 260 76H226C228 54 222 36 210 22Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M210 24V8" stroke="${main}" stroke-width="10" fill="none"/>
    <path d="M72 420C80 396 112 388 138 398C160 382 214 384 238 396C268 384 316 392 336 420Z" fill="${ink}"/>
    <path d="M24 424C46 406 66 406 88 424C110 442 130 442 152 424C174 406 194 406 216 424C238 442 258 442 280 424C302 406 322 406 344 424C360 437 376 440 396 434V462H24Z" fill="${second}"/>`,
});
