import { drawSubject } from '../../drawing.ts';

const log = (x: number, y: number, turn: number, bark: string, wood: string, ink: string): string =>
  `<g transform="rotate(${turn} ${x} ${y})"><rect x="${x - 112}" y="${y - 17}" width="224" height="34" rx="17" fill="${bark}"/><path d="M${x - 96} ${y + 6}H${x + 80}" stroke="${ink}" stroke-opacity=".3" stroke-width="6"/><ellipse cx="${x + 100}" cy="${y}" rx="12" ry="17" fill="${wood}"/><ellipse cx="${x + 100}" cy="${y}" rx="5" ry="8" fill="${bark}"/></g>`;

export const campfire = drawSubject({
  name: 'campfire',
  nouns: ['campfire', 'bonfire', 'camp fire', 'fire pit'],
  bounds: { x: 20, y: 10, width: 300, height: 360 },
  natural: { main: '#f0702c', second: '#7a4a2c', accent: '#ffc23d', ink: '#3b2418', light: '#fff1b8' },
  presence: {
    nouns: ['campfire', 'bonfire', 'fire'],
    home: 'forest',
    stands: 'ground',
    tall: 0.26,
    metres: 0.9,
    glow: { x: 150, y: 210, reach: 2.4 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M170 10C184 64 250 96 262 168C270 150 268 128 260 112C302 156 312 226 284 270C262 306 222 320 170 320C112 320 72 302 54 262C36 220 52 176 84 150C82 172 88 190 100 200C90 130 150 92 170 10Z" fill="${main}"/>
    <path d="M176 104C184 150 228 168 234 222C238 212 238 202 236 194C258 226 254 268 232 290C214 308 192 314 168 314C132 314 104 296 98 262C94 236 106 216 122 204C122 222 128 232 138 238C134 188 168 160 176 104Z" fill="${accent}"/>
    <path d="M172 206C178 236 204 246 204 278C204 302 188 314 168 314C146 314 132 300 132 280C132 252 166 242 172 206Z" fill="${light}"/>
    ${log(164, 322, 14, second, accent, ink)}${log(176, 322, -14, second, accent, ink)}
    <path d="M20 370C22 346 40 336 56 340C70 344 74 360 72 370ZM78 370C80 350 96 344 110 348C122 352 126 364 124 370ZM136 370C138 354 152 348 168 348C184 348 196 356 198 370ZM206 370C208 352 222 346 236 348C250 350 256 362 256 370ZM264 370C264 350 278 340 294 342C312 346 320 358 320 370Z" fill="${ink}"/>`,
});
