import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const rockingHorse = drawSubject({
  name: 'rocking-horse',
  nouns: ['rocking horse', 'wooden horse', 'toy horse'],
  bounds: { x: 11, y: 30, width: 378, height: 337 },
  natural: { main: '#c98a4a', second: '#c2373b', accent: '#f2c65a', ink: '#4a2c18', light: '#fff0d8' },
  presence: {
    nouns: ['rocking horse', 'wooden horse', 'toy horse'],
    home: 'bedroom',
    stands: 'ground',
    tall: 0.36,
    metres: 0.8,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M20 316C90 372 310 372 380 316', stroke(colors.second, 17))}
    ${path('M200 358C280 356 340 344 380 316', stroke(colors.ink, 17, 0.2))}
    ${path('M120 230L96 340M276 230L304 340', stroke(colors.main, 20))}
    ${path('M120 230L96 340', stroke(colors.ink, 20, 0.3))}
    ${path('M146 236L140 350M252 236L262 350', stroke(colors.main, 20))}
    ${path(shape('92,150 56,140 34,170 36,220 50,250! 60,220 70,196 98,190'), fill(colors.accent))}
    ${body(shape('90,140 130,134 180,150 226,146 250,110 264,60 286,34! 296,52 330,66 364,104 370,124 350,136 324,122 306,128 300,170 288,220 250,244 180,240 120,240 88,210 80,170'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -16 })}
    ${path(shape('282,30! 256,48 240,90 222,130 204,148! 230,150 252,132 270,90 292,54'), fill(colors.accent))}
    ${path(shape('140,140! 180,154 222,148! 230,190 214,206 160,206 142,190'), fill(colors.second))}
    ${path(shape('150,132 170,116 196,124 220,120 228,140 196,154 160,150'), fill(colors.accent))}
    ${path('M318 76C306 92 304 112 310 126M316 122L222 154', stroke(colors.second, 7))}
    ${circle(314, 122, 6, fill(colors.accent))}
    ${eye(314, 84, 7, colors)}
    ${path('M356 118L346 122', stroke(colors.ink, 4, 0.5))}
    ${path('M104 160C110 150 122 146 134 146', stroke(colors.light, 8, 0.4))}`,
});
