import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const fireExtinguisher = drawSubject({
  name: 'fire-extinguisher',
  nouns: ['fire extinguisher'],
  bounds: { x: 1, y: 0, width: 229, height: 410 },
  natural: { main: '#d8322f', second: '#2c3138', accent: '#f2c14e', ink: '#1f242a', light: '#ffffff' },
  presence: { nouns: ['fire extinguisher'], home: 'still-life', stands: 'ground', tall: 0.42, metres: 0.6 },
  paint: (colors, id) => `
    ${path(line('110,66 40,70 14,130 20,230'), stroke(colors.second, 20))}${path('M8 226H34L40 290H2Z', fill(colors.ink))}
    ${body('M70 130C70 92 100 78 150 78C200 78 230 92 230 130V390Q230 410 210 410H90Q70 410 70 390Z', colors.main, colors, { id: `${id}b`, dx: -24, dy: -4 })}
    ${path('M122 40H178V84H122Z', fill(colors.second))}${path('M120 44L220 10', stroke(colors.second, 20))}${path('M122 62H214', stroke(colors.ink, 16))}${circle(128, 52, 15, fill(colors.accent))}
    ${path('M92 190H208V310H92Z', fill(colors.light))}${path(shape('150,204 174,236 180,266 150,292 120,266 128,240 140,244'), fill(colors.accent))}${path('M70 344H230V360H70Z', fill(colors.second, 0.5))}${path('M94 120V176', stroke(colors.light, 11, 0.5))}`,
});
