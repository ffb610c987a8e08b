import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const tail = shape(
  '150,282 96,282 62,250 56,200 70,150 62,110 30,92 14,64 30,28 70,12 110,24 132,62 130,116 118,160 124,200 146,226 172,240',
);
const torso = shape('140,270 128,230 144,180 172,146 206,138 228,156 236,196 232,240 220,276 180,286');
const head = shape('176,120 180,86 206,66 236,68 260,86 280,104 282,118 266,132 236,142 204,146 184,140');

export const squirrel = drawSubject({
  name: 'squirrel',
  nouns: ['squirrel', 'chipmunk'],
  bounds: { x: 14, y: 12, width: 272, height: 280 },
  natural: { main: '#c66f30', second: '#a1531f', accent: '#8a5b31', ink: '#33190f', light: '#fdebd2' },
  presence: {
    nouns: ['squirrel', 'chipmunk'],
    home: 'park',
    stands: 'ground',
    tall: 0.27,
    metres: 0.35,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${body(tail, colors.second, colors, { id: `${id}t`, dx: -14, dy: -6, marks: path(line('152,262 100,244 86,204 98,150 96,96 68,62 48,70'), stroke(colors.main, 26)) })}
    ${path(shape('232,76 232,44 244,28! 256,48 254,78'), fill(colors.second))}
    ${body(torso, colors.main, colors, { id: `${id}b`, marks: path(shape('212,150 240,170 244,240 226,280 204,270 196,220 200,180'), fill(colors.light)) })}
    ${path(shape('124,262 132,220 162,204 192,216 204,246 196,276 160,288 132,282'), fill(colors.main))}${path('M150 222C174 214 190 232 190 254', stroke(colors.ink, 4, 0.25))}
    ${path('M150 276H222C236 276 240 292 228 292H150C140 292 140 276 150 276Z', fill(colors.main))}${path('M150 284H236C236 290 232 292 228 292H150C146 292 144 288 144 284Z', fill(colors.ink, 0.2))}
    ${path(shape('240,186 262,180 272,194 266,214 252,222 240,210'), fill(colors.accent))}${path('M236 190C238 174 270 170 276 188C266 194 248 196 236 190ZM254 176L256 168', `fill="${colors.ink}" stroke="${colors.ink}" stroke-width="4"`)}
    ${path(limb('196,168,26 216,196,22 244,204,16'), fill(colors.main))}${path('M244 196a8 8 0 0 1 0 16Z', fill(colors.main))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('248,122 284,108 290,130 250,150 220,150 230,132'), fill(colors.light)) })}
    ${path(shape('200,86 194,50 202,26! 220,44 224,76'), fill(colors.main))}${path(shape('206,80 202,56 206,40! 216,54 217,74'), fill(colors.ink, 0.4))}
    ${path('M276 102Q286 104 285 112Q276 114 274 108Z', fill(colors.ink))}
    ${eye(244, 100, 8, colors)}`,
});
