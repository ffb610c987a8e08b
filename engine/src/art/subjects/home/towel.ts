import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const towel = drawSubject({
  name: 'towel',
  nouns: ['towel', 'bath towel', 'towels', 'folded towels'],
  bounds: { x: -3, y: 10, width: 403, height: 282 },
  natural: { main: '#4fa3b8', second: '#f4f1e8', accent: '#f0a868', ink: '#23505c', light: '#ffffff' },
  presence: { nouns: ['towel'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.25 },
  paint: (colors, id) => `
    ${body('M30 220H370Q400 220 400 256Q400 292 370 292H30Q0 292 0 256Q0 220 30 220Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -10, marks: path('M300 210H340V300H300Z', fill(colors.second)) })}
    ${body('M40 146H362Q392 146 392 182Q392 220 362 220H40Q8 220 8 182Q8 146 40 146Z', colors.second, colors, { id: `${id}b`, dx: -10, dy: -10, marks: path('M290 140H332V230H290Z', fill(colors.accent)) })}
    ${body('M36 70H366Q398 70 398 108Q398 146 366 146H36Q4 146 4 108Q4 70 36 70Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: -10, marks: path('M300 60H340V150H300Z', fill(colors.second)) })}
    ${path('M30 248H250M30 176H240M30 100H250', stroke(colors.light, 7, 0.4))}${path('M4 108Q4 92 20 92H60M0 256Q0 240 16 240H50M8 182Q8 166 24 166H60', stroke(colors.ink, 5, 0.25))}
    ${path(shape('180,70! 170,36 196,10 222,34 214,70!'), fill(colors.accent))}${path(shape('160,70! 130,46 130,22 160,26 184,66!') + shape('232,70! 262,46 262,22 232,26 206,66!'), fill(colors.accent))}${path('M196 66V30M176 62L146 36M218 62L246 36', stroke(colors.light, 5, 0.6))}`,
});
