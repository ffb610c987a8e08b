import { behind, body, eye, hoof } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('130,190,50 140,236,28 130,270,20 132,300,17 132,312,19') +
  limb('284,190,40 294,240,24 294,280,18 294,312,20');
const nearLegs =
  limb('92,180,72 92,222,46 104,246,29 92,278,21 92,304,18 92,312,21') +
  limb('264,184,54 264,236,31 264,280,21 264,312,22');
const trunk = shape(
  '50,160 52,120 78,104 150,110 230,106 272,92 306,96 322,132 312,178 288,208 230,220 150,224 96,220 62,200',
);
const head = shape('286,100 294,76 318,66 342,76 360,100 382,122 388,142 374,158 350,154 330,138 304,132');
const patches = [
  '96,90 150,96 164,130 140,158 104,150 92,120',
  '190,96 250,90 276,130 262,176 226,190 200,160 196,126',
  '40,180 70,178 86,206 70,220 40,214',
  '150,200 180,190 200,210 190,236 150,236',
];

export const cow = drawSubject({
  name: 'cow',
  nouns: ['cow', 'cattle', 'dairy farm'],
  bounds: { x: 22, y: 42, width: 368, height: 278 },
  natural: { main: '#f5f0e8', second: '#3b3537', accent: '#efb3a7', ink: '#241d1e', light: '#fffdf8' },
  presence: {
    nouns: ['cow', 'cattle'],
    home: 'farm',
    stands: 'ground',
    tall: 0.42,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}${path(hoof(132, 320, 24, 14) + hoof(294, 320, 24, 14), fill(colors.ink))}
    ${path(line('58,124 34,134 28,180 34,222'), stroke(colors.main, 7))}${path(shape('33,214! 22,240 32,262! 46,240 38,214'), fill(colors.second))}
    ${path(shape('116,208 170,208 172,232 150,250 126,240'), fill(colors.accent))}${path('M136 244v9M152 246v8', stroke(colors.accent, 8))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(patches.map(shape).join(''), fill(colors.second)) })}
    ${path(nearLegs, fill(colors.main))}
    ${path(hoof(92, 320, 26, 15) + hoof(264, 320, 26, 15), fill(colors.ink))}
    ${path(limb('330,76,11 342,58,9 358,54,0'), fill(colors.accent))}
    ${body(head, colors.main, colors, {
      id: `${id}h`,
      dx: -3,
      dy: -9,
      marks:
        path(shape('280,110 286,70 320,56 340,76 332,112 316,140 290,140'), fill(colors.second)) +
        path(shape('356,122 378,106 400,130 380,170 350,166 346,140'), fill(colors.accent)),
    })}
    ${path(limb('312,72,13 310,50,10 326,40,0'), fill(colors.accent))}${path(limb('312,72,13 310,50,10 326,40,0'), fill(colors.light, 0.55))}
    ${path(shape('306,82! 286,76 262,86 256,98! 276,108 302,100'), fill(colors.second))}${path(shape('298,88 280,86 268,94 282,100 298,96'), fill(colors.accent))}
    ${eye(344, 96, 6.5, colors)}${path('M377 128l5 4', stroke(colors.ink, 5, 0.7))}${path(line('385,146 372,148 360,142'), stroke(colors.ink, 3, 0.5))}`,
});
