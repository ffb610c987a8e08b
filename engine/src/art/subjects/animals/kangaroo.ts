import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '90,236 96,190 120,160 150,128 176,98 190,70 216,62 234,80 230,120 222,160 212,200 190,240 150,268 110,266',
);

export const kangaroo = drawSubject({
  name: 'kangaroo',
  nouns: ['kangaroo', 'wallaby'],
  bounds: { x: 4, y: 0, width: 300, height: 340 },
  natural: { main: '#c08a58', second: '#9b6a3f', accent: '#e3b3a0', ink: '#3a2417', light: '#f7e7cf' },
  presence: {
    nouns: ['kangaroo', 'wallaby'],
    home: 'desert',
    stands: 'ground',
    tall: 0.42,
    metres: 1.6,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(limb('130,232,64 94,272,42 70,304,28 40,324,18 4,334,0'), fill(colors.second))}
    ${path(line('222,132 246,150 252,176 268,182'), stroke(colors.second, 15))}${path(shape('216,58 218,20 232,0! 242,26 238,60'), fill(colors.second))}
    ${path(`${limb('150,250,40 178,284,22 150,306,18')}M140 312C150 302 200 312 222 324C230 330 226 338 218 338H140Z`, fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('230,90 236,150 220,210 190,250 176,240 190,190 200,140 208,100'), fill(colors.light)) })}
    ${path(shape('84,266 88,214 124,188 164,200 178,236 162,270 120,288'), fill(colors.main))}${path('M150 204C176 220 172 256 150 272', stroke(colors.ink, 4, 0.22))}
    ${path(`${limb('124,266,44 158,288,26 124,308,20')}M112 310C124 300 180 314 204 328C210 334 206 340 198 340H112C102 334 102 318 112 310Z`, fill(colors.main))}${path('M112 330L204 332C208 336 204 340 198 340H112Z', fill(colors.ink, 0.2))}
    ${path(line('206,128 222,152 224,180 242,190'), stroke(colors.main, 18))}${path(line('240,188 254,194'), stroke(colors.ink, 9))}
    ${path(shape('188,90 192,60 216,46 242,52 270,74 294,88 302,98 294,110 266,112 232,112 206,112'), fill(colors.main))}${path(shape('252,100 276,96 300,96 294,110 266,112 244,112'), fill(colors.light))}
    ${path(shape('200,62 190,24 198,0! 216,18 224,54'), fill(colors.main))}${path(shape('206,54 199,28 202,14! 212,28 216,50'), fill(colors.accent))}
    ${path('M290 84Q304 90 302 99Q292 102 288 94Z', fill(colors.ink))}${eye(250, 78, 7, colors)}${path('M294 108Q282 112 270 108', stroke(colors.ink, 3, 0.6))}`,
});
