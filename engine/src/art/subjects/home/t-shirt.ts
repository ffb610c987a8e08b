import { drawSubject } from '../../drawing.ts';

export const tShirt = drawSubject({
  name: 't-shirt',
  nouns: ['t-shirt', 'tshirt', 'tee', 'shirt', 'merch', 'apparel', 'garment', 'outfit', 'hoodie', 'jersey'],
  bounds: { x: 12, y: 18, width: 396, height: 370 },
  presence: {
    nouns: ['t-shirt', 'tee shirt', 'shirt'],
    home: 'still-life',
    stands: 'table',
    tall: 0.42,
    metres: 0.7,
  },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}cloth"><path d="M146 24C160 62 260 62 274 24L322 40C336 44 346 52 352 66L408 176L338 214L316 180V372C316 382 310 388 300 388H120C110 388 104 382 104 372V180L82 214L12 176L68 66C74 52 84 44 98 40Z"/></clipPath>
    <path d="M146 24C160 62 260 62 274 24L322 40C336 44 346 52 352 66L408 176L338 214L316 180V372C316 382 310 388 300 388H120C110 388 104 382 104 372V180L82 214L12 176L68 66C74 52 84 44 98 40Z" fill="${main}"/>
    <g clip-path="url(#${id}cloth)">
    <path d="M30 142L100 180L82 214L12 176ZM390 142L320 180L338 214L408 176Z" fill="${second}"/>
    <rect x="100" y="200" width="220" height="38" fill="${light}"/><rect x="100" y="250" width="220" height="38" fill="${accent}"/>
    <path d="M278 40L420 120V220L338 214L316 180V400H236C280 300 300 150 278 40Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M316 180L326 120M104 180L94 120" stroke="${ink}" stroke-opacity=".25" stroke-width="7" fill="none"/>
    <path d="M76 118L92 84" stroke="${light}" stroke-opacity=".5" stroke-width="12" fill="none"/>
    </g>
    <path d="M146 24C160 62 260 62 274 24L256 18C244 42 176 42 164 18Z" fill="${second}"/>
    <path d="M138 30C154 78 266 78 282 30" stroke="${second}" stroke-width="16" fill="none"/>`,
});
