import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const caterpillar = drawSubject({
  name: 'caterpillar',
  nouns: ['caterpillar', 'caterpillars', 'inchworm', 'silkworm'],
  bounds: { x: 8, y: 9, width: 408, height: 235 },
  natural: { main: '#8fc04a', second: '#5f9636', accent: '#f2c83e', ink: '#24331a', light: '#f2ffd8' },
  presence: {
    nouns: ['caterpillar'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.18,
    metres: 0.05,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M50 222V240M76 222V240M120 214V236M146 214V236M192 214V236M218 214V236M262 218V238M286 218V238', stroke(colors.ink, 7))}
    ${body('M60 130C92 130 112 152 112 178C112 204 92 226 60 226C28 226 8 204 8 178C8 152 28 130 60 130Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -14 })}
    ${body('M132 110C166 110 188 136 188 164C188 192 166 220 132 220C98 220 76 194 76 164C76 134 98 110 132 110Z', colors.second, colors, { id: `${id}b`, dx: -14, dy: -14 })}
    ${body('M204 116C238 116 260 140 260 168C260 196 238 222 204 222C170 222 148 196 148 168C148 140 170 116 204 116Z', colors.main, colors, { id: `${id}c`, dx: -14, dy: -14 })}
    ${body('M272 122C304 122 326 146 326 172C326 198 304 224 272 224C240 224 218 200 218 172C218 144 240 122 272 122Z', colors.second, colors, { id: `${id}d`, dx: -14, dy: -14 })}
    ${path('M330 70C326 40 334 26 344 20M364 72C372 46 384 36 396 34', stroke(colors.ink, 6))}
    ${circle(346, 18, 9, fill(colors.accent))}
    ${circle(398, 33, 9, fill(colors.accent))}
    ${body('M346 62C388 62 416 92 416 130C416 168 388 198 346 198C304 198 276 168 276 130C276 92 304 62 346 62Z', colors.main, colors, { id: `${id}e`, dx: -18, dy: -18 })}
    ${eye(336, 118, 11, colors)}
    ${eye(378, 118, 11, colors)}
    ${path('M340 150C350 162 370 162 380 150', stroke(colors.ink, 5))}
    ${path('M302 146a13 9 0 1 0 26 0a13 9 0 1 0 -26 0ZM384 146a13 9 0 1 0 26 0a13 9 0 1 0 -26 0Z', fill(colors.accent, 0.7))}
    ${circle(56, 172, 9, fill(colors.accent))}
    ${circle(126, 158, 9, fill(colors.accent))}
    ${circle(202, 162, 9, fill(colors.accent))}
    ${circle(266, 166, 9, fill(colors.accent))}`,
});
