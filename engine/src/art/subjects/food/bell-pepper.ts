import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bellPepper = drawSubject({
  name: 'bell-pepper',
  nouns: ['bell pepper', 'bell peppers', 'pepper vegetable', 'capsicum', 'paprika', 'sweet pepper'],
  bounds: { x: 25, y: 2, width: 282, height: 326 },
  natural: { main: '#d9352c', second: '#4f9442', accent: '#f0b52f', ink: '#43120f', light: '#ffd0c0' },
  presence: {
    nouns: ['bell pepper', 'capsicum', 'sweet pepper'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.12,
  },
  paint: (colors, id) => `
    ${path('M150 70C146 40 140 24 120 16L140 2C166 12 180 36 182 70Z', fill(colors.second))}
    ${body(shape('160,74 200,60 250,66 290,96 306,150 296,220 270,290 230,326 200,318 166,328 130,318 96,326 58,290 36,220 26,150 42,96 82,66 128,60'), colors.main, colors, { id: `${id}a`, dx: -22, dy: -14 })}
    ${path('M150 84C120 140 118 240 134 310M184 84C214 140 212 240 198 310', stroke(colors.ink, 8, 0.2))}
    ${path('M64 120C54 160 58 200 72 236', stroke(colors.light, 14, 0.6))}
    ${path(shape('100,84 130,66 166,72 202,66 230,84 200,96 182,88 166,104 150,88 126,96'), fill(colors.second))}
    ${path(shape('166,72 202,66 230,84 200,96 182,88 172,98'), fill(colors.ink, 0.2))}`,
});
