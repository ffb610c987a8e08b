import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const duckling = drawSubject({
  name: 'duckling',
  nouns: ['duckling', 'ducklings', 'chick', 'baby chick', 'chicks', 'baby duck'],
  bounds: { x: 22, y: 2, width: 254, height: 284 },
  natural: { main: '#f7d046', second: '#e3ae2c', accent: '#f08a2c', ink: '#3a2a16', light: '#fff6cf' },
  presence: {
    nouns: ['duckling', 'chick', 'baby chick'],
    home: 'farm',
    stands: 'ground',
    tall: 0.22,
    metres: 0.16,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M128 246V276M128 276H108M128 276L152 280M166 246V276M166 276H148M166 276L192 280', stroke(colors.accent, 11))}
    ${body(shape('30,150 22,128! 60,138 92,132 118,118 122,70 146,34 186,22 224,38 240,76 230,112 234,150 230,200 200,240 150,254 96,246 54,216 34,180'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -16 })}
    ${path(shape('70,158! 110,150 156,160 172,186 162,214 128,222 96,210 84,196! 92,190 74,178! 82,174'), fill(colors.second))}
    ${path(shape('96,210 130,208 166,196 162,214 128,222'), fill(colors.ink, 0.14))}
    ${path('M134 84C138 62 152 46 170 40', stroke(colors.light, 9, 0.5))}
    ${path(shape('226,74 254,72 276,86 262,98 228,100'), fill(colors.accent))}
    ${path('M230 88L274 88C270 94 266 98 262 98L228 100Z', fill(colors.ink, 0.2))}
    ${eye(198, 72, 9, colors)}
    ${path('M182 96a14 9 0 1 0 28 0a14 9 0 1 0 -28 0Z', fill(colors.accent, 0.4))}
    ${path('M178 24C174 10 182 4 188 6M190 22C192 10 200 8 204 12', stroke(colors.second, 7))}`,
});
