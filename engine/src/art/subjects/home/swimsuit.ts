import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const swimsuit = drawSubject({
  name: 'swimsuit',
  nouns: ['swimsuit', 'bathing suit', 'bikini', 'swimwear'],
  bounds: { x: 60, y: 0, width: 180, height: 404 },
  natural: { main: '#e0493f', second: '#ffffff', accent: '#f2b434', ink: '#4a1512', light: '#ffd9d4' },
  presence: { nouns: ['swimsuit'], home: 'beach', stands: 'table', tall: 0.36, metres: 0.7 },
  paint: (colors, id) => `
    ${path('M96 10Q90 60 100 110M204 10Q210 60 200 110', stroke(colors.main, 20))}
    ${body(shape('84,96! 110,104 128,130 150,140 172,130 190,104 216,96! 232,150 222,200 214,240 232,290 240,330! 200,340 176,376 168,404! 132,404! 124,376 100,340 60,330! 68,290 86,240 78,200 68,150'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -6, marks: path('M40 150H260V172H40ZM40 206H260V228H40ZM40 262H260V284H40ZM40 318H260V340H40Z', fill(colors.second)) })}
    ${path('M88 224Q150 244 212 224', stroke(colors.accent, 13))}${circle(150, 236, 14, fill(colors.accent))}${path('M84 130Q80 170 88 200', stroke(colors.light, 8, 0.5))}`,
});
