import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const toyBalloon = drawSubject({
  name: 'toy-balloon',
  nouns: ['balloon', 'toy balloon', 'party balloon'],
  bounds: { x: 28, y: 10, width: 244, height: 588 },
  natural: { main: '#e0414f', second: '#b92a3d', accent: '#f2c14b', ink: '#4a1420', light: '#ffe9e6' },
  presence: {
    nouns: ['balloon', 'toy balloon', 'party balloon'],
    home: 'park',
    stands: 'air',
    tall: 0.3,
    metres: 0.9,
  },
  paint: (colors, id) => `
    ${path('M150 352C172 400 128 440 150 490C168 530 140 560 150 596', stroke(colors.ink, 6, 0.35))}
    ${path('M150 352C172 400 128 440 150 490C168 530 140 560 150 596', stroke(colors.light, 3, 0.75))}
    ${path('M128 356L150 334L172 356C160 366 140 366 128 356Z', fill(colors.second))}
    ${body(shape('150,10 216,28 262,84 270,160 240,240 196,306 150,340 104,306 60,240 30,160 38,84 84,28'), colors.main, colors, { id: `${id}a`, dx: -26, dy: -18 })}
    ${path(shape('78,120 84,86 112,56 132,52 130,68 108,86 98,118 90,134'), fill(colors.light, 0.55))}
    ${circle(92, 160, 9, fill(colors.light, 0.55))}
    ${path('M136 344H164', stroke(colors.second, 7))}`,
});
