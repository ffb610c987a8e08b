import { eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const coil = line(
  '28,232 60,246 120,246 180,240 214,220 206,190 160,180 108,184 74,166 78,132 122,116 176,120 218,112 236,84 222,56',
);

export const snake = drawSubject({
  name: 'snake',
  nouns: ['snake', 'serpent', 'python', 'cobra'],
  bounds: { x: 4, y: 27, width: 316, height: 239 },
  natural: { main: '#5fa34a', second: '#3f7a36', accent: '#e6c34a', ink: '#1f3219', light: '#f2f0c8' },
  presence: {
    nouns: ['snake', 'serpent', 'python', 'cobra'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.28,
    metres: 0.6,
    faces: 'right',
  },
  paint: (colors) => `
    ${path(limb('70,236,30 40,238,20 4,222,0'), fill(colors.main))}
    ${path(coil, stroke(colors.main, 34))}${path('M60 254C110 262 180 258 216 236M82 178C104 198 150 192 190 198', stroke(colors.ink, 7, 0.18))}
    ${path('M64 240L80 236L96 240L82 248ZM116 240L132 236L148 240L134 248ZM166 236L184 230L198 232L182 242ZM196 196L206 208L202 222L194 208ZM140 178L156 176L170 182L156 188ZM92 176L106 180L118 184L100 186ZM74 140L82 150L80 164L70 154ZM112 114L128 112L140 118L124 124ZM162 114L178 112L192 116L178 124ZM214 100L228 96L232 108L216 114Z', fill(colors.accent))}
    ${path(shape('202,66 208,40 232,28 262,34 284,50 288,64 270,76 240,82 214,80'), fill(colors.main))}${path(shape('240,72 268,66 288,62 272,78 240,84'), fill(colors.light))}
    ${path('M286 64L308 68M308 68L318 62M308 68L316 76', stroke(colors.second, 4))}
    ${eye(254, 50, 7, colors)}${path('M286 62Q268 70 250 66', stroke(colors.ink, 3, 0.5))}`,
});
