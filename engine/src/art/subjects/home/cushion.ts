import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cushion = drawSubject({
  name: 'cushion',
  nouns: ['cushion', 'throw pillow'],
  bounds: { x: -12, y: 20, width: 424, height: 300 },
  natural: { main: '#d98a4e', second: '#b9692f', accent: '#f4dcae', ink: '#4a2b16', light: '#fff4e0' },
  presence: {
    nouns: ['cushion'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.2,
    metres: 0.35,
    top: { from: 60, to: 360, y: 36 },
  },
  paint: (colors, id) => `
    ${body(shape('10,40! 60,52 200,44 340,52 390,40! 378,100 384,170 380,240 392,300! 340,288 200,298 60,288 8,300! 20,240 16,170 22,100'), colors.main, colors, { id: `${id}b`, dx: -14, dy: -16, marks: path('M0 110H420V142H0ZM0 202H420V234H0Z', fill(colors.accent)) + path('M0 166H420V178H0Z', fill(colors.second)) })}
    ${path('M40 70Q120 84 180 76', stroke(colors.light, 9, 0.4))}${path('M10 40l-14 -14M390 40l14 -14M392 300l14 14M8 300l-14 14', stroke(colors.second, 12))}`,
});
