import { behind, body, glint, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '64,252 70,206 92,170 118,140 136,116 170,104 194,118 200,160 194,210 174,250 140,278 92,280',
);
const head = shape('132,92 132,64 152,46 180,44 202,56 220,74 224,86 214,100 188,110 156,112');

export const catSitting = drawSubject({
  name: 'cat-sitting',
  nouns: [],
  bounds: { x: 25, y: 18, width: 200, height: 278 },
  natural: { main: '#e39a4a', second: '#bf7130', accent: '#e98f8a', ink: '#3a2418', light: '#fff4e3' },
  presence: {
    nouns: ['cat', 'kitten'],
    shows: ['striped'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.32,
    metres: 0.5,
    faces: 'right',
    posture: 'sitting',
  },
  paint: (colors, id) => `
    ${behind(limb('178,190,36 186,240,20 184,284,15') + paw(186, 294, 27, 11), colors.main, colors)}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path([limb('108,140,15 126,158,12 132,186,0'), limb('86,168,15 106,182,12 116,208,0'), limb('66,204,14 84,212,11 96,232,0'), limb('134,112,14 150,136,11 152,164,0')].join(''), fill(colors.second)) + path(shape('206,110 212,170 194,220 176,240 170,190 176,140 172,114'), fill(colors.light)) })}
    ${path(limb('156,184,44 164,236,23 164,284,16'), fill(colors.main))}${path('M154 218l20 -1M155 236l18 -1', stroke(colors.second, 7))}${path(paw(166, 294, 30, 12), fill(colors.light))}
    ${path(shape('58,270 66,230 94,208 126,218 138,252 122,282 84,288'), fill(colors.main))}${path('M98 218C124 220 136 244 130 268', stroke(colors.ink, 4, 0.22))}${path('M60 246l22 4M66 228l20 8', stroke(colors.second, 7))}
    ${path('M84 280H128C142 280 144 294 132 294H80C68 294 72 280 84 280Z', fill(colors.main))}
    ${path(line('72,280 44,286 34,264 50,246'), stroke(colors.main, 18))}${path('M43 254L50 246', stroke(colors.light, 18))}
    ${path(shape('186,54 198,20! 210,36 208,66'), fill(colors.second))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('192,86 210,76 230,84 216,106 186,114 178,102'), fill(colors.light)) + path('M162 42l4 16M176 42l2 14M130 82l14 2M132 96l14 -1', stroke(colors.second, 7)) })}
    ${path(shape('144,66 142,18! 164,30 178,52'), fill(colors.main))}${path(shape('151,58 150,32! 162,40 169,53'), fill(colors.accent))}
    ${path('M214 72Q226 74 225 84Q216 86 213 80Z', fill(colors.accent))}${path('M220 92Q210 98 200 94', stroke(colors.ink, 3, 0.65))}
    ${path('M184 68A8.500 9 0 1 0 201 68A8.500 9 0 1 0 184 68Z', fill(glint(colors)))}${path('M189 68A5 8 0 1 0 199 68A5 8 0 1 0 189 68Z', fill(colors.ink))}${path('M204 92L176 98M204 88L174 88', stroke(colors.light, 2.5))}`,
});
