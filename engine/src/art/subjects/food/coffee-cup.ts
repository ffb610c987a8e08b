import { drawSubject } from '../../drawing.ts';

export const coffeeCup = drawSubject({
  name: 'coffee-cup',
  nouns: [
    'coffee',
    'cup',
    'mug',
    'espresso',
    'cafe',
    'café',
    'barista',
    'coffee cup',
    'coffee shop',
    'breakfast',
  ],
  bounds: { x: 30, y: 29, width: 375, height: 353 },
  presence: {
    nouns: ['coffee', 'cup', 'mug', 'espresso', 'coffee cup'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.1,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}bowl"><path d="M60 150H320V206C320 276 288 320 244 344H136C92 320 60 276 60 206Z"/></clipPath>
    <path d="M130 112C112 92 146 78 130 50M190 112C172 88 208 70 190 36M250 112C232 92 266 78 250 50" stroke="${light}" stroke-width="14" fill="none"/>
    <path d="M312 178C352 166 392 186 392 226C392 270 344 288 296 284" stroke="${main}" stroke-width="26" fill="none"/>
    <path d="M330 178C366 174 392 196 392 226C392 270 344 288 296 284" stroke="${ink}" stroke-opacity=".14" stroke-width="26" fill="none" stroke-linecap="butt"/>
    <path d="M60 150H320V206C320 276 288 320 244 344H136C92 320 60 276 60 206Z" fill="${main}"/>
    <g clip-path="url(#${id}bowl)">
    <path d="M60 226C120 262 260 262 320 226V262C260 298 120 298 60 262Z" fill="${accent}"/>
    <path d="M252 140H330V350H196C246 320 270 250 252 140Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M78 188C82 230 92 262 110 288" stroke="${light}" stroke-opacity=".55" stroke-width="14" fill="none"/>
    </g>
    <ellipse cx="190" cy="150" rx="130" ry="28" fill="${light}"/>
    <ellipse cx="190" cy="152" rx="112" ry="20" fill="${ink}"/>
    <path d="M102 146C130 134 190 130 240 138C200 142 160 148 150 168C126 164 106 158 102 146Z" fill="${accent}" fill-opacity=".45"/>
    <path d="M30 344H350C350 366 322 382 288 382H92C58 382 30 366 30 344Z" fill="${second}"/>
    <path d="M230 344H350C350 366 322 382 288 382H200C220 376 230 362 230 344Z" fill="${ink}" fill-opacity=".16"/>`,
});
