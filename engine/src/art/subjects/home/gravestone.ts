import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const gravestone = drawSubject({
  name: 'gravestone',
  nouns: ['gravestone', 'tombstone', 'headstone', 'grave'],
  bounds: { x: 22, y: 55, width: 364, height: 424 },
  natural: { main: '#9aa3ab', second: '#6f7a84', accent: '#6d8a4e', ink: '#2c333b', light: '#dfe6ea' },
  presence: {
    nouns: ['gravestone', 'tombstone', 'headstone', 'grave'],
    home: 'park',
    stands: 'ground',
    tall: 0.34,
    metres: 1.1,
  },
  paint: (colors, id) => `
    ${path('M110 390V130C110 40 310 40 310 130V390Z', fill(colors.second))}
    ${path('M250 70C290 80 310 96 310 130V390H250Z', fill(colors.ink, 0.25))}
    ${body('M70 390V130C70 30 290 30 290 130V390Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: -12 })}
    ${path('M180 120V190M156 146H204', stroke(colors.ink, 9, 0.35))}
    ${path('M120 240H240M134 270H226', stroke(colors.ink, 7, 0.4))}
    ${path('M96 330L120 310L112 290M262 170L246 190L256 214L242 230', stroke(colors.ink, 5, 0.28))}
    ${path('M92 330V134C92 96 120 76 150 70V84C124 92 106 108 106 136V330Z', fill(colors.light, 0.4))}
    ${path(shape('30,400 60,366 90,390 120,370 160,394 200,372 250,392 290,368 330,390 360,372 380,400'), fill(colors.accent))}`,
});
