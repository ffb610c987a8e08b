import { drawSubject } from '../../drawing.ts';

export const cocktail = drawSubject({
  name: 'cocktail',
  nouns: [
    'cocktail',
    'drink',
    'bar',
    'happy hour',
    'mocktail',
    'beverage',
    'nightlife',
    'lemonade',
    'aperitif',
    'martini',
    'tiki',
    'pool party',
  ],
  bounds: { x: 30, y: 13.5, width: 332, height: 410.5 },
  natural: { main: '#ff7a4d', second: '#e83f6b', accent: '#8fc93a', ink: '#3a2540', light: '#fff7ee' },
  presence: { nouns: ['cocktail', 'martini'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.2 },
  paint: ({ main, second, accent, ink, light }, id) => `
    <clipPath id="${id}glass"><path d="M30 110H310L178 266C174 271 166 271 162 266Z"/></clipPath>
    <circle cx="300" cy="110" r="62" fill="${accent}"/><circle cx="300" cy="110" r="50" fill="${light}"/>
    <path d="M300 104L268 78A42 42 0 0 1 296 68ZM308 104L304 68A42 42 0 0 1 336 86ZM310 112L342 96A42 42 0 0 1 338 130ZM304 116L332 140A42 42 0 0 1 304 152Z" fill="${accent}"/>
    <path d="M30 110H310L178 266C174 271 166 271 162 266Z" fill="${light}"/>
    <g clip-path="url(#${id}glass)">
    <path d="M20 146C60 134 100 158 140 146C180 134 230 158 330 144V280H20Z" fill="${main}"/>
    <path d="M20 190C80 178 120 200 170 190C220 180 260 200 330 188V280H20Z" fill="${second}"/>
    <path d="M214 100H330L170 280L150 250C190 210 214 160 214 100Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M74 128L128 192" stroke="${light}" stroke-opacity=".6" stroke-width="12" fill="none"/>
    </g>
    <path d="M146 196L92 20L46 32" stroke="${ink}" stroke-width="13" fill="none"/>
    <path d="M170 262V398" stroke="${light}" stroke-width="17" fill="none"/>
    <path d="M86 412C86 396 124 388 170 388C216 388 254 396 254 412C254 420 250 424 242 424H98C90 424 86 420 86 412Z" fill="${light}"/>
    <path d="M204 390C236 394 254 402 254 412C254 420 250 424 242 424H186C204 416 210 404 204 390Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M24 108H316" stroke="${ink}" stroke-opacity=".3" stroke-width="8" fill="none"/>`,
});
