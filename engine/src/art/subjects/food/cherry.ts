import { drawSubject } from '../../drawing.ts';

export const cherry = drawSubject({
  name: 'cherry',
  nouns: ['cherry', 'cherries'],
  bounds: { x: 0, y: 4, width: 330, height: 356 },
  natural: { main: '#c9243f', second: '#4c9a4a', accent: '#f07f8a', ink: '#3f1018', light: '#fff0ea' },
  presence: { nouns: ['cherry'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.07, several: 2 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M84 240C96 150 140 70 206 16M244 250C240 150 230 80 206 16" stroke="${second}" stroke-width="13" fill="none"/>
    <path d="M206 22C226 -6 284 -2 316 40C284 74 232 68 206 22Z" fill="${second}"/><path d="M206 22C248 34 286 42 316 40C284 74 232 68 206 22Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M84 232C116 212 168 232 168 284C168 330 130 358 84 358C38 358 0 330 0 284C0 232 52 212 84 232Z" fill="${main}"/><path d="M126 226C152 234 168 254 168 284C168 330 130 358 84 358H76C136 330 150 276 126 226Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M246 242C278 222 330 242 330 292C330 336 292 360 248 360C204 360 166 336 166 292C166 242 218 222 246 242Z" fill="${main}"/><path d="M288 236C314 244 330 264 330 292C330 336 292 360 248 360H240C300 334 312 284 288 236Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M24 284C24 264 34 252 50 246M190 292C190 274 200 262 216 256" stroke="${accent}" stroke-width="13" fill="none"/><path d="M26 308H28M194 316H196" stroke="${light}" stroke-opacity=".7" stroke-width="13"/>`,
});
