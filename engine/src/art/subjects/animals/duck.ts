import { body, eye } from '../../coat.ts';
import { type Drawing, drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk =
  'M24 108C44 112 54 104 74 106C120 92 170 108 206 132C236 150 276 132 296 148C312 166 300 214 270 230H94C60 214 40 160 24 108Z';

/** A mallard as it swims, without legs. */
export const paintDuck: Drawing['paint'] = (colors, id) => `
    ${path(shape('298,84 322,78 352,88 364,100! 346,110 318,112 298,106'), fill(colors.accent))}${path('M304 100C324 102 340 102 356 101', stroke(colors.ink, 3, 0.4))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -22, marks: path(shape('214,130 300,120 320,170 290,240 232,240 210,190'), fill(colors.ink, 0.4)) + path(shape('60,240 90,200 180,206 240,240'), fill(colors.light, 0.6)) })}
    ${path(shape('214,150 228,126 228,84 246,46 276,32 302,48 308,82 298,112 294,152 272,166 236,166'), fill(colors.second))}
    ${path(shape('276,34 302,48 308,82 298,112 294,140 278,148 288,100 286,60'), fill(colors.ink, 0.2))}
    ${path(shape('220,140 256,150 296,140 295,154 258,166 214,154'), fill(colors.light))}
    ${path(shape('82,134! 120,112 176,122 216,152 226,176! 190,196 140,192 100,174! 112,168 90,156! 100,150'), fill(colors.light, 0.5))}${path(shape('82,134! 120,112 176,122 216,152 226,176! 190,178 140,166 110,150'), fill(colors.ink, 0.25))}
    ${path(shape('146,184 190,182 214,172 204,188 176,196 150,194'), fill(colors.second))}
    ${eye(282, 74, 6.5, colors)}`;

export const duck = drawSubject({
  name: 'duck',
  nouns: ['duck', 'mallard'],
  bounds: { x: 24, y: 30, width: 340, height: 200 },
  natural: { main: '#a58e78', second: '#2d7a5a', accent: '#eaa53c', ink: '#2a2420', light: '#fbf4e6' },
  presence: {
    nouns: ['duck', 'mallard'],
    home: 'lake',
    stands: 'water',
    tall: 0.22,
    metres: 0.5,
    faces: 'right',
  },
  paint: paintDuck,
});
