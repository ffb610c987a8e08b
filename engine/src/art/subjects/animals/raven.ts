import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '6,214! 60,190 100,160 136,122 176,92 214,56 248,38 282,46 300,70 296,104 276,146 242,182 196,202 150,202 104,206 44,226!',
);

export const raven = drawSubject({
  name: 'raven',
  nouns: ['raven', 'crow', 'blackbird'],
  bounds: { x: 6, y: 36, width: 346, height: 222 },
  natural: { main: '#343946', second: '#242833', accent: '#5f6a80', ink: '#14161c', light: '#cfd6e2' },
  presence: {
    nouns: ['raven', 'crow', 'blackbird'],
    home: 'forest',
    stands: 'ground',
    tall: 0.27,
    metres: 0.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M168 198L162 246M162 246l-18 8M162 246l22 8M162 246l-24 -2M204 196L206 248M206 248l-18 6M206 248l22 6M206 248l-24 -2', stroke(colors.ink, 8))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dx: -10 })}
    ${path(shape('124,136! 164,116 206,124 230,150 222,172! 176,174 130,188 80,200 24,206! 84,176 108,158'), fill(colors.second))}
    ${path('M150 144C176 138 198 146 210 160M134 160C158 156 174 160 186 170', stroke(colors.accent, 5))}
    ${path(shape('284,54 312,52 338,62 352,78! 330,80 306,84 288,82'), fill(colors.ink))}${path('M292 72L330 74', stroke(colors.accent, 2.5))}
    ${path('M254 72A9 9 0 1 0 272 72A9 9 0 1 0 254 72Z', fill(colors.accent))}${eye(264, 72, 6, colors)}${path('M220 74C230 62 242 54 252 52', stroke(colors.accent, 5))}`,
});
