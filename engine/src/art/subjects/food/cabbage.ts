import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cabbage = drawSubject({
  name: 'cabbage',
  nouns: ['cabbage'],
  bounds: { x: -6, y: 6, width: 419, height: 327 },
  natural: { main: '#8fc26a', second: '#5f9a48', accent: '#cfe6a0', ink: '#274a20', light: '#f4fbe0' },
  presence: { nouns: ['cabbage'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.2 },
  paint: (colors, id) => `
    ${path(shape('40,280 0,220 0,150 40,100! 30,80 70,60 100,70! 130,20 200,10 250,40! 300,10 350,40 350,80! 400,110 410,180 390,230! 380,280 330,320 210,330 100,320'), fill(colors.second))}
    ${path(shape('250,320 350,280 400,180 350,80! 400,110 410,180 390,230! 380,280 330,320'), fill(colors.ink, 0.18))}
    ${body(shape('210,60 290,80 340,150 340,230 290,300 210,316 130,300 80,230 80,150 130,80'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -14 })}
    ${path(shape('210,80 250,110 270,180 250,250 210,300 170,250 150,180 170,110'), fill(colors.accent))}
    ${path('M210 300V110M210 240L170 190M210 240L250 190M210 190L180 146M210 190L240 146', stroke(colors.light, 6, 0.8))}
    ${path('M100 220C110 170 120 140 150 110M110 260C100 230 96 200 100 180M320 220C310 170 300 140 270 110M310 260C320 230 324 200 320 180', stroke(colors.second, 6))}
    ${path(shape('60,300! 20,250 20,180 50,140 90,180 130,250 190,316! 120,320'), fill(colors.main))}
    ${path(shape('60,300! 60,250 60,200 50,140 90,180 130,250 190,316! 120,320'), fill(colors.ink, 0.1))}
    ${path('M60 170C80 220 110 270 160 310', stroke(colors.accent, 5))}`,
});
