import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const gramophone = drawSubject({
  name: 'gramophone',
  nouns: ['gramophone', 'victrola'],
  bounds: { x: -1, y: -22, width: 423, height: 452 },
  natural: { main: '#d8a23a', second: '#8a5230', accent: '#f3cf72', ink: '#3f2413', light: '#fff3d2' },
  presence: { nouns: ['gramophone'], home: 'still-life', stands: 'table', tall: 0.44, metres: 0.6 },
  paint: (colors, id) => `
    ${path(line('190,300 250,260 236,200 180,170'), stroke(colors.main, 24))}
    ${body(shape('196,186! 150,196 96,190 40,150 4,80 0,10! 90,-20 190,-10 280,40 306,90! 270,140 226,170'), colors.main, colors, { id: `${id}h`, dx: -6, dy: -14 })}${path(shape('0,10! 90,-20 190,-10 280,40 306,90! 230,100 120,80 40,46'), fill(colors.accent))}${path(shape('40,24 110,4 190,14 256,54 220,70 130,62'), fill(colors.ink, 0.55))}
    ${path('M120 90L180 176M70 70L166 184M200 100L200 170', stroke(colors.ink, 5, 0.2))}
    ${path('M70 292a130 28 0 1 0 260 0a130 28 0 1 0 -260 0Z', fill(colors.ink))}${path('M160 290a40 9 0 1 0 80 0a40 9 0 1 0 -80 0Z', fill(colors.accent))}
    ${body('M40 310H360L374 410H26Z', colors.second, colors, { id: `${id}b`, dx: -12, dy: -10 })}${path('M14 404H386V430H14Z', fill(colors.second))}${path('M14 418H386V430H14Z', fill(colors.ink, 0.3))}${path('M76 336H324L332 388H68Z', stroke(colors.main, 6))}
    ${path('M366 350H410V384', stroke(colors.main, 11))}${circle(410, 392, 12, fill(colors.ink))}`,
});
