import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const heron = drawSubject({
  name: 'heron',
  nouns: ['heron', 'herons', 'stork', 'storks', 'egret', 'crane bird'],
  bounds: { x: 26, y: 36, width: 375, height: 357 },
  natural: { main: '#f4f2ec', second: '#2d3138', accent: '#e3552f', ink: '#2a2426', light: '#ffffff' },
  presence: {
    nouns: ['heron', 'stork', 'egret', 'crane bird'],
    home: 'lake',
    stands: 'ground',
    tall: 0.46,
    metres: 1.1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M166 236L172 300L166 384M166 384L196 388M206 232L232 292L210 330L236 350', stroke(colors.accent, 9))}
    ${body(shape('40,226! 84,190 134,160 186,140 214,112 218,74 236,44 266,36 290,48 294,68 272,80 258,98 262,142 250,186 216,226 160,246 104,238'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -16, marks: path(shape('220,120 262,90 262,180 220,220'), fill(colors.second, 0.12)) })}
    ${path(shape('26,236! 70,196 130,176 190,182 210,206 184,230! 150,226 120,238 84,236 56,240'), fill(colors.second))}
    ${path(shape('90,200 140,184 186,192 140,204'), fill(colors.light, 0.25))}
    ${path(shape('284,46 346,62 402,78! 346,80 286,72'), fill(colors.accent))}
    ${path('M290 62L402 78L346 80L288 71Z', fill(colors.ink, 0.2))}
    ${eye(266, 56, 6.5, colors)}`,
});
