import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const hat = drawSubject({
  name: 'hat',
  nouns: ['hat', 'fedora', 'straw hat', 'sun hat', 'hats', 'cowboy hat'],
  bounds: { x: 0, y: 30, width: 420, height: 220 },
  natural: { main: '#e3bd72', second: '#c23e4a', accent: '#b88a42', ink: '#4a3316', light: '#fff1cc' },
  presence: {
    nouns: ['hat', 'straw hat', 'sun hat'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.14,
  },
  paint: (colors, id) => `
    ${body(shape('0,190 30,176 100,184 210,190 320,184 390,176 420,190 400,216 330,240 210,250 90,240 20,216'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -8 })}
    ${path(shape('20,206 120,222 210,226 300,222 400,206 400,218 330,240 210,250 90,240 20,218'), fill(colors.ink, 0.16))}
    ${body(shape('92,192! 96,120 112,60 150,30 190,44 210,52 230,44 270,30 308,60 324,120 328,192! 270,206 150,206'), colors.main, colors, { id: `${id}b`, dx: -22, dy: -8 })}
    ${path(shape('90,160! 150,176 270,176 330,160! 330,192! 270,208 150,208 90,192!'), fill(colors.second))}
    ${path('M280 174C300 170 316 166 330 160V192C316 198 298 203 276 206Z', fill(colors.ink, 0.18))}
    ${path('M120 80C170 96 250 96 300 80M110 120C170 138 250 138 310 120M176 48L170 150M244 48L250 150M210 56V160', stroke(colors.ink, 4, 0.16))}
    ${path('M122 96C126 74 136 58 150 48M36 194C70 196 100 200 130 202', stroke(colors.light, 7, 0.6))}
    ${path(shape('190,44 210,52 230,44 222,70 210,78 198,70'), fill(colors.ink, 0.35))}`,
});
