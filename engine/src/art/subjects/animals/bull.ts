import { behind, body, eye, hoof } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '42,166 46,124 76,106 150,112 210,98 256,76 300,78 330,104 334,146 318,184 286,210 230,214 150,218 92,216 54,198',
);

export const bull = drawSubject({
  name: 'bull',
  nouns: ['bull', 'bull market', 'ox'],
  bounds: { x: 15, y: 46, width: 402, height: 264 },
  natural: { main: '#5b3d30', second: '#412a21', accent: '#e6d5b6', ink: '#1f1410', light: '#f4e3cd' },
  presence: {
    nouns: ['bull', 'ox'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.42,
    metres: 1.7,
    faces: 'right',
    seat: { x: 175, y: 64 },
  },
  paint: (colors, id) => `
    ${behind(limb('124,186,50 136,234,28 126,272,20 128,300,20') + limb('286,186,50 300,240,26 298,272,20 298,300,22'), colors.main, colors)}${path(hoof(128, 308, 26, 14) + hoof(300, 308, 26, 14), fill(colors.ink))}
    ${path(line('52,122 26,136 24,186 30,220'), stroke(colors.main, 9))}${path(shape('29,210! 20,234 30,256! 42,236 34,212'), fill(colors.ink))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -18 })}
    ${path(limb('86,178,76 88,222,48 100,246,29 86,278,21 88,304,20') + limb('254,180,64 256,234,34 256,280,22 256,304,22'), fill(colors.main))}${path(hoof(88, 310, 28, 16) + hoof(256, 310, 28, 16), fill(colors.ink))}
    ${path(limb('372,112,18 400,104,15 412,84,10 410,64,0'), fill(colors.accent))}${path(limb('372,112,18 400,104,15 412,84,10 410,64,0'), fill(colors.ink, 0.2))}
    ${body(shape('304,124 318,96 346,92 370,108 384,136 400,160 404,182 388,196 364,192 342,172 318,158'), colors.main, colors, { id: `${id}h`, dx: -3, dy: -9, marks: path(shape('378,158 400,152 412,182 388,202 368,194 362,176'), fill(colors.light, 0.85)) + path(shape('300,90 340,88 352,104 336,124 310,128'), fill(colors.second)) })}
    ${path(shape('326,108! 304,104 284,112 278,122! 298,134 322,126'), fill(colors.second))}${path(limb('338,100,20 362,84,16 366,62,10 356,46,0'), fill(colors.accent))}
    ${eye(364, 134, 6.5, colors)}${path('M352 122L374 128', stroke(colors.ink, 5, 0.7))}${path('M394 170l5 4', stroke(colors.ink, 5.5))}${path('M398 190Q386 190 374 184', stroke(colors.ink, 3, 0.6))}`,
});
