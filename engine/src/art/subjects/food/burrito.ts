import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const burrito = drawSubject({
  name: 'burrito',
  nouns: ['burrito', 'wrap'],
  bounds: { x: 0, y: 30, width: 440, height: 265 },
  natural: { main: '#e8c995', second: '#8a5a3a', accent: '#6aa350', ink: '#4a2c16', light: '#f7f0e0' },
  presence: { nouns: ['burrito'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.1 },
  paint: (colors, id) => `
    ${path(shape('280,60 320,30 360,50 400,40 430,80 440,130 420,180 380,210 340,200'), fill(colors.accent))}
    ${path(shape('300,80 330,60 370,80 400,80 410,120 400,160 370,180 340,170'), fill(colors.second))}
    ${circle(350, 110, 15, fill(colors.light))}
    ${circle(384, 130, 13, fill(colors.light))}
    ${body(shape('20,240 0,200 10,160 60,120 200,70 290,44 330,70 350,120 340,180 320,210 240,250 120,290 60,290'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -16 })}
    ${path(shape('290,44 330,70 350,120 340,180 320,210! 300,150 290,90'), fill(colors.ink, 0.12))}
    ${path('M60 150C90 180 100 220 90 270M140 110C170 150 180 200 170 262', stroke(colors.ink, 5, 0.2))}
    ${path(shape('40,190 80,150 180,110 186,122 96,164 58,206'), fill(colors.light, 0.5))}
    ${circle(120, 200, 8, fill(colors.ink, 0.18))}
    ${circle(210, 160, 9, fill(colors.ink, 0.18))}
    ${circle(240, 210, 7, fill(colors.ink, 0.18))}
    ${circle(70, 240, 7, fill(colors.ink, 0.18))}`,
});
