import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

const farLegs =
  limb('112,206,34 118,258,20 110,300,15 112,356,16') + limb('272,214,32 268,262,19 274,306,15 270,356,16');
const nearLegs =
  limb('84,196,52 76,252,26 88,300,17 84,360,18') + limb('246,206,46 244,260,24 248,306,17 246,360,18');

export const moose = drawSubject({
  name: 'moose',
  nouns: ['moose', 'elk'],
  bounds: { x: 35, y: 2, width: 394, height: 359 },
  natural: { main: '#6d4a33', second: '#4d3322', accent: '#d9bd8c', ink: '#241812', light: '#f3e2c4' },
  presence: {
    nouns: ['moose', 'elk'],
    home: 'forest',
    stands: 'ground',
    tall: 0.5,
    metres: 2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(farLegs, fill(colors.second))}
    ${path('M103 340H122L124 356H100ZM261 340H280L282 356H258Z', fill(colors.ink))}
    ${path(shape('318,96 300,70 270,64 238,40 244,24! 262,38 256,10! 278,30 280,2! 300,26 312,0! 320,30 336,60 334,92'), fill(colors.accent))}
    ${path(shape('318,96 300,70 270,64 238,40 262,58 300,58 330,92'), fill(colors.ink, 0.18))}
    ${path(shape('52,172 40,160 36,180 50,202 64,196'), fill(colors.second))}
    ${path(nearLegs, fill(colors.main))}
    ${path('M75 344H94L98 360H72ZM237 344H256L260 360H234Z', fill(colors.ink))}
    ${body(shape('56,168 84,142 140,134 190,130 232,106 270,104 300,96 326,90 350,100 372,128 398,158 406,184 392,200 370,196 350,178 330,176 316,204 296,226 250,238 190,226 130,232 84,234 58,214 50,190'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -16, marks: path(shape('300,170 320,150 340,166 320,206 292,240 270,200'), fill(colors.ink, 0.18)) + path(shape('376,160 410,150 412,204 372,202 366,184'), fill(colors.ink, 0.35)) })}
    ${path('M312 186C318 204 320 230 312 250C302 236 298 210 300 192Z', fill(colors.second))}
    ${path(shape('332,92 336,60 352,46 346,16! 366,36 374,4! 386,32 402,6! 408,36 428,20! 426,50 408,74 376,78 354,94'), fill(colors.accent))}
    ${path(shape('332,92 346,66 380,62 426,50 408,74 376,78 354,94'), fill(colors.ink, 0.16))}
    ${path(shape('318,98 300,80 282,82 290,100 308,110'), fill(colors.main))}
    ${path(shape('312,96 300,88 290,88 298,98'), fill(colors.ink, 0.3))}
    ${eye(346, 120, 6, colors)}
    ${circle(392, 172, 4, fill(colors.ink))}
    ${path('M374 190C382 190 390 188 396 184', stroke(colors.ink, 4, 0.4))}`,
});
