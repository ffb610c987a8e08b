import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '46,170 54,118 96,86 160,84 220,82 258,64 290,76 320,104 350,128 382,142 394,160 386,184 360,194 326,190 298,196 270,214 200,226 110,222 64,206',
);

export const rhino = drawSubject({
  name: 'rhino',
  nouns: ['rhino', 'rhinoceros'],
  bounds: { x: 35, y: 46, width: 359, height: 233 },
  natural: { main: '#8d939b', second: '#6e757f', accent: '#cfc6b4', ink: '#2c3038', light: '#f0ede4' },
  presence: {
    nouns: ['rhino', 'rhinoceros'],
    home: 'savanna',
    stands: 'ground',
    tall: 0.4,
    metres: 1.7,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('136,196,52 146,240,38 142,272,42') + limb('270,196,46 278,240,34 276,272,38'), colors.main, colors)}
    ${path('M56 130C38 146 36 176 40 196', stroke(colors.second, 7))}
    ${path(limb('372,142,26 384,112,17 386,84,0') + limb('344,126,18 350,110,11 350,96,0'), fill(colors.accent))}${path('M380 132L386 92L372 140Z', fill(colors.light, 0.6))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -18, marks: path('M140 84C126 130 130 180 150 226M234 80C214 120 214 170 236 220M284 90C270 120 276 160 300 196', stroke(colors.ink, 5, 0.2)) })}
    ${path(limb('94,190,72 94,236,48 92,278,50') + limb('226,194,58 232,240,42 230,278,46'), fill(colors.main))}${path([70, 86, 102, 210, 225, 240].map((x) => `M${x} 278a6 8 0 0 1 12 0Z`).join(''), fill(colors.light))}
    ${path(shape('268,82 258,56 266,46! 284,58 288,84'), fill(colors.main))}${path(shape('271,76 266,60! 278,66 281,80'), fill(colors.ink, 0.4))}
    ${eye(326, 134, 6, colors)}${path('M390 172Q372 178 354 172', stroke(colors.ink, 4, 0.5))}${path('M382 156h2', stroke(colors.ink, 5, 0.7))}`,
});
