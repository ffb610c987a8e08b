import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '60,300! 90,250 96,200 110,150 136,104 168,76 204,76 226,98 226,130 212,176 190,216 156,246 116,268 84,310!',
);

export const toucan = drawSubject({
  name: 'toucan',
  nouns: ['toucan'],
  bounds: { x: 49, y: 62, width: 309, height: 290 },
  natural: { main: '#2b2f3a', second: '#f09a2e', accent: '#6fb9d8', ink: '#15171d', light: '#fdf5de' },
  presence: {
    nouns: ['toucan'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.36,
    metres: 0.7,
    faces: 'right',
    perched: 0.795,
  },
  paint: (colors, id) => `
    ${body(trunk, colors.main, colors, { id: `${id}b`, dx: -8, marks: path(shape('180,80 232,84 236,140 210,176 180,160 168,120'), fill(colors.light)) + path(shape('150,250 190,214 200,240 160,270'), fill(colors.accent)) })}
    ${path(shape('110,166! 140,150 166,168 164,206 138,240 96,270 70,300! 84,250 96,210'), fill(colors.ink))}${path('M128 180C142 184 146 204 134 222', stroke(colors.accent, 4, 0.5))}
    ${path(shape('214,84 254,64 306,68 344,96 358,134! 336,138 306,126 262,132 220,136'), fill(colors.second))}${path(shape('220,112 270,106 320,112 356,130 336,138 306,126 262,132 220,136'), fill(colors.ink, 0.2))}${path(shape('322,80 344,96 358,134! 336,138 326,120'), fill(colors.ink))}${path('M234 84C260 74 290 76 312 86', stroke(colors.light, 6, 0.5))}
    ${path('M178 102A16 16 0 1 0 210 102A16 16 0 1 0 178 102Z', fill(colors.accent))}${eye(195, 102, 8, colors)}
    ${path('M66 296C96 286 176 286 204 296L200 336C210 346 216 350 222 352H48C56 350 64 346 70 336Z', fill(colors.second))}${path('M66 296C96 286 176 286 204 296L200 336C210 346 216 350 222 352H48C56 350 64 346 70 336Z', fill(colors.ink, 0.62))}${path('M66 296C96 286 176 286 204 296C176 308 96 308 66 296Z', fill(colors.second, 0.55))}
    ${path('M126 262v26M152 255v33', stroke(colors.accent, 8))}`,
});
