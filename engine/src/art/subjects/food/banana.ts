import { drawSubject } from '../../drawing.ts';

export const banana = drawSubject({
  name: 'banana',
  nouns: ['banana', 'bananas', 'bunch of bananas'],
  bounds: { x: 4, y: -2, width: 394, height: 303 },
  natural: { main: '#f7cf3e', second: '#e0a92c', accent: '#8fae4a', ink: '#5a3f16', light: '#fff6cf' },
  presence: {
    nouns: ['banana', 'bunch of bananas'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.18,
    several: 2,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M54 14C110 150 220 212 376 190C400 188 404 214 388 222C270 280 90 230 22 62C14 40 18 22 30 14Z" fill="${second}"/>
    <path d="M44 12C70 170 170 262 330 276C356 278 356 300 336 300C160 312 30 220 6 60C2 36 6 20 18 12Z" fill="${main}"/>
    <path d="M44 12C70 170 170 262 330 276C356 278 356 300 336 300C330 300 322 300 314 300C180 276 66 190 28 12Z" fill="${ink}" fill-opacity=".13"/>
    <path d="M22 84C44 172 96 230 168 262" stroke="${light}" stroke-opacity=".7" stroke-width="12" fill="none"/>
    <path d="M120 116C190 180 270 200 350 196" stroke="${light}" stroke-opacity=".5" stroke-width="9" fill="none"/>
    <path d="M14 30C10 12 18 0 34 0C50 0 56 8 54 24Z" fill="${accent}"/><path d="M16 4H50" stroke="${ink}" stroke-width="11"/>
    <path d="M330 276C356 278 356 300 336 300C326 296 324 284 330 276ZM376 190C400 188 404 214 388 222C376 214 372 200 376 190Z" fill="${ink}"/>`,
});
