import { drawSubject } from '../../drawing.ts';

export const taco = drawSubject({
  name: 'taco',
  nouns: ['taco', 'tacos', 'mexican food', 'quesadilla'],
  bounds: { x: 0, y: 4, width: 404, height: 256 },
  natural: { main: '#eab552', second: '#6fae4b', accent: '#d9483a', ink: '#6a3a14', light: '#fff1c9' },
  presence: { nouns: ['taco', 'tacos'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.12 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M40 236C30 110 110 4 226 4C336 4 412 100 400 236Z" fill="${main}"/><path d="M40 236C30 110 110 4 226 4C336 4 412 100 400 236Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M24 150C6 120 30 96 52 104C46 70 84 52 104 70C112 34 164 26 178 54C204 22 256 30 262 58C296 38 338 62 334 92C370 84 398 116 384 144C408 156 410 190 392 200H40C18 196 10 168 24 150Z" fill="${second}"/>
    <path d="M334 92C370 84 398 116 384 144C408 156 410 190 392 200H320C354 170 356 126 334 92Z" fill="${ink}" fill-opacity=".18"/>
    <path d="M70 92L104 104L86 128ZM176 60L214 70L190 92ZM286 76L320 92L292 108Z" fill="${accent}"/><path d="M120 80L136 96M240 56L250 78M340 124L358 120M44 132L64 124" stroke="${light}" stroke-width="11"/>
    <path d="M0 236C0 136 84 62 200 62C316 62 400 136 400 236C400 252 392 260 378 260H22C8 260 0 252 0 236Z" fill="${main}"/>
    <path d="M276 76C350 102 400 164 400 236C400 252 392 260 378 260H290C330 200 326 124 276 76Z" fill="${ink}" fill-opacity=".15"/>
    <path d="M28 214C36 156 82 110 146 96" stroke="${light}" stroke-opacity=".75" stroke-width="13" fill="none"/>
    <path d="M100 190H104M150 226H154M180 150H184M240 200H244M210 120H214M300 240H304M290 160H294M66 232H70M340 206H344" stroke="${ink}" stroke-opacity=".32" stroke-width="13"/>`,
});
