import { body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const redPanda = drawSubject({
  name: 'red-panda',
  nouns: ['red panda', 'red pandas'],
  bounds: { x: -24, y: 26, width: 388, height: 260 },
  natural: { main: '#b9532a', second: '#3a211b', accent: '#f6e9d6', ink: '#21130f', light: '#fffaf2' },
  presence: {
    nouns: ['red panda'],
    home: 'bamboo-grove',
    stands: 'ground',
    tall: 0.3,
    metres: 0.55,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${body(shape('104,190 60,176 14,190 -16,226 -22,262 -2,284 28,280 44,254 76,236 110,234'), colors.main, colors, { id: `${id}a`, dx: -4, dy: -14, marks: path('M40 160L64 150L70 260H50ZM-4 190L16 176L36 290H14ZM-40 240L-20 214L4 300H-16Z', fill(colors.accent, 0.55)) })}
    ${path(limb('120,210,44 112,246,30 116,272,26') + limb('252,212,38 248,246,28 250,272,26'), fill(colors.second))}
    ${path(paw(114, 276, 46, 18), fill(colors.second))}
    ${path(paw(250, 276, 46, 18), fill(colors.second))}
    ${body(shape('86,200 96,160 140,136 200,132 250,128 286,140 296,190 282,226 232,236 150,238 104,232'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -16, marks: path(shape('96,220 180,216 290,200 290,250 100,250'), fill(colors.second)) })}
    ${path(limb('100,206,54 92,244,34 92,274,30') + limb('272,200,48 276,246,32 276,274,30'), fill(colors.second))}
    ${path(paw(90, 280, 50, 18), fill(colors.second))}
    ${path(paw(274, 280, 50, 18), fill(colors.second))}
    ${path(shape('246,72 236,36 252,26 276,44 282,66'), fill(colors.accent))}
    ${path(shape('318,68 324,34 342,32 350,56 344,80'), fill(colors.accent))}
    ${path(shape('252,66 248,46 258,42 270,56'), fill(colors.second))}
    ${path(shape('326,70 330,48 338,46 340,66'), fill(colors.second))}
    ${body(shape('296,56 340,66 362,98 360,130 338,154 300,162 262,152 240,126 242,92 262,66'), colors.main, colors, { id: `${id}c`, dx: -6, dy: -12, marks: path(shape('300,164 270,150 280,124 300,118 322,124 336,146'), fill(colors.light)) + path(shape('246,140 244,112 266,104 276,120 268,146'), fill(colors.accent)) + path(shape('352,140 358,112 338,104 328,120 334,146'), fill(colors.accent)) })}
    ${path(shape('266,84 284,78 288,90 272,96'), fill(colors.light))}
    ${path(shape('334,86 318,78 314,90 328,98'), fill(colors.light))}
    ${path(shape('290,126 302,122 314,126 308,138 296,138'), fill(colors.ink))}
    ${path('M302 138V146M302 146C296 154 288 152 286 148M302 146C308 154 316 152 318 148', stroke(colors.ink, 4))}
    ${eye(278, 106, 7.5, colors)}
    ${eye(324, 106, 7.5, colors)}`,
});
