import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const spaceship = drawSubject({
  name: 'spaceship',
  nouns: ['starship'],
  bounds: { x: 4, y: 30, width: 456, height: 190 },
  natural: { main: '#dfe5ec', second: '#4f66a8', accent: '#f0793a', ink: '#222a3d', light: '#fbfdff' },
  presence: {
    nouns: ['starship'],
    home: 'space',
    stands: 'air',
    tall: 0.24,
    metres: 5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M70 108C40 108 20 116 4 126C20 136 40 144 70 144Z', fill(colors.accent))}${path('M70 116C54 116 42 120 32 126C42 132 54 136 70 136Z', fill(colors.light))}
    ${path('M150 92L90 34L66 30L96 104Z', fill(colors.second))}${path('M62 92H100V160H62Z', fill(colors.ink))}
    ${body('M84 126C110 84 210 70 300 76C380 82 440 106 460 128C440 152 380 170 290 174C200 176 110 166 84 126Z', colors.main, colors, { id: `${id}b`, dx: -2, dy: -22, marks: path('M150 60H172V190H150Z', fill(colors.accent)) })}
    ${path('M190 150C160 176 110 214 70 220L106 164C136 150 170 146 190 150Z', fill(colors.second))}${path('M190 150C160 176 110 214 70 220L80 206C120 196 150 176 190 150Z', fill(colors.ink, 0.2))}
    ${path('M330 88C374 96 404 108 420 120C394 128 356 128 334 122C322 112 322 98 330 88Z', fill(colors.second))}${path('M340 96C364 100 384 106 400 114', stroke(colors.light, 5, 0.6))}
    ${[210, 252, 294].map((x) => `<circle cx="${x}" cy="116" r="13" fill="${colors.second}"/><circle cx="${x}" cy="116" r="7" fill="${colors.light}"/>`).join('')}`,
});
