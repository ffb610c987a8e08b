import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const toast = drawSubject({
  name: 'toast',
  nouns: ['toast', 'avocado toast'],
  bounds: { x: 10, y: 49, width: 420, height: 305 },
  natural: { main: '#e8c286', second: '#a86a34', accent: '#7fb04a', ink: '#4a2c12', light: '#fff6dc' },
  presence: {
    nouns: ['toast', 'avocado toast'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.1,
  },
  paint: (colors, id) => `
    ${path('M10 310H430C420 340 370 354 220 354C70 354 20 340 10 310Z', fill(colors.light))}
    ${path('M280 354C380 350 420 336 430 310H370C360 334 330 346 280 354Z', fill(colors.ink, 0.14))}
    ${path(shape('60,300! 64,180 40,140 50,90 100,60 220,50 340,60 390,90 400,140 376,180 380,300! 350,316 90,316'), fill(colors.second))}
    ${body(shape('78,290! 82,180 60,140 70,100 110,78 220,70 330,78 370,100 380,140 358,180 362,290! 340,300 100,300'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -12 })}
    ${path(shape('100,270 110,190 90,150 110,112 160,104 220,112 290,102 336,122 340,160 326,200 336,264 280,276 220,266 150,280'), fill(colors.accent))}
    ${path(shape('240,270 300,230 330,170 340,160 326,200 336,264 280,276'), fill(colors.ink, 0.12))}
    ${circle(220, 180, 56, fill(colors.light))}
    ${circle(228, 188, 48, fill(colors.ink, 0.08))}
    ${circle(216, 182, 27, fill(colors.main))}
    ${circle(206, 172, 8, fill(colors.light, 0.6))}
    ${path('M140 140h0M290 140h0M130 230h0M300 236h0M170 250h0M270 250h0', stroke(colors.ink, 4, 0.5))}`,
});
