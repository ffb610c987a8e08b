import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const barrel = drawSubject({
  name: 'barrel',
  nouns: ['barrel', 'barrels', 'wine barrel', 'wooden barrel', 'beer barrel', 'cask', 'keg'],
  bounds: { x: 37, y: 8, width: 226, height: 342 },
  natural: { main: '#a8703c', second: '#6a6f74', accent: '#c98f55', ink: '#33200f', light: '#f4dcb4' },
  presence: {
    nouns: ['barrel', 'wine barrel', 'wooden barrel', 'cask'],
    home: 'farm',
    stands: 'ground',
    tall: 0.32,
    metres: 1,
  },
  paint: (colors, id) => `
    ${body('M60 20H240C270 90 270 270 240 350H60C30 270 30 90 60 20Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -6, marks: path('M96 10C80 120 80 250 96 360M134 10C128 120 128 250 134 360M172 10C178 120 178 250 172 360M208 10C226 120 226 250 208 360', stroke(colors.ink, 5, 0.3)) + path('M74 40C58 130 58 240 74 330', stroke(colors.light, 9, 0.25)) + path('M0 60C100 76 200 76 300 60V90C200 106 100 106 0 90ZM0 270C100 286 200 286 300 270V300C200 316 100 316 0 300Z', fill(colors.second)) + path('M0 62C100 78 200 78 300 62V68C200 84 100 84 0 68ZM0 272C100 288 200 288 300 272V278C200 294 100 294 0 278Z', fill(colors.light, 0.3)) })}
    ${path('M60 20C60 4 240 4 240 20S60 36 60 20Z', fill(colors.accent))}
    ${path('M100 12V30M150 9V32M200 12V30', stroke(colors.ink, 4, 0.25))}
    ${circle(150, 186, 13, fill(colors.ink))}
    ${circle(150, 184, 8, fill(colors.accent))}`,
});
