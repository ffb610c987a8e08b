import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const cheeseBoard = drawSubject({
  name: 'cheese-board',
  nouns: ['cheese board', 'cheese platter', 'charcuterie board', 'charcuterie'],
  bounds: { x: 11, y: 142, width: 561, height: 138 },
  natural: { main: '#b07a45', second: '#f2c65a', accent: '#c8503f', ink: '#4a2c14', light: '#fbf2dc' },
  presence: {
    nouns: ['cheese board', 'charcuterie board'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.14,
  },
  paint: (colors, id) => `
    ${body('M20 230H470L500 250C510 270 500 280 480 280H30C10 280 4 240 20 230Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -14 })}
    ${path('M470 236H560C576 236 576 266 560 266H490Z', fill(colors.main))}
    ${circle(548, 251, 8, fill(colors.ink, 0.4))}
    ${path('M60 230L70 150H180L190 230Z', fill(colors.light))}
    ${path('M60 232L200 150V232Z', fill(colors.second))}
    ${path('M140 232L200 190V232Z', fill(colors.ink, 0.14))}
    ${circle(110, 216, 7, fill(colors.ink, 0.14))}
    ${circle(160, 200, 9, fill(colors.ink, 0.14))}
    ${circle(178, 220, 6, fill(colors.ink, 0.14))}
    ${body('M230 180H330C340 180 344 190 344 200V230H216V200C216 190 220 180 230 180Z', colors.light, colors, { id: `${id}b`, dx: -10, dy: -8 })}
    ${path('M230 180H330C340 180 344 190 344 196L280 214L216 196C216 190 220 180 230 180Z', fill(colors.second))}
    ${circle(376, 214, 19, fill(colors.accent))}
    ${circle(410, 214, 19, fill(colors.accent))}
    ${circle(393, 186, 19, fill(colors.accent))}
    ${circle(370, 208, 5, fill(colors.light, 0.6))}
    ${circle(404, 208, 5, fill(colors.light, 0.6))}
    ${circle(387, 180, 5, fill(colors.light, 0.6))}
    ${path(shape('430,230 426,200 440,190 456,200 452,230'), fill(colors.accent))}
    ${path(shape('446,232 446,204 460,196 474,206 468,232'), fill(colors.accent))}
    ${path(shape('236,176 246,150 270,144 280,166 268,178'), fill(colors.second))}
    ${path(shape('250,166 256,156 266,154 266,164'), fill(colors.light, 0.5))}
    ${path('M40 256H300M120 268H420', stroke(colors.ink, 4, 0.25))}`,
});
