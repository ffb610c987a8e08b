import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '150,196 190,164 240,152 290,152 326,134 350,106 384,90 420,92 444,104 466,116 470,128 454,138 424,138 400,144 376,168 344,200 296,222 236,226 184,218',
);
const nearWing = shape(
  '290,166! 268,110 228,66 170,36 96,20! 118,58 108,88! 140,92 150,122! 184,118 204,150! 232,150 250,176!',
);
const farWing = shape('310,152! 312,104 296,56 270,10! 314,24 352,30! 356,62 340,92!');

export const dragonFlying = drawSubject({
  name: 'dragon-flying',
  nouns: [],
  bounds: { x: 0, y: 10, width: 470, height: 271 },
  natural: { main: '#3f9c62', second: '#2b7448', accent: '#e8843c', ink: '#17322a', light: '#f6e6b4' },
  presence: {
    nouns: ['dragon'],
    home: 'mountains',
    stands: 'air',
    tall: 0.42,
    metres: 3.4,
    faces: 'right',
    posture: 'flying',
    seat: { x: 290, y: 144 },
  },
  paint: (colors, id) => `
    ${path(farWing, fill(colors.accent))}${path(farWing, fill(colors.ink, 0.35))}
    ${behind(limb('250,206,34 262,238,22 240,258,17') + limb('336,190,28 356,220,18 340,238,14'), colors.main, colors)}
    ${path(limb('190,192,56 130,214,36 86,216,26 46,196,17 18,196,9 4,206,0'), fill(colors.main))}${path('M20 206L0 184L2 226Z', fill(colors.accent))}
    ${path('M48 200L54 178L72 204L84 182L100 208L112 184L130 206L140 176L162 198L172 164L194 190Z', fill(colors.second))}
    ${path('M388 96L366 84L368 106L348 102L354 122L330 124L340 142L310 144L330 160L360 150L392 108Z', fill(colors.second))}
    ${path(limb('400,98,13 386,82,10 366,74,0'), fill(colors.light))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -12, marks: path(shape('404,138 372,160 340,188 290,210 220,214 170,206 190,236 300,236 380,190'), fill(colors.light)) + path('M388 140L404 160M362 158L382 186M332 184L348 210M296 204L304 228M254 210L256 230M214 208L208 226', stroke(colors.ink, 4, 0.22)) })}
    ${path(limb('212,204,46 222,240,26 196,262,19'), fill(colors.main))}${path('M196 262l-14 10M196 264l-4 14M200 258l-18 2', stroke(colors.light, 5))}${path(limb('320,200,36 336,232,20 314,252,15'), fill(colors.main))}${path('M314 252l-12 10M314 254l-2 12', stroke(colors.light, 5))}
    ${path(nearWing, fill(colors.accent))}${path(shape('290,166! 268,110 228,66 170,36 96,20! 176,54 230,98 262,150 262,180'), fill(colors.main))}${path('M238 108L110 86M254 134L152 120M264 158L206 148', stroke(colors.second, 5))}
    ${path(limb('410,94,13 398,74,10 378,62,0'), fill(colors.light))}
    ${eye(414, 112, 6.5, colors)}${path('M404 103L424 107', stroke(colors.ink, 4))}${path('M456 114l4 -1', stroke(colors.ink, 5))}
    ${path('M468 128C448 130 434 128 420 122', stroke(colors.ink, 3.5, 0.7))}${path('M446 129l4 8l5 -8ZM434 127l3 7l5 -6Z', fill(colors.light))}`,
});
