import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const shell = shape('50,196! 62,140 104,92 166,72 230,86 276,126 298,176 306,200! 180,214');
const plates = [
  '128,108 166,90 206,104 214,146 168,160 122,148',
  '224,108 262,136 280,178 238,186 226,148',
  '108,118 110,152 100,186 66,186 80,144',
  '118,160 166,170 218,158 228,190 170,198 112,192',
];

export const turtle = drawSubject({
  name: 'turtle',
  nouns: ['turtle', 'tortoise'],
  bounds: { x: 22, y: 70, width: 370, height: 190 },
  natural: { main: '#6b8f47', second: '#4a6a31', accent: '#b8bf74', ink: '#263218', light: '#f3efcf' },
  presence: {
    nouns: ['turtle', 'tortoise'],
    home: 'beach',
    stands: 'ground',
    tall: 0.24,
    metres: 0.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('126,196,40 136,230,34 138,258,36') + limb('270,196,40 284,230,32 288,258,36'), colors.accent, colors, 0.26)}
    ${path(shape('64,196! 38,200 22,216! 44,218 70,212'), fill(colors.accent))}
    ${body(shape('262,200 300,176 318,140 338,120 364,122 384,140 390,160 380,174 354,178 336,188 312,212 280,222'), colors.accent, colors, { id: `${id}h`, dx: -2, dy: -10 })}
    ${path(limb('90,196,48 84,230,40 84,260,44') + limb('234,196,48 242,230,40 244,260,44'), fill(colors.accent))}
    ${path('M66 260a7 8 0 0 1 12 0ZM82 260a7 8 0 0 1 12 0ZM226 260a7 8 0 0 1 12 0ZM244 260a7 8 0 0 1 12 0Z', fill(colors.light))}
    ${body(shell, colors.main, colors, { id: `${id}s`, dy: -16, marks: path(plates.map(shape).join(''), fill(colors.second)) })}
    ${path(shape('44,192 110,202 180,206 250,202 310,192 316,204 300,216 180,222 60,216 40,204'), fill(colors.light))}${path(shape('40,204 110,212 250,212 316,204 300,216 180,222 60,216'), fill(colors.ink, 0.2))}
    ${path('M112 104C132 88 154 82 176 82', stroke(colors.light, 7, 0.45))}
    ${eye(360, 140, 6.5, colors)}${path('M389 160Q376 168 362 162', stroke(colors.ink, 3, 0.6))}`,
});
