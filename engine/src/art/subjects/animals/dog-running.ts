import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '76,130 96,100 140,92 196,100 246,98 284,86 308,92 312,120 296,150 262,164 214,150 160,144 110,158 84,152',
);
const head = shape('288,86 294,58 318,40 344,44 360,58 384,66 394,76 388,92 368,98 344,100 324,112 300,114');

export const dogRunning = drawSubject({
  name: 'dog-running',
  nouns: [],
  bounds: { x: 7, y: 25, width: 389, height: 208 },
  natural: { main: '#c98d55', second: '#8a5730', accent: '#d9534a', ink: '#33201a', light: '#fff4e6' },
  presence: {
    nouns: ['dog', 'puppy'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.32,
    metres: 0.65,
    faces: 'right',
    posture: 'running',
  },
  paint: (colors, id) => `
    ${behind(limb('120,136,52 86,168,30 70,190,18 30,206,13 10,220,12') + limb('284,134,36 326,158,22 364,156,15 388,166,13'), colors.main, colors)}
    ${path(line('92,110 62,92 40,62 44,34'), stroke(colors.main, 18))}${path('M43 52Q40 44 44 36', stroke(colors.light, 16))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('320,100 300,120 280,150 240,170 290,180 330,140'), fill(colors.light)) })}
    ${path(limb('120,128,70 104,164,44 118,188,24 82,208,16 60,224,14') + limb('270,130,46 298,166,26 330,182,17 354,200,14'), fill(colors.main))}${path('M70 216L58 226M344 194L356 202', stroke(colors.light, 14))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('352,70 380,62 400,80 370,104 346,104 340,90'), fill(colors.light)) })}
    ${path(shape('352,98! 372,98 380,110 370,124 356,118'), fill(colors.accent))}
    ${path(shape('312,46! 284,38 254,52 246,72! 270,78 296,84 314,76 322,60'), fill(colors.second))}
    ${path('M292 92L324 118L316 128L288 106Z', fill(colors.accent))}
    ${path('M380 62Q398 64 396 77Q384 82 378 74Z', fill(colors.ink))}${eye(346, 64, 7, colors)}${path('M388 90Q372 100 354 92', stroke(colors.ink, 3.5, 0.7))}`,
});
