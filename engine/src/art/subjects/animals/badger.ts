import { body, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const badger = drawSubject({
  name: 'badger',
  nouns: ['badger', 'badgers'],
  bounds: { x: 3, y: 86, width: 406, height: 174 },
  natural: { main: '#6f7278', second: '#2b2d33', accent: '#eceae4', ink: '#16171b', light: '#ffffff' },
  presence: {
    nouns: ['badger'],
    home: 'forest',
    stands: 'ground',
    tall: 0.26,
    metres: 0.45,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('40,160 16,166 4,188 26,190 52,186'), fill(colors.light))}
    ${path(limb('104,190,44 96,226,30 100,252,26') + limb('244,200,40 240,230,28 244,252,26'), fill(colors.second))}
    ${path(paw(98, 256, 50, 20), fill(colors.second))}
    ${path(paw(242, 256, 50, 20), fill(colors.second))}
    ${body(shape('42,176 60,130 108,96 176,86 240,96 290,112 330,120 364,140 396,164 404,178 388,190 350,196 310,202 280,224 210,232 120,232 64,222 42,200'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -18, marks: path(shape('30,206 110,208 200,206 280,196 300,240 160,250 40,240'), fill(colors.second)) + path(shape('286,108 330,114 370,140 410,170 404,200 340,200 296,196 276,150'), fill(colors.light)) + path(shape('280,128 316,126 352,150 396,172 396,186 350,182 310,180 284,160'), fill(colors.second)) })}
    ${path('M84 128C110 106 150 100 190 104', stroke(colors.light, 8, 0.3))}
    ${path(limb('76,190,52 70,226,34 72,254,30') + limb('274,200,48 276,232,32 276,254,30'), fill(colors.second))}
    ${path(paw(70, 260, 54, 20), fill(colors.second))}
    ${path(paw(274, 260, 54, 20), fill(colors.second))}
    ${path(shape('292,116 280,98 294,86 312,94 316,114'), fill(colors.second))}
    ${path(shape('288,100 294,90 306,94 302,104'), fill(colors.light))}
    ${path(shape('388,160 404,160 408,174 398,182 388,176'), fill(colors.ink))}
    <circle cx="344" cy="156" r="7" fill="${colors.ink}"/><circle cx="342" cy="153" r="2.4" fill="${colors.light}"/>`,
});
