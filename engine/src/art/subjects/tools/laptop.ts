import { drawSubject } from '../../drawing.ts';

export const laptop = drawSubject({
  name: 'laptop',
  nouns: [
    'laptop',
    'computer',
    'notebook',
    'macbook',
    'pc',
    'software',
    'webinar',
    'website',
    'remote work',
    'workstation',
    'ide',
    'programming',
  ],
  bounds: { x: 18, y: 10, width: 424, height: 294 },
  presence: {
    nouns: ['laptop', 'computer', 'notebook'],
    home: 'still-life',
    stands: 'table',
    tall: 0.36,
    metres: 0.25,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <rect x="60" y="10" width="340" height="240" rx="22" fill="${ink}"/>
    <rect x="78" y="28" width="304" height="196" rx="8" fill="${light}"/>
    <path d="M86 28H374A8 8 0 0 1 382 36V60H78V36A8 8 0 0 1 86 28Z" fill="${second}"/>
    <circle cx="98" cy="44" r="6.5" fill="${accent}"/><circle cx="118" cy="44" r="6.5" fill="${light}"/><circle cx="138" cy="44" r="6.5" fill="${main}"/>
    <rect x="98" y="80" width="116" height="124" rx="10" fill="${main}"/>
    <path d="M214 116V194A10 10 0 0 1 204 204H108A10 10 0 0 1 98 194V178L136 138L164 168L186 146Z" fill="${ink}" fill-opacity=".22"/>
    <circle cx="186" cy="108" r="13" fill="${accent}"/>
    <path d="M240 92H358M240 120H330M240 148H346" stroke="${ink}" stroke-opacity=".28" stroke-width="12" fill="none"/>
    <rect x="234" y="176" width="82" height="28" rx="14" fill="${accent}"/>
    <path d="M240 28H382V224H150Z" fill="${ink}" fill-opacity=".06"/>
    <path d="M18 250H442L432 286C428 298 420 304 408 304H52C40 304 32 298 28 286Z" fill="${main}"/>
    <path d="M18 250H442L438 266H22Z" fill="${light}" fill-opacity=".4"/>
    <path d="M180 250H280C280 262 274 268 264 268H196C186 268 180 262 180 250Z" fill="${ink}" fill-opacity=".45"/>
    <path d="M300 266H438L432 286C428 298 420 304 408 304H250C280 300 296 286 300 266Z" fill="${ink}" fill-opacity=".16"/>`,
});
