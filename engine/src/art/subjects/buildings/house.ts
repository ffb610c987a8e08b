import { drawSubject } from '../../drawing.ts';

export const house = drawSubject({
  name: 'house',
  nouns: [
    'house',
    'home',
    'cottage',
    'villa',
    'real estate',
    'property',
    'mortgage',
    'open house',
    'apartment',
    'rent',
    'airbnb',
  ],
  bounds: { x: 1, y: 5, width: 418, height: 381 },
  presence: {
    nouns: ['house', 'cottage', 'hut'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.36,
    metres: 7,
    shown: 0.955,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M296 40H344V150H296Z" fill="${second}"/><path d="M324 40H344V150H324Z" fill="${ink}" fill-opacity=".2"/>
    <rect x="288" y="28" width="64" height="22" rx="6" fill="${ink}"/>
    <path d="M62 170L210 50L358 170V372H62Z" fill="${light}"/>
    <path d="M236 71L358 170V372H250Z" fill="${ink}" fill-opacity=".1"/>
    <path d="M62 190L210 70L358 190V214L210 94L62 214Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M20 186L210 24L400 186" stroke="${main}" stroke-width="38" fill="none"/>
    <path d="M210 24L400 186" stroke="${ink}" stroke-opacity=".16" stroke-width="38" fill="none"/>
    <path d="M20 186L210 24" stroke="${main}" stroke-width="38" fill="none"/>
    <path d="M176 372V272C176 253 191 238 210 238C229 238 244 253 244 272V372Z" fill="${main}"/>
    <path d="M222 240C236 246 244 258 244 272V372H226Z" fill="${ink}" fill-opacity=".2"/>
    <circle cx="230" cy="312" r="7" fill="${accent}"/>
    <rect x="92" y="244" width="58" height="66" rx="8" fill="${second}"/>
    <path d="M92 294L134 244H142A8 8 0 0 1 150 252V258L106 310H100A8 8 0 0 1 92 302Z" fill="${light}" fill-opacity=".3"/>
    <path d="M121 244V310M92 277H150" stroke="${light}" stroke-width="8" stroke-linecap="butt"/>
    <rect x="270" y="244" width="58" height="66" rx="8" fill="${second}"/>
    <path d="M270 294L312 244H320A8 8 0 0 1 328 252V258L284 310H278A8 8 0 0 1 270 302Z" fill="${light}" fill-opacity=".3"/>
    <path d="M299 244V310M270 277H328" stroke="${light}" stroke-width="8" stroke-linecap="butt"/>
    <circle cx="210" cy="160" r="30" fill="${second}"/><path d="M210 130V190M180 160H240" stroke="${light}" stroke-width="8" stroke-linecap="butt"/>
    <path d="M30 376C30 336 56 322 82 334C92 316 122 320 128 344C146 342 154 356 152 376Z" fill="${accent}"/>
    <path d="M274 376C276 350 300 342 314 352C326 334 360 338 366 360C380 358 388 366 388 376Z" fill="${accent}"/>
    <path d="M340 376C350 366 358 356 358 344C364 348 366 354 366 360C380 358 388 366 388 376Z" fill="${ink}" fill-opacity=".16"/>
    <rect x="10" y="368" width="400" height="18" rx="9" fill="${ink}"/>`,
});
