import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const shell = shape('70,150 96,104 150,76 216,72 276,92 312,128 300,150 240,170 160,176 100,168');
const plates = [
  '130,104 168,90 196,106 190,136 154,142 128,128',
  '208,84 250,92 268,116 246,140 206,136 206,108',
  '96,138 116,130 140,148 132,166 104,160',
  '160,152 204,148 214,166 180,174',
  '226,150 262,146 276,152 240,166',
];

export const seaTurtle = drawSubject({
  name: 'sea-turtle',
  nouns: ['sea turtle'],
  bounds: { x: 20, y: 40, width: 376, height: 218 },
  natural: { main: '#6f8f4d', second: '#4d6b36', accent: '#a9bd84', ink: '#22331f', light: '#eef2d0' },
  presence: {
    nouns: ['sea turtle', 'turtle'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.28,
    metres: 0.9,
    faces: 'right',
    posture: 'swimming',
  },
  paint: (colors, id) => `
    ${behind(shape('270,126! 300,92 344,56 376,40! 372,78 346,118 306,148!'), colors.accent, colors)}${behind(shape('110,150! 72,170 40,196 20,202! 30,176 60,150 94,134!'), colors.accent, colors)}
    ${body(shape('290,130 316,104 346,94 376,100 396,120 392,138 366,148 330,152 300,152'), colors.accent, colors, { id: `${id}h`, dx: -2, dy: -8 })}
    ${body(shell, colors.main, colors, { id: `${id}s`, dy: -14, marks: path(plates.map(shape).join(''), fill(colors.second)) })}${path('M72 152C120 178 240 178 308 140', stroke(colors.light, 7))}
    ${path(shape('246,146! 256,190 240,232 214,258! 200,236 202,196 212,160!'), fill(colors.accent))}${path(shape('132,162! 120,196 92,222 66,230! 66,204 84,174 104,158!'), fill(colors.accent))}
    ${path('M228 180h3M238 198h2M222 206h3M226 226h2M108 186h2M94 204h2M342 116h2M330 132h2', stroke(colors.second, 9))}
    ${eye(370, 116, 6, colors)}${path('M394 134Q382 142 370 138', stroke(colors.ink, 3, 0.6))}${path('M136 88C160 78 184 76 206 78', stroke(colors.light, 6, 0.4))}`,
});
