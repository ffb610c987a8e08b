import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const volleyball = drawSubject({
  name: 'volleyball',
  nouns: ['volleyball', 'beach ball', 'beach volleyball'],
  bounds: { x: 20, y: 18, width: 300, height: 302 },
  natural: { main: '#f6f3ea', second: '#3f7fc4', accent: '#f2c23e', ink: '#26303c', light: '#ffffff' },
  presence: { nouns: ['volleyball', 'beach ball'], home: 'beach', stands: 'ground', tall: 0.2, metres: 0.21 },
  paint: (colors, id) => `
    ${body('M170 20C253 20 320 87 320 170C320 253 253 320 170 320C87 320 20 253 20 170C20 87 87 20 170 20Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -16, marks: path('M170 170C140 120 90 90 20 96L30 20L170 10C200 60 200 120 170 170Z', fill(colors.second)) + path('M170 170C230 170 280 130 300 70L340 110V250L300 270C280 210 230 180 170 170Z', fill(colors.accent)) + path('M170 170C150 230 160 290 200 330L100 330L20 260C60 210 110 180 170 170Z', fill(colors.second, 0.55)) })}
    ${path('M170 170C200 120 200 60 172 20M170 170C140 120 90 92 40 100M170 170C230 170 280 134 300 96M170 170C230 180 276 206 300 244M170 170C110 180 66 210 42 250M170 170C150 230 158 286 192 318M130 26C160 70 164 110 156 146M32 212C66 180 110 160 156 158M258 294C246 240 220 200 186 182', stroke(colors.ink, 5, 0.5))}
    ${path('M56 130C66 98 88 72 116 58', stroke(colors.light, 10, 0.6))}`,
});
