import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk =
  'M20 96C60 84 90 92 130 84C180 74 250 74 300 92L312 130C270 150 120 154 60 138C40 130 22 118 20 96Z';

export const otter = drawSubject({
  name: 'otter',
  nouns: ['otter', 'sea otter'],
  bounds: { x: 9, y: 28, width: 379, height: 120 },
  natural: { main: '#7f5b41', second: '#5f4230', accent: '#c99f76', ink: '#2b1c13', light: '#f3e2ca' },
  presence: {
    nouns: ['otter', 'sea otter'],
    home: 'river',
    stands: 'water',
    tall: 0.17,
    metres: 0.4,
    faces: 'left',
  },
  paint: (colors, id) => `
    ${path(shape('40,110 14,84 12,58 26,52 42,64 62,92'), fill(colors.second))}${path(shape('80,96 62,64 66,42 82,40 96,56 104,88'), fill(colors.main))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -12, marks: path(shape('70,90 150,78 240,76 300,90 290,110 200,112 100,112'), fill(colors.accent, 0.6)) })}
    ${path(shape('280,110 286,66 316,40 352,40 380,64 386,102 366,130 326,138 292,132'), fill(colors.main))}
    ${path('M354 40A12 12 0 1 0 378 40A12 12 0 1 0 354 40Z', fill(colors.second))}
    ${path(shape('286,96 288,70 308,54 330,56 346,74 344,102 322,118 298,114'), fill(colors.accent))}
    ${path('M296 70Q308 60 320 70Q314 82 308 82Q302 82 296 70Z', fill(colors.ink))}${path('M308 82V90M308 90Q298 98 292 90M308 90Q318 98 326 90', stroke(colors.ink, 3.5))}
    ${eye(340, 62, 6.5, colors)}
    ${path(line('262,92 240,66 214,62'), stroke(colors.second, 20))}${path(line('232,98 220,74 204,62'), stroke(colors.main, 20))}
    ${path(shape('180,52 196,38 218,42 226,58 210,70 190,68'), fill(colors.light))}${path('M188 60Q196 48 210 46M196 66Q204 56 218 54', stroke(colors.ink, 2.5, 0.3))}`,
});
