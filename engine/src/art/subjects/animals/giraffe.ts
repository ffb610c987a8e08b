import { behind, body, eye, hoof } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('104,270,40 116,320,22 110,372,17 112,430,13 112,470,15') +
  limb('196,252,30 212,330,20 212,390,16 210,440,12 210,470,15');
const nearLegs =
  limb('78,262,66 76,304,40 88,330,25 74,374,19 76,432,14 76,470,17') +
  limb('182,256,48 182,324,25 182,388,19 180,440,14 180,470,17');
const trunk = shape(
  '44,266 46,234 66,216 104,204 150,186 178,150 204,88 222,42 238,26! 256,26 272,40 292,58 302,70 298,80 284,82 264,74 250,76 242,108 234,160 226,210 216,252 192,282 150,284 110,282 74,294 50,286',
);
// Patches are larger on the body, smaller up the neck.
const patches = [
  '56,228 84,218 88,244 66,256 52,250',
  '96,212 126,204 132,232 112,244 96,236',
  '138,196 164,184 170,214 154,228 140,222',
  '174,176 196,158 204,186 192,204 176,200',
  '60,264 88,250 96,272 80,288 62,282',
  '102,252 132,240 142,262 124,278 104,272',
  '146,236 176,222 186,246 166,266 148,258',
  '184,214 212,196 214,222 200,240 186,236',
  '190,252 214,236 212,262 196,272',
  '196,136 218,128 216,152 202,160',
  '212,170 230,158 228,180 216,188',
  '204,102 224,98 222,116 206,122',
  '226,116 240,110 236,132 224,140',
  '216,68 234,66 232,84 216,88',
  '236,82 246,80 244,98 234,100',
]
  .map(shape)
  .join('');

export const giraffe = drawSubject({
  name: 'giraffe',
  nouns: ['giraffe', 'safari'],
  bounds: { x: 30, y: 2, width: 274, height: 470 },
  natural: { main: '#ecc07a', second: '#a85f2c', accent: '#6d3c1f', ink: '#332014', light: '#fdf0d6' },
  presence: {
    nouns: ['giraffe'],
    home: 'savanna',
    stands: 'ground',
    tall: 0.62,
    metres: 4.8,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}
    ${path(hoof(113, 472, 22, 16) + hoof(211, 472, 22, 16), fill(colors.ink))}
    ${path('M50 246C34 262 40 300 38 326', stroke(colors.main, 7))}${path(shape('38,318! 30,340 36,362! 46,342 43,320'), fill(colors.accent))}
    ${path('M252 32V10M240 32V8', stroke(colors.second, 6))}${path('M252 9h0M240 7h0', stroke(colors.accent, 11))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(patches, fill(colors.second)) })}
    ${path(nearLegs, fill(colors.main))}
    ${path([shape('64,268 84,256 92,276 80,292 66,288'), shape('76,304 92,300 90,318 78,320'), shape('166,250 200,246 194,280 174,284'), shape('174,296 190,292 190,312 176,316')].join(''), fill(colors.second))}
    ${path(hoof(77, 472, 24, 17) + hoof(181, 472, 24, 17), fill(colors.ink))}
    ${path(shape('234,28! 218,42 198,88 174,146 162,174 182,156 210,96 228,50'), fill(colors.accent))}
    ${path(shape('240,40 218,30 210,36! 222,48 240,48'), fill(colors.main))}
    ${path(shape('282,56 296,60 302,70 298,80 284,82 274,74'), fill(colors.light))}
    ${eye(262, 46, 5.5, colors)}
    ${path(line('300,76 292,75 286,72'), stroke(colors.ink, 2.5, 0.7))}${path('M293 64l3 1', stroke(colors.ink, 3.5))}`,
});
