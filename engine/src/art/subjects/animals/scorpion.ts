import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const scorpion = drawSubject({
  name: 'scorpion',
  nouns: ['scorpion', 'scorpions'],
  bounds: { x: 37, y: 34, width: 375, height: 223 },
  natural: { main: '#5a3d2b', second: '#7a5439', accent: '#c98a3f', ink: '#1f130c', light: '#f0d6b0' },
  presence: {
    nouns: ['scorpion'],
    home: 'desert',
    stands: 'ground',
    tall: 0.24,
    metres: 0.1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M150 190L120 240M184 200L170 252M220 200L226 252M250 190L276 240', stroke(colors.second, 9))}
    ${path('M120 176C70 170 40 130 50 90C58 56 92 40 124 50', stroke(colors.main, 22))}
    ${path('M96 184L104 164M62 164L78 148M40 126L62 120M42 84L62 90M70 46L80 64', stroke(colors.ink, 5, 0.3))}
    ${path(shape('116,40 140,36 154,52 176,86! 146,74 122,66'), fill(colors.accent))}
    ${body(shape('110,180 140,150 190,140 240,148 280,166 296,186 270,206 220,214 160,212 124,200'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -14 })}
    ${path('M150 152C144 170 144 190 150 208M186 146C180 168 180 192 186 210M222 148C216 168 216 192 222 210', stroke(colors.ink, 6, 0.25))}
    ${path('M280 176C310 160 320 130 346 120', stroke(colors.main, 15))}
    ${path('M270 196C310 206 340 196 356 180', stroke(colors.second, 13))}
    ${path(shape('336,130 330,100 350,80 390,76 380,96! 366,100 376,112 400,104! 396,130 366,144'), fill(colors.main))}
    ${path(shape('350,190 356,166 384,158 410,170! 388,180 396,190 412,192! 400,208 370,208'), fill(colors.second))}
    ${eye(276, 172, 6, colors)}`,
});
