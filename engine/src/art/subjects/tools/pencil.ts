import { drawSubject } from '../../drawing.ts';

export const pencil = drawSubject({
  name: 'pencil',
  nouns: [
    'pencil',
    'pen',
    'writing',
    'writer',
    'essay',
    'blogging',
    'sketch',
    'draft',
    'editor',
    'author',
    'homework',
    'note',
    'school',
    'exam',
    'copywriting',
  ],
  bounds: { x: 33, y: 7.5, width: 369.5, height: 392 },
  natural: { main: '#f5b82e', second: '#4a78d0', accent: '#ef7f8a', ink: '#3a3238', light: '#f7e2c2' },
  presence: { nouns: ['pencil'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.2 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M40 388C110 372 128 404 196 388C250 376 272 398 330 386" stroke="${second}" stroke-width="14" fill="none"/>
    <g transform="rotate(45 210 200)">
    <path d="M166 -16C166 -32 178 -44 194 -44H226C242 -44 254 -32 254 -16V24H166Z" fill="${accent}"/>
    <path d="M226 -44C242 -44 254 -32 254 -16V24H226Z" fill="${ink}" fill-opacity=".18"/>
    <rect x="166" y="14" width="88" height="44" fill="${light}"/>
    <path d="M166 28H254M166 44H254" stroke="${ink}" stroke-opacity=".3" stroke-width="5" stroke-linecap="butt"/>
    <path d="M226 14H254V58H226Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M166 58H254V318H166Z" fill="${main}"/>
    <path d="M166 58H194V318H166Z" fill="${light}" fill-opacity=".35"/>
    <path d="M226 58H254V318H226Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M166 318C176 306 186 306 195 318C204 306 216 306 225 318C234 306 244 306 254 318L218 412H202Z" fill="${light}"/>
    <path d="M225 318C234 306 244 306 254 318L218 412H212Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M190 384L202 412C206 420 214 420 218 412L230 384C218 378 202 378 190 384Z" fill="${ink}"/>
    </g>`,
});
