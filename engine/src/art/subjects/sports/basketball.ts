import { drawSubject } from '../../drawing.ts';

export const basketball = drawSubject({
  name: 'basketball',
  nouns: ['basketball', 'nba', 'slam dunk', 'dunk', 'hoop'],
  bounds: { x: 14, y: 14, width: 372, height: 372 },
  natural: { main: '#e2762f', second: '#b9551a', accent: '#f4b26a', ink: '#3a2016', light: '#ffe9cf' },
  presence: { nouns: ['basketball'], home: 'gym', stands: 'ground', tall: 0.24, metres: 0.24 },
  paint: ({ main, ink, light }, id) => `
    <clipPath id="${id}ball"><circle cx="200" cy="200" r="186"/></clipPath>
    <circle cx="200" cy="200" r="186" fill="${main}"/>
    <g clip-path="url(#${id}ball)" transform="rotate(18 200 200)">
    <path d="M200 0V400M0 200H400M62 40C132 130 132 270 62 360M338 40C268 130 268 270 338 360" stroke="${ink}" stroke-width="13" fill="none"/>
    </g>
    <path d="M270 28C345 58 386 126 386 200C386 303 303 386 200 386C180 386 160 383 142 377C320 340 350 170 270 28Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M48 178C54 128 84 86 128 64" stroke="${light}" stroke-opacity=".6" stroke-width="16" fill="none"/>`,
});
