import { drawSubject } from '../../drawing.ts';

export const squash = drawSubject({
  name: 'squash',
  nouns: ['squash', 'gourd', 'butternut', 'pumpkin patch'],
  bounds: { x: 0, y: 0, width: 420, height: 340 },
  natural: { main: '#e8792b', second: '#5f8f3e', accent: '#f5a253', ink: '#5a2a10', light: '#fff1dc' },
  presence: {
    nouns: ['pumpkin', 'squash', 'gourd'],
    home: 'still-life',
    stands: 'table',
    tall: 0.32,
    metres: 0.35,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M120 84C50 76 0 128 0 206C0 284 50 332 120 330ZM300 84C370 76 420 128 420 206C420 284 370 332 300 330Z" fill="${main}"/>
    <path d="M300 84C370 76 420 128 420 206C420 284 370 332 300 330Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M150 76C92 78 64 134 64 206C64 282 96 336 156 336ZM270 76C328 78 356 134 356 206C356 282 324 336 264 336Z" fill="${accent}"/><path d="M270 76C328 78 356 134 356 206C356 282 324 336 264 336Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M210 70C272 70 300 130 300 206C300 284 272 340 210 340C148 340 120 284 120 206C120 130 148 70 210 70Z" fill="${main}"/>
    <path d="M244 78C284 98 300 148 300 206C300 284 272 340 210 340C280 290 282 150 244 78Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M148 176C150 138 164 110 184 98M26 190C30 154 48 130 72 120" stroke="${light}" stroke-opacity=".55" stroke-width="12" fill="none"/>
    <path d="M184 84C190 56 186 30 172 10L214 0C224 26 230 54 240 84C222 94 202 94 184 84Z" fill="${second}"/><path d="M204 2L214 0C224 26 230 54 240 84C232 88 224 90 216 91C216 60 212 30 204 2Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M236 66C262 40 304 40 322 62C300 84 262 88 236 66Z" fill="${second}"/>`,
});
