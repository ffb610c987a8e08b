import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '40,170 52,116 104,84 170,80 230,90 262,96 280,118 282,170 262,204 190,222 104,220 56,204',
);
const head = shape(
  '244,124 252,90 280,76 310,86 334,106 366,112 388,130 392,162 372,184 330,190 288,186 256,168',
);

export const hippo = drawSubject({
  name: 'hippo',
  nouns: ['hippo', 'hippopotamus'],
  bounds: { x: 30, y: 65, width: 364, height: 203 },
  natural: { main: '#8f8194', second: '#73667a', accent: '#d9a3a6', ink: '#2e2733', light: '#f4ece8' },
  presence: {
    nouns: ['hippo', 'hippopotamus'],
    home: 'river',
    stands: 'ground',
    tall: 0.36,
    metres: 1.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('128,196,54 134,236,42 132,262,44') + limb('252,190,46 258,236,38 256,262,40'), colors.main, colors)}
    ${path('M48 130L34 156', stroke(colors.second, 8))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -20, marks: path(shape('70,220 140,196 220,200 270,190 270,230 80,230'), fill(colors.accent, 0.6)) })}
    ${path(limb('86,190,70 84,232,50 82,266,52') + limb('208,192,60 210,234,46 208,266,48'), fill(colors.main))}${path([60, 76, 92, 188, 203, 218].map((x) => `M${x} 266a6 8 0 0 1 12 0Z`).join(''), fill(colors.light))}
    ${path('M296 78A11 13 0 1 0 318 78A11 13 0 1 0 296 78Z', fill(colors.second))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -12, marks: path(shape('330,110 366,108 396,128 396,170 370,192 330,196 318,160'), fill(colors.accent, 0.45)) })}
    ${path('M258 84A13 15 0 1 0 284 84A13 15 0 1 0 258 84Z', fill(colors.main))}${path('M264 85A7 8 0 1 0 278 85A7 8 0 1 0 264 85Z', fill(colors.accent))}
    ${path('M366 122h2M380 130h2', stroke(colors.ink, 7, 0.7))}${eye(312, 110, 7, colors)}${path('M390 166C364 178 330 176 306 164', stroke(colors.ink, 4, 0.55))}${path('M352 172l4 12l8 -1l1 -13Z', fill(colors.light))}`,
});
