import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const scroll = drawSubject({
  name: 'scroll',
  nouns: ['scroll', 'parchment', 'ancient scroll'],
  bounds: { x: 40, y: 13, width: 360, height: 387 },
  natural: { main: '#efd9ad', second: '#c99f63', accent: '#b8372f', ink: '#5a3d22', light: '#fff6df' },
  presence: { nouns: ['scroll', 'parchment'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.3 },
  paint: (colors, id) => `
    ${path('M60 40C60 10 110 10 110 40V70H60ZM330 360C330 390 380 390 380 360V330H330Z', fill(colors.second))}
    ${body('M90 40H350V330C350 350 352 360 362 372H110C92 372 84 356 84 336Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -8, marks: path('M120 96H316M120 136H300M120 176H316M120 216H280M120 256H250', stroke(colors.ink, 7, 0.35)) })}
    ${path('M40 40C40 4 96 4 96 40V60H60C46 60 40 52 40 40Z', fill(colors.second))}
    ${path('M90 22H340C356 22 356 58 340 58H96C100 44 98 30 90 22Z', fill(colors.light, 0.5))}
    ${path('M70 14H340C366 14 366 60 340 60H96C104 44 96 14 70 14Z', fill(colors.main))}
    ${path('M200 40H354C352 52 348 60 340 60H96C99 54 100 46 99 40Z', fill(colors.ink, 0.14))}
    ${path('M110 354H380C406 354 406 400 380 400H110C84 400 84 354 110 354Z', fill(colors.main))}
    ${path('M90 380H398C396 392 390 400 380 400H110C100 400 94 392 90 380Z', fill(colors.ink, 0.16))}
    ${circle(108, 377, 14, fill(colors.second))}
    ${circle(108, 377, 6, fill(colors.ink, 0.4))}
    ${path(shape('280,250 306,240 326,256 330,284 312,304 286,302 268,286 266,262'), fill(colors.accent))}
    ${path('M284 262C300 256 314 270 308 286', stroke(colors.light, 4, 0.6))}`,
});
