import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const theatreMasks = drawSubject({
  name: 'theatre-masks',
  nouns: ['theatre mask', 'theater mask', 'drama mask', 'comedy mask'],
  bounds: { x: -18, y: -6, width: 414, height: 374 },
  natural: { main: '#f4ead8', second: '#c8414b', accent: '#e8b24a', ink: '#2b2230', light: '#fffaf2' },
  paint: (colors, id) => `
    <g transform="rotate(14 300 240)">
    ${body('M206 130C252 146 310 146 356 130C366 126 374 132 374 142V246C374 318 334 366 281 376C228 366 188 318 188 246V142C188 132 196 126 206 130Z', colors.second, colors, { id: `${id}a`, dx: -16, dy: -10 })}
    ${path('M212 212C224 196 246 196 256 214C244 222 226 222 212 212ZM306 214C316 196 338 196 350 212C336 222 318 222 306 214Z', fill(colors.ink))}
    ${path('M206 190C220 178 240 178 256 190M306 190C322 178 342 178 356 190', stroke(colors.ink, 8, 0.55))}
    ${path('M240 312C250 276 312 276 322 312C306 296 256 296 240 312Z', fill(colors.ink))}
    </g>
    <g transform="rotate(-12 110 140)">
    ${body('M24 12C74 32 146 32 196 12C206 8 216 14 216 26V140C216 218 172 270 110 282C48 270 4 218 4 140V26C4 14 14 8 24 12Z', colors.main, colors, { id: `${id}b`, dx: -18, dy: -10 })}
    ${path('M34 108C46 86 74 86 84 108C70 98 50 98 34 108ZM136 108C146 86 174 86 186 108C170 98 150 98 136 108Z', fill(colors.ink))}
    ${path('M48 158H172C172 216 146 240 110 240S48 216 48 158Z', fill(colors.ink))}
    ${path('M74 218C90 204 130 204 146 218C136 234 84 234 74 218Z', fill(colors.second))}
    ${path('M28 76C42 62 70 62 86 74M134 74C150 62 178 62 192 76', stroke(colors.accent, 9))}
    </g>`,
});
