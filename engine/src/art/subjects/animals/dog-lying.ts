import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape('46,206 50,154 84,118 146,108 204,112 244,118 266,140 268,186 240,216 150,220 80,220');
const head = shape(
  '232,152 238,122 262,106 294,108 316,124 340,138 366,148 376,162 368,182 344,192 310,196 272,196 246,184',
);

export const dogLying = drawSubject({
  name: 'dog-lying',
  nouns: [],
  bounds: { x: 10, y: 104, width: 390, height: 118 },
  natural: { main: '#c98d55', second: '#8a5730', accent: '#d9534a', ink: '#33201a', light: '#fff4e6' },
  presence: {
    nouns: ['dog', 'puppy'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.2,
    metres: 0.3,
    faces: 'right',
    posture: 'lying',
  },
  paint: (colors, id) => `
    ${path(line('66,208 36,212 20,198 24,180'), stroke(colors.main, 18))}${path('M23 190Q22 186 24 180', stroke(colors.light, 17))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -18 })}
    ${path(shape('62,214 66,168 96,148 136,160 152,194 136,216 96,222'), fill(colors.main))}${path('M100 158C134 160 152 184 146 208', stroke(colors.ink, 4, 0.22))}
    ${path('M92 204H156C172 204 172 222 158 222H88C72 222 76 204 92 204Z', fill(colors.main))}${path('M140 204H156C172 204 172 222 158 222H140Z', fill(colors.light))}
    ${path('M230 198H384C402 198 402 222 384 222H224Z', fill(colors.main))}${path('M360 198H384C402 198 402 222 384 222H360Z', fill(colors.light))}${path('M230 212H380', stroke(colors.ink, 3, 0.15))}
    ${body(head, colors.main, colors, { id: `${id}h`, dx: -2, dy: -8, marks: path(shape('316,150 350,138 386,158 360,192 316,198 304,180'), fill(colors.light)) })}
    ${path(shape('262,112! 238,112 224,134 228,172! 240,192 256,188 270,164 278,134'), fill(colors.second))}
    ${path('M358 146Q380 148 377 163Q364 168 355 160Z', fill(colors.ink))}${path('M292 146Q304 156 316 147', stroke(colors.ink, 5))}${path('M366 176Q350 186 332 178', stroke(colors.ink, 3.5, 0.7))}`,
});
