import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cushion = drawSubject({
  name: 'cushion',
  nouns: ['cushion', 'throw pillow'],
  bounds: { x: -16, y: 2, width: 452, height: 146 },
  natural: { main: '#d98a4e', second: '#b9692f', accent: '#f4dcae', ink: '#4a2b16', light: '#fff4e0' },
  presence: {
    nouns: ['cushion', 'pillow'],
    home: 'living-room',
    stands: 'ground',
    tall: 0.12,
    metres: 0.13,
    top: { from: 70, to: 350, y: 14 },
  },
  paint: (colors, id) => `
    ${body(shape('0,96! 24,60 60,28 130,8 210,2 290,8 360,28 396,60 420,96! 392,122 330,140 210,148 90,140 28,122'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -18, marks: path('M118 -10Q100 70 122 160H158Q138 70 154 -10ZM302 -10Q320 70 298 160H262Q282 70 266 -10Z', fill(colors.accent)) + path('M198 -10Q194 70 200 160H220Q226 70 222 -10Z', fill(colors.second)) })}
    ${path('M6 96Q210 132 414 96', stroke(colors.ink, 4, 0.22))}${path('M56 48Q120 20 190 20', stroke(colors.light, 9, 0.4))}${path('M2 96l-14 -6M2 98l-14 6M418 96l14 -6M418 98l14 6', stroke(colors.second, 8))}`,
});
