import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const farLegs = limb('146,210,74 146,300,54 146,346,56') + limb('286,210,50 290,300,48 292,346,52');
const nearLegs = limb('84,200,92 80,270,70 84,300,60 84,352,66') + limb('236,210,84 236,290,60 238,352,64');
const trunk = shape(
  '36,190 40,130 74,84 130,64 190,66 236,80 280,84 310,140 300,210 268,248 200,262 120,260 60,248',
);
const head = shape(
  '258,116 270,76 306,54 344,60 372,88 384,130 388,176 394,226 400,266 414,284 430,280 436,262! 450,270 450,296 428,314 396,306 374,276 360,232 346,206 312,202 276,180',
);
const nails = [54, 74, 94, 212, 232, 252]
  .map((x) => `M${x} 352C${x} 340 ${x + 14} 340 ${x + 14} 352Z`)
  .join('');

export const elephant = drawSubject({
  name: 'elephant',
  nouns: ['elephant', 'mammoth'],
  bounds: { x: 16, y: 54, width: 436, height: 298 },
  natural: { main: '#8f99a8', second: '#77818f', accent: '#d3a9a4', ink: '#2c323d', light: '#fbf3e4' },
  presence: {
    nouns: ['elephant'],
    home: 'savanna',
    stands: 'ground',
    tall: 0.5,
    metres: 3.2,
    faces: 'right',
    seat: { x: 150, y: 14 },
  },
  paint: (colors, id) => `
    ${behind(farLegs, colors.main, colors)}
    ${path('M52 132C26 150 30 200 22 236', stroke(colors.second, 8))}${path('M28 226L14 262L34 250Z', fill(colors.ink))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -22 })}
    ${path(nearLegs, fill(colors.main))}${path(nails, fill(colors.light, 0.8))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -12, dy: -4 })}
    ${path('M376 150l14 -3M379 172l13 -2M382 194l13 -3M386 216l12 -3M390 238l11 -4', stroke(colors.ink, 3, 0.2))}
    ${path(limb('340,190,22 362,234,17 404,240,0'), fill(colors.light))}
    ${path(shape('286,84! 252,70 218,84 208,128 218,176 240,214 258,220 282,196 302,158 304,116'), fill(colors.second))}
    ${path(shape('280,96 252,86 230,96 224,130 232,170 248,196 268,182 286,150 290,118'), fill(colors.accent, 0.45))}
    ${eye(332, 122, 7, colors)}
    ${path('M320 112C326 104 338 104 344 112', stroke(colors.ink, 3, 0.35))}
    ${path('M70 110C96 84 130 78 164 80', stroke(colors.light, 9, 0.22))}`,
});
