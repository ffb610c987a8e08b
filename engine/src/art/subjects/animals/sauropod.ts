import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '90,226 130,194 190,182 240,184 276,164 304,120 320,72 332,36 356,18 388,22 412,38 422,52 414,62 388,64 368,68 360,100 348,150 332,200 306,240 260,262 180,264 120,254',
);

export const sauropod = drawSubject({
  name: 'sauropod',
  nouns: ['brachiosaurus', 'diplodocus', 'brontosaurus', 'sauropod'],
  bounds: { x: 0, y: 17, width: 422, height: 338 },
  natural: { main: '#6f9aa0', second: '#4f7a84', accent: '#e2b45c', ink: '#22353a', light: '#eef1dc' },
  presence: {
    nouns: ['brachiosaurus', 'diplodocus', 'brontosaurus', 'sauropod'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.58,
    metres: 6,
    faces: 'right',
    seat: { x: 200, y: 167 },
  },
  paint: (colors, id) => `
    ${behind(limb('180,230,58 186,300,40 182,352,44') + limb('300,210,48 310,290,36 306,352,40'), colors.main, colors)}
    ${path(limb('160,224,90 100,230,56 52,246,34 18,240,16 0,214,0'), fill(colors.main))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, marks: path(shape('370,66 346,110 330,170 300,220 250,246 160,250 160,280 320,280 370,180'), fill(colors.light, 0.75)) + path('M150 206h6M180 198h8M214 198h6M244 196h4M166 222h6M200 218h6M232 216h5M296 156h2M312 118h2M324 84h1', stroke(colors.second, 13)) })}
    ${path(limb('130,220,86 128,296,54 126,354,52') + limb('256,224,74 262,296,48 260,354,46'), fill(colors.main))}
    ${path([104, 120, 136, 240, 255, 270].map((x) => `M${x} 354a6 9 0 0 1 12 0Z`).join(''), fill(colors.light))}
    ${eye(378, 38, 6.5, colors)}${path('M420 54Q402 58 388 52', stroke(colors.ink, 3.5, 0.6))}${path('M410 40h1', stroke(colors.ink, 4))}${path('M356 54h0', stroke(colors.accent, 12, 0.5))}`,
});
