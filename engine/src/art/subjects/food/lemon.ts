import { drawSubject } from '../../drawing.ts';

export const lemon = drawSubject({
  name: 'lemon',
  nouns: ['lemon', 'lime', 'lemons'],
  bounds: { x: 4, y: 0, width: 416, height: 270 },
  natural: { main: '#f9d63a', second: '#4f9a4a', accent: '#fdeb8a', ink: '#6a5410', light: '#fffbe2' },
  presence: { nouns: ['lemon', 'lime'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.07 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M4 150C4 138 16 130 30 126C50 60 100 24 162 24C224 24 270 60 288 124C302 130 312 138 312 150C312 162 302 170 288 174C270 236 224 270 162 270C100 270 50 236 30 174C16 170 4 162 4 150Z" fill="${main}"/>
    <path d="M214 36C254 54 278 88 288 124C302 130 312 138 312 150C312 162 302 170 288 174C270 236 224 270 162 270C256 230 262 110 214 36Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M60 138C68 96 94 66 132 58" stroke="${light}" stroke-width="13" fill="none"/>
    <path d="M92 200H94M130 230H132M120 176H122M170 210H172M84 164H86" stroke="${accent}" stroke-width="10"/>
    <path d="M146 26C156 2 196 -8 236 8C226 38 182 48 146 26Z" fill="${second}"/><path d="M146 26C180 26 210 20 236 8C226 38 182 48 146 26Z" fill="${ink}" fill-opacity=".2"/>
    <circle cx="336" cy="186" r="84" fill="${main}"/><circle cx="336" cy="186" r="72" fill="${light}"/>
    <path d="M336 180L302 130A64 64 0 0 1 332 122ZM342 178L342 122A64 64 0 0 1 376 134ZM346 182L382 142A64 64 0 0 1 400 178ZM346 192L400 190A64 64 0 0 1 384 230ZM340 196L376 236A64 64 0 0 1 336 250ZM332 196L326 250A64 64 0 0 1 292 228ZM326 192L286 220A64 64 0 0 1 272 184ZM326 182L274 174A64 64 0 0 1 294 138Z" fill="${main}"/>`,
});
