import { drawSubject } from '../../drawing.ts';

export const cheese = drawSubject({
  name: 'cheese',
  nouns: ['cheese', 'cheddar', 'gouda', 'fondue'],
  bounds: { x: 10, y: 6, width: 400, height: 262 },
  natural: { main: '#f6c244', second: '#e8a52e', accent: '#d9573f', ink: '#6a4312', light: '#fff3c8' },
  presence: {
    nouns: ['cheese', 'cheddar', 'gouda'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.12,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M10 118L250 10C256 6 262 6 268 8C350 30 410 76 410 118L400 130H20Z" fill="${light}"/>
    <path d="M10 118L250 10C256 6 262 6 268 8C350 30 410 76 410 118L400 130H20Z" fill="${main}" fill-opacity=".55"/>
    <path d="M268 8C350 30 410 76 410 118L400 130H368C368 84 326 40 256 8C260 6 264 6 268 8Z" fill="${accent}"/>
    <path d="M10 118H410V244C410 260 402 268 388 268H32C18 268 10 260 10 244Z" fill="${main}"/>
    <path d="M330 118H410V244C410 260 402 268 388 268H296C330 220 342 170 330 118Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M372 118H410V244C410 260 402 268 388 268H372Z" fill="${accent}"/>
    <circle cx="96" cy="188" r="32" fill="${second}"/><circle cx="206" cy="226" r="24" fill="${second}"/><circle cx="222" cy="160" r="19" fill="${second}"/><circle cx="308" cy="198" r="30" fill="${second}"/><circle cx="146" cy="244" r="12" fill="${second}"/>
    <path d="M70 172C78 160 94 156 106 158M286 184C292 174 304 170 314 172M190 216C194 210 204 206 210 206" stroke="${ink}" stroke-opacity=".28" stroke-width="8" fill="none"/>
    <ellipse cx="196" cy="76" rx="34" ry="14" fill="${second}"/><ellipse cx="280" cy="96" rx="24" ry="9" fill="${second}"/>
    <path d="M26 134H150" stroke="${light}" stroke-opacity=".8" stroke-width="9"/>`,
});
