import { drawSubject } from '../../drawing.ts';

export const croissant = drawSubject({
  name: 'croissant',
  nouns: ['croissant', 'croissants', 'french breakfast', 'patisserie'],
  bounds: { x: 0, y: 0, width: 430, height: 240 },
  natural: { main: '#d8923f', second: '#b8702a', accent: '#efb968', ink: '#54300f', light: '#fff0cf' },
  presence: { nouns: ['croissant', 'pastry'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.1 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M8 226C-14 180 22 108 92 92L130 150C96 166 74 190 66 222C54 244 18 246 8 226Z" fill="${second}"/>
    <path d="M422 226C444 180 408 108 338 92L300 150C334 166 356 190 364 222C376 244 412 246 422 226Z" fill="${second}"/>
    <path d="M70 110C78 64 120 36 166 36L184 150C158 150 132 158 116 172C88 164 68 138 70 110Z" fill="${main}"/>
    <path d="M360 110C352 64 310 36 264 36L246 150C272 150 298 158 314 172C342 164 362 138 360 110Z" fill="${main}"/>
    <path d="M140 40C160 8 188 0 215 0C242 0 270 8 290 40C300 84 284 134 262 158C234 148 196 148 168 158C146 134 130 84 140 40Z" fill="${accent}"/>
    <path d="M252 8C268 14 280 24 290 40C300 84 284 134 262 158C252 154 240 152 228 151C262 110 270 56 252 8Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M330 60C350 74 358 92 360 110C362 138 342 164 314 172C342 140 346 96 330 60ZM404 150C426 176 432 204 422 226C412 246 376 244 364 222C396 214 408 184 404 150Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M164 40C172 24 190 16 210 16M94 108C98 86 112 70 132 62M24 194C26 168 42 144 66 130" stroke="${light}" stroke-opacity=".75" stroke-width="11" fill="none"/>
    <path d="M186 60C182 90 186 116 194 136M244 60C248 90 244 116 236 136" stroke="${ink}" stroke-opacity=".22" stroke-width="8" fill="none"/>`,
});
