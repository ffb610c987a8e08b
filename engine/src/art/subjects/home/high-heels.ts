import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const highHeels = drawSubject({
  name: 'high-heels',
  nouns: ['high heels'],
  bounds: { x: 14, y: 84, width: 437, height: 266 },
  natural: { main: '#c8303f', second: '#8f1f2c', accent: '#f0c04a', ink: '#2a1014', light: '#ffd9d9' },
  presence: {
    nouns: ['high heels', 'high heel'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.15,
    several: 2,
  },
  paint: (colors, id) => `
    <g transform="translate(70 -36)">
    ${path(shape('30,120! 60,150 110,190 180,250 260,290 340,300 380,320! 380,340 340,346 250,344 180,310 110,250 70,210! 62,340! 48,340! 40,220 20,160'), fill(colors.second))}
    ${path(shape('30,120! 60,150 110,190 180,250 260,290 340,300 380,320! 380,340 340,346 250,344 180,310 110,250 70,210! 62,340! 48,340! 40,220 20,160'), fill(colors.ink, 0.2))}
    </g>
    ${body(shape('30,120! 50,130 80,170 120,220! 170,270 240,270 300,276! 350,286 386,310 390,332! 380,346 340,346 250,344 180,310 110,250 70,210! 62,344! 46,344! 40,220 14,160'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -12 })}
    ${path(shape('30,120! 60,156 110,206 150,240 180,262! 150,256 120,220 80,170 50,130'), fill(colors.ink, 0.3))}
    ${path(shape('300,276 320,266 340,276 320,290'), fill(colors.accent))}
    ${path(shape('300,276 280,264 262,274 282,288'), fill(colors.accent))}
    ${circle(302, 277, 9, fill(colors.accent))}
    ${path(shape('330,304 356,310 372,322 350,320'), fill(colors.light, 0.5))}`,
});
