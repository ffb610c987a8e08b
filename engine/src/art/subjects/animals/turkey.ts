import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const turkey = drawSubject({
  name: 'turkey',
  nouns: ['turkey', 'turkeys', 'wild turkey', 'turkey bird'],
  bounds: { x: 7, y: 20, width: 311, height: 335 },
  natural: { main: '#6b3f24', second: '#c9792f', accent: '#d8382f', ink: '#2c1a12', light: '#f7e3c0' },
  presence: {
    nouns: ['turkey', 'wild turkey', 'turkey bird'],
    home: 'farm',
    stands: 'ground',
    tall: 0.4,
    metres: 1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M168 300V344M210 300V344M168 344L192 350M168 344H148M210 344L236 350M210 344H190', stroke(colors.second, 10))}
    ${path(shape('150,260 60,250 14,200 10,136 40,76 96,34 160,20 212,36 240,80 220,180'), fill(colors.second))}
    ${path('M24 200C16 150 36 90 80 54M96 42C130 26 180 24 214 48', stroke(colors.light, 9))}
    ${[0, 1, 2, 3, 4, 5, 6].map((i) => path(`M160 210L${[18, 22, 44, 82, 128, 172, 210][i]} ${[190, 138, 90, 54, 36, 34, 54][i]}`, stroke(colors.main, 15))).join('')}
    ${body(shape('96,250 104,200 146,176 200,180 226,160 232,130 256,116 276,130 274,180 270,230 244,280 196,308 144,306 108,284'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -16 })}
    ${path(shape('116,240! 150,216 196,224 210,250 190,276 150,278 126,266! 136,258'), fill(colors.ink, 0.25))}
    ${path(shape('128,236 160,222 190,232 180,246 150,246'), fill(colors.second))}
    ${path('M138 262C156 268 176 264 190 254', stroke(colors.light, 5, 0.4))}
    ${body(shape('236,130 232,98 252,78 280,80 292,102 284,126 274,146 246,150'), colors.second, colors, { id: `${id}b`, dx: -6, dy: -8 })}
    ${path('M286 108C300 116 302 144 292 158C282 154 278 130 278 112Z', fill(colors.accent))}
    ${path(shape('250,148 262,140 276,150 272,184 258,190 248,172'), fill(colors.accent))}
    ${path(shape('286,92 316,102 318,108 286,112'), fill(colors.light))}
    ${eye(270, 96, 7, colors)}`,
});
