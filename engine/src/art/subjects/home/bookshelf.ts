import { drawSubject } from '../../drawing.ts';

// Books of a shelf: width, height, which colour, tilt.
const ROWS = [
  [
    26, 78, 0, 0, 20, 64, 1, 0, 30, 84, 2, 0, 18, 70, 3, 0, 24, 76, 1, 0, 34, 60, 0, 0, 22, 80, 3, 0, 28, 72,
    2, 14,
  ],
  [30, 70, 2, 0, 22, 82, 3, 0, 22, 82, 0, 0, 36, 62, 1, 0, 20, 76, 2, 0],
  [
    20, 80, 1, 0, 28, 66, 0, 0, 24, 74, 2, 0, 24, 74, 1, 0, 34, 84, 3, 0, 22, 62, 0, 0, 26, 78, 1, 0, 24, 70,
    2, 12,
  ],
  [34, 64, 3, 0, 24, 80, 1, 0, 20, 72, 0, 0, 28, 84, 2, 0, 30, 68, 1, 0, 22, 76, 3, 0],
] as const;
const FLOOR = [110, 218, 326, 434] as const;

/** Outlines of all books of one colour, so that a wall of books stays a handful of elements. */
function books(color: number): string {
  let data = '';
  ROWS.forEach((row, level) => {
    const foot = FLOOR[level] ?? 0;
    let x = 24;
    for (let i = 0; i < row.length; i += 4) {
      const [wide = 0, tall = 0, own = 0, lean = 0] = row.slice(i, i + 4);
      if (own === color) data += `M${x + lean} ${foot - tall}h${wide}L${x + wide} ${foot}h${-wide}Z`;
      x += wide + 2 + lean;
    }
  });
  return data;
}

export const bookshelf = drawSubject({
  name: 'bookshelf',
  nouns: ['bookshelf', 'bookcase', 'shelf', 'bookshelves', 'shelves'],
  bounds: { x: 0, y: 0, width: 280, height: 460 },
  natural: { main: '#a86f43', second: '#c9584a', accent: '#e6b455', ink: '#3a2a2c', light: '#f6ead6' },
  presence: {
    nouns: ['bookshelf', 'bookcase', 'shelf', 'bookshelves', 'shelves'],
    home: 'library',
    stands: 'ground',
    tall: 0.6,
    metres: 1.9,
    top: { from: 10, to: 270, y: 6 },
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M16 440H40V460H16ZM240 440H264V460H240Z" fill="${ink}"/>
    <rect x="0" y="0" width="280" height="450" rx="8" fill="${main}"/>
    <path d="M16 18H264V110H16ZM16 126H264V218H16ZM16 234H264V326H16ZM16 342H264V434H16Z" fill="${ink}" fill-opacity=".45"/>
    <path d="${books(0)}" fill="${second}"/><path d="${books(1)}" fill="${accent}"/><path d="${books(2)}" fill="${light}"/>
    <path d="${books(3)}" fill="${main}"/><path d="${books(3)}" fill="${light}" fill-opacity=".25"/>
    <path d="M30 52H42M80 48H94M30 174H46M98 268H112M30 392H50" stroke="${ink}" stroke-opacity=".4" stroke-width="5"/>
    <path d="M186 218C176 206 178 186 196 180H226C244 186 246 206 236 218Z" fill="${second}"/><path d="M211 182C196 168 196 152 204 142C214 152 216 166 211 182ZM211 182C222 174 236 172 244 160C230 154 216 160 211 182Z" fill="${accent}"/>
    <path d="M222 434V396H252V434ZM218 396H256V388H218Z" fill="${light}"/>
    <path d="M16 18H264V26H16ZM16 126H264V134H16ZM16 234H264V242H16ZM16 342H264V350H16Z" fill="${ink}" fill-opacity=".3"/>
    <path d="M264 8V442H272C277 442 280 440 280 436V8C280 3 277 0 272 0H8C4 0 0 2 0 6L8 8Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M6 14V430" stroke="${light}" stroke-opacity=".3" stroke-width="5"/>`,
});
