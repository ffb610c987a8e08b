import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('44,190 52,136 96,94 160,78 226,88 276,118 304,158 300,196 250,210 130,212 70,208');
const head = shape('216,172 216,140 236,122 264,116 294,122 316,142 320,172 304,196 270,204 236,196');

export const catLying = drawSubject({
  name: 'cat-lying',
  nouns: [],
  bounds: { x: 25, y: 77, width: 297, height: 146 },
  natural: { main: '#e39a4a', second: '#bf7130', accent: '#e98f8a', ink: '#3a2418', light: '#fff4e3' },
  presence: {
    nouns: ['cat', 'kitten'],
    shows: ['striped'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.2,
    metres: 0.18,
    posture: 'lying',
    faces: 'right',
  },
  paint: (colors, id) => `
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20, marks: path([limb('96,80,18 108,110,14 112,140,0'), limb('130,70,18 138,104,14 138,136,0'), limb('164,66,18 168,100,14 164,130,0'), limb('198,70,18 198,102,14 190,130,0'), limb('70,96,16 84,120,12 90,146,0')].join(''), fill(colors.second)) })}
    ${path(shape('96,188 108,150 148,138 188,152 206,190 190,208 110,210'), fill(colors.main))}${path('M106 170C118 144 158 136 184 158', stroke(colors.ink, 4, 0.22))}
    ${path(shape('220,142 216,96! 240,104 262,122'), fill(colors.main))}${path(shape('226,130 223,108! 240,114 250,124'), fill(colors.accent))}
    ${path(shape('282,120 304,96! 316,116 318,148'), fill(colors.main))}${path(shape('292,122 303,107! 310,120 312,136'), fill(colors.accent))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -10, marks: path([limb('268,112,11 269,126,9 268,140,0'), limb('250,116,10 252,126,8 254,136,0'), limb('286,114,10 285,126,8 282,136,0')].join(''), fill(colors.second)) + path(shape('270,168 290,164 302,178 294,196 270,204 246,196 238,180 250,166'), fill(colors.light)) })}
    ${path('M230 160Q240 170 252 162M288 160Q298 169 308 160', stroke(colors.ink, 5))}
    ${path('M263 170H279Q277 179 271 179Q265 179 263 170Z', fill(colors.accent))}${path('M271 179V184M271 184Q264 191 258 187M271 184Q278 191 284 187', stroke(colors.ink, 3.5))}
    ${path(line('52,176 36,196 60,208 130,206 200,206 232,204'), stroke(colors.main, 22))}${path('M96 200v13M128 199v13M160 199v13', stroke(colors.second, 9))}${path('M212 205.500L232 204', stroke(colors.light, 22))}`,
});
