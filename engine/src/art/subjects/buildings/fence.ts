import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const fence = drawSubject({
  name: 'fence',
  nouns: ['fence', 'picket fence', 'wooden fence', 'garden gate', 'gate'],
  bounds: { x: 0, y: 17, width: 480, height: 257 },
  natural: { main: '#f6f1e6', second: '#d8cfbd', accent: '#7fb069', ink: '#4a4338', light: '#ffffff' },
  presence: {
    nouns: ['fence', 'picket fence', 'wooden fence'],
    home: 'garden',
    stands: 'ground',
    tall: 0.24,
    metres: 1.1,
  },
  paint: (colors) => `
    ${path('M0 96H480V120H0ZM0 200H480V224H0Z', fill(colors.second))}
    ${path('M0 112H480V120H0ZM0 216H480V224H0Z', fill(colors.ink, 0.14))}
    ${[14, 74, 134, 194, 254, 314, 374, 434].map((x) => path(`M${x} 270V44L${x + 17} 16L${x + 34} 44V270Z`, fill(colors.main)) + path(`M${x + 22} 24L${x + 34} 44V270H${x + 22}Z`, fill(colors.ink, 0.13)) + path(`M${x + 7} 60V180`, stroke(colors.light, 5, 0.8)) + circle(x + 17, 108, 4, fill(colors.ink, 0.5)) + circle(x + 17, 212, 4, fill(colors.ink, 0.5))).join('')}
    ${path(shape('0,274! 10,244 20,262 34,236 46,262 60,240 70,266 90,246 104,264 120,238 132,264 150,274!'), fill(colors.accent))}
    ${path(shape('300,274! 316,240 330,264 346,236 360,262 380,242 392,264 410,238 424,264 440,244 456,262 480,274!'), fill(colors.accent))}`,
});
