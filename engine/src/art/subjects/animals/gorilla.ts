import { behind, body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '40,200 52,150 96,112 150,84 210,70 256,84 274,120 268,164 234,190 180,196 130,210 80,232 50,226',
);
const head = shape('246,98 250,56 272,30 300,30 320,50 326,76 340,98 336,122 312,134 282,132 258,120');

export const gorilla = drawSubject({
  name: 'gorilla',
  nouns: ['gorilla', 'silverback'],
  bounds: { x: 39, y: 27, width: 302, height: 271 },
  natural: { main: '#4a4d57', second: '#34363f', accent: '#7b7d87', ink: '#17181d', light: '#c9ccd4' },
  presence: {
    nouns: ['gorilla', 'ape'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.42,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('120,190,60 140,240,42 134,292,40') + limb('262,130,54 290,200,40 286,292,36'), colors.second, colors)}${path(paw(136, 296, 56, 16) + paw(288, 296, 48, 16), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('40,180 60,140 110,102 170,78 190,100 150,130 100,160 60,210'), fill(colors.accent, 0.75)) })}
    ${path(limb('86,190,76 92,236,56 84,292,46') + paw(86, 298, 66, 20), fill(colors.main))}
    ${path(limb('214,110,84 232,170,62 246,230,46 240,284,42') + paw(242, 298, 58, 24), fill(colors.main))}${path('M200 150C204 180 214 200 222 220', stroke(colors.ink, 5, 0.3))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, marks: path(shape('294,64 322,56 350,90 344,130 310,130 296,112 304,92 290,80'), fill(colors.accent)) })}
    ${path('M262 84A11 13 0 1 0 284 84A11 13 0 1 0 262 84Z', fill(colors.accent))}${path('M290 60Q308 54 326 64', stroke(colors.second, 9))}
    ${eye(312, 74, 5.5, colors)}${path('M332 98h1M326 100h1', stroke(colors.ink, 5))}${path('M338 116Q324 124 308 116', stroke(colors.ink, 4))}`,
});
