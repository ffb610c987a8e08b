import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const foot = (x: number): string =>
  `M${x - 14} 380C${x - 14} 368 ${x - 4} 362 ${x + 4} 362C${x + 16} 364 ${x + 22} 372 ${x + 22} 380Z`;
const farLegs =
  limb('126,220,46 142,256,28 132,290,19 136,340,14 136,372,16') +
  limb('262,220,36 268,276,20 270,292,22 266,340,13 266,372,16');
const nearLegs =
  limb('98,216,66 96,250,42 112,270,27 96,300,20 98,344,15 98,372,17') +
  limb('238,220,48 240,280,24 240,296,26 238,340,15 238,372,17');
const trunk = shape(
  '60,214 64,172 92,154 122,146 142,110 168,88 192,96 212,130 230,158 266,164 300,186 322,190 340,168 346,130 348,92 362,66 388,62 412,74 434,90 436,106 424,116 402,116 386,118 382,150 372,196 346,232 312,240 276,242 220,252 150,246 96,246 66,234',
);

export const camel = drawSubject({
  name: 'camel',
  nouns: ['camel', 'dromedary'],
  bounds: { x: 46, y: 50, width: 392, height: 330 },
  natural: { main: '#d3a161', second: '#a8743c', accent: '#8a5a2c', ink: '#3a2616', light: '#f8e6c4' },
  presence: {
    nouns: ['camel', 'dromedary'],
    home: 'desert',
    stands: 'ground',
    tall: 0.46,
    metres: 2.2,
    faces: 'right',
    seat: { x: 170, y: 90 },
  },
  paint: (colors, id) => `
    ${behind(farLegs + foot(136) + foot(266), colors.main, colors)}
    ${path('M66 186C50 200 54 236 52 262', stroke(colors.main, 8))}${path(shape('52,252! 44,276 50,300! 60,280 58,256'), fill(colors.accent))}
    ${path(shape('364,76 360,50! 374,56 378,74'), fill(colors.second))}
    ${body(trunk, colors.main, colors, {
      id: `${id}b`,
      marks:
        path(
          shape('120,156 140,110 168,80 196,92 214,130 226,154 200,140 170,130 146,140'),
          fill(colors.second, 0.75),
        ) + path(shape('372,112 392,120 386,160 376,200 346,240 352,200 366,160'), fill(colors.second, 0.6)),
    })}
    ${path(nearLegs + foot(98) + foot(238), fill(colors.main))}
    ${path(`${foot(98)}${foot(238)}`, fill(colors.ink, 0.2))}
    ${path(shape('348,84 352,58 372,52 384,62 374,76 362,84 358,110 350,128'), fill(colors.second))}
    ${path(shape('352,76 346,54! 362,56 368,72'), fill(colors.main))}
    ${eye(394, 82, 5.5, colors)}${path('M386 76C392 72 400 74 404 79', stroke(colors.accent, 3.5))}
    ${path(line('436,104 426,106 414,104'), stroke(colors.ink, 3, 0.7))}${path('M427 90l4 2', stroke(colors.ink, 4))}`,
});
