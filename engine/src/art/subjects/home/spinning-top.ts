import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const spinningTop = drawSubject({
  name: 'spinning-top',
  nouns: ['spinning top', 'toy top'],
  bounds: { x: 35, y: -8, width: 277, height: 371 },
  natural: { main: '#d9473f', second: '#3f86c4', accent: '#f2bc3e', ink: '#3a2430', light: '#fff6ea' },
  presence: { nouns: ['spinning top'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.12 },
  paint: (colors, id) => `
    <g transform="rotate(10 170 200)">
    ${path('M158 10H182V90H158Z', fill(colors.accent))}
    ${circle(170, 10, 21, fill(colors.second))}
    ${path('M150 70H190V100H150Z', fill(colors.second))}
    ${body(shape('170,92! 230,100 290,140 310,180 290,220 230,280 170,350! 110,280 50,220 30,180 50,140 110,100'), colors.main, colors, { id: `${id}a`, dx: -26, dy: -10, marks: path('M0 150H340V180H0Z', fill(colors.accent)) + path('M0 180H340V210H0Z', fill(colors.second)) + path('M0 232H340V248H0Z', fill(colors.light)) })}
    ${path(shape('56,160 74,138 110,120 114,132 88,146 70,170'), fill(colors.light, 0.5))}
    ${path('M160 336H180L170 366Z', fill(colors.ink))}
    </g>
    ${path('M20 350C50 374 110 380 140 376M320 340C300 366 260 378 220 378', stroke(colors.ink, 5, 0.25))}`,
});
