import { drawSubject } from '../../drawing.ts';

const upper =
  'M36 192C28 150 32 104 46 62C50 46 74 40 86 56C96 80 112 92 132 92C150 92 164 84 172 66L208 36L288 106C310 124 345 130 372 141C398 152 406 172 406 192Z';
const laces = [
  [196, 62],
  [218, 81],
  [240, 100],
  [262, 119],
] as const;

export const sneaker = drawSubject({
  name: 'sneaker',
  nouns: ['sneaker', 'trainer', 'shoe', 'running shoe', 'footwear', 'sneakerhead', 'jogging', 'runner'],
  bounds: { x: 24, y: 15, width: 396.5, height: 227 },
  presence: {
    nouns: ['sneaker', 'trainer', 'shoe', 'running shoe'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.12,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M148 96C156 56 164 22 188 16C206 12 220 22 222 44L206 100Z" fill="${second}"/>
    <path d="M148 96C156 56 164 22 188 16C170 40 166 70 166 100Z" fill="${light}" fill-opacity=".35"/>
    <path d="${upper}" fill="${main}"/>
    <path d="M36 192C28 150 32 104 46 62C50 46 74 40 86 56C90 66 95 74 101 80C116 112 118 154 108 192Z" fill="${second}"/>
    <path d="M46 62C50 46 74 40 86 56C90 66 95 74 101 80C84 74 60 74 43 76Z" fill="${accent}"/>
    <path d="M406 192C406 172 398 152 372 141C361 137 350 133 339 130C320 146 311 168 311 192Z" fill="${second}"/>
    <path d="M112 158C152 164 194 146 224 112L250 134C220 168 174 190 109 187Z" fill="${accent}"/>
    <path d="M208 36L288 106C299 115 312 121 325 125C312 142 298 150 282 148C266 146 254 138 244 129L176 70Z" fill="${light}"/>
    ${laces
      .map(
        ([x, y]) => `
    <path d="M${x + 14} ${y - 18}L${x - 12} ${y + 12}" stroke="${ink}" stroke-width="12" fill="none"/>
    <path d="M${x + 14} ${y - 18}L${x - 12} ${y + 12}" stroke="${light}" stroke-width="6" fill="none"/>`,
      )
      .join('')}
    ${[340, 356, 372].map((x, i) => `<circle cx="${x}" cy="${160 + i * 5}" r="4" fill="${ink}" fill-opacity=".4"/>`).join('')}
    <path d="M36 192C35 184 34 176 33 168C120 180 320 178 404 176C406 182 406 187 406 192Z" fill="${ink}" fill-opacity=".16"/>
    <path d="M26 188H404C416 188 422 197 420 210C418 222 408 226 392 226H48C32 226 24 216 24 204Z" fill="${light}"/>
    <path d="M24 208C26 232 36 242 54 242H386C406 242 418 232 420 208C414 217 404 220 392 220H48C36 220 28 216 24 208Z" fill="${ink}"/>
    <path d="M48 203H396" stroke="${ink}" stroke-opacity=".3" stroke-width="4" stroke-dasharray="12 12" fill="none"/>`,
});
