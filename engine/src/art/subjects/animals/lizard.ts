import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const lizard = drawSubject({
  name: 'lizard',
  nouns: ['lizard', 'lizards', 'gecko', 'geckos', 'iguana', 'salamander lizard'],
  bounds: { x: 10, y: 90, width: 442, height: 166 },
  natural: { main: '#6fae4a', second: '#4f8a38', accent: '#e8c84a', ink: '#20301a', light: '#eef8d4' },
  presence: {
    nouns: ['lizard', 'gecko', 'iguana'],
    home: 'desert',
    stands: 'ground',
    tall: 0.16,
    metres: 0.2,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('150,150 90,140 40,160 10,200 26,232 60,236 76,220 60,212 44,206! 60,184 100,180 150,190'), fill(colors.main))}
    ${path(limb('180,180,26 160,212,20 140,230,14') + limb('300,180,24 318,214,18 344,226,13'), fill(colors.second))}
    ${path('M140 230l-18 2M140 230l-14 12M142 230l0 14M344 226l18 0M344 226l16 10M344 226l4 14', stroke(colors.second, 8))}
    ${body(shape('130,150 190,124 260,122 320,124 350,100 390,90 430,104 452,128 440,148 400,160 350,172 310,196 230,204 150,196'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -16, marks: path(shape('140,200 230,186 310,180 380,160 450,140 450,170 320,220 160,220'), fill(colors.light, 0.6)) + path('M170 128L182 118L194 126L206 114L218 124L230 112L244 122L258 112L272 122L286 114L298 124L312 118L318 130L240 136Z', fill(colors.second)) })}
    ${path(limb('200,186,28 214,220,20 236,238,14') + limb('330,172,26 356,204,18 380,222,13'), fill(colors.main))}
    ${path('M236 238l18 -2M236 238l16 10M234 238l2 14M380 222l18 -4M380 222l18 8M380 222l6 12', stroke(colors.main, 8))}
    ${circle(200, 154, 6, fill(colors.accent))}
    ${circle(230, 148, 7, fill(colors.accent))}
    ${circle(262, 150, 6, fill(colors.accent))}
    ${circle(292, 152, 6, fill(colors.accent))}
    ${circle(176, 166, 5, fill(colors.accent))}
    ${circle(340, 140, 5, fill(colors.accent))}
    ${path('M446 140C430 148 412 148 396 144', stroke(colors.ink, 4))}
    ${eye(404, 112, 9, colors)}`,
});
