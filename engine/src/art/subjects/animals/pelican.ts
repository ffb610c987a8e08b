import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const pelican = drawSubject({
  name: 'pelican',
  nouns: ['pelican', 'pelicans'],
  bounds: { x: -6, y: 20, width: 425, height: 302 },
  natural: { main: '#f3efe6', second: '#f29a3c', accent: '#5b616b', ink: '#2c2a2c', light: '#ffffff' },
  presence: {
    nouns: ['pelican'],
    home: 'pier',
    stands: 'ground',
    tall: 0.34,
    metres: 1.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M150 270V316M190 270V316', stroke(colors.second, 12))}
    ${path('M150 312L188 322H126ZM190 312L228 322H166Z', fill(colors.second))}
    ${path(shape('24,230 -6,250 6,266 40,262 70,252'), fill(colors.accent))}
    ${body(shape('18,236 60,196 110,160 170,150 206,150 216,118 204,84 208,46 236,22 268,26 284,50 280,84 276,130 284,180 268,236 220,276 140,284 70,266'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -16 })}
    ${path(shape('30,238! 84,196 150,180 206,196 220,230 190,256! 140,252 90,258 46,256'), fill(colors.accent))}
    ${path(shape('84,200 150,186 200,200 150,212 90,216'), fill(colors.light, 0.3))}
    ${path(shape('276,40 330,66 384,110 418,150 414,160 380,148 330,110 276,76'), fill(colors.second))}
    ${body(shape('276,66 320,98 372,140 414,158 386,196 340,208 300,182 280,120'), colors.second, colors, { id: `${id}b`, dx: -4, dy: -14, marks: path('M290 110C310 150 340 184 370 190', stroke(colors.ink, 7, 0.14)) })}
    ${path('M414 158L404 168L300 90L280 76V66Z', fill(colors.ink, 0.16))}
    ${path(shape('206,46 194,30 210,24 228,28'), fill(colors.light))}
    ${eye(252, 54, 8, colors)}`,
});
