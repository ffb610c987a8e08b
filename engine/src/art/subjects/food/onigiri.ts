import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const onigiri = drawSubject({
  name: 'onigiri',
  nouns: ['onigiri', 'rice ball'],
  bounds: { x: 30, y: 20, width: 300, height: 313 },
  natural: { main: '#fbf8f0', second: '#2c3a34', accent: '#e2574a', ink: '#3a3a34', light: '#ffffff' },
  presence: { nouns: ['onigiri', 'rice ball'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.1 },
  paint: (colors, id) => `
    ${body(shape('180,20 216,36 290,160 330,250 320,300 280,316 80,316 40,300 30,250 70,160 144,36'), colors.main, colors, { id: `${id}a`, dx: -20, dy: -14 })}
    ${path('M118 210H242V316H118Z', fill(colors.second))}
    ${path('M130 210H150V316H130Z', fill(colors.light, 0.12))}
    ${path('M150 90h10M190 70h10M120 150h10M210 130h10M240 180h10M90 210h10M270 240h10M70 270h10M290 280h8M170 130h10M180 170h10', stroke(colors.ink, 6, 0.14))}
    ${path(shape('70,230 86,180 120,120 130,128 104,184 86,238'), fill(colors.light, 0.7))}`,
});
