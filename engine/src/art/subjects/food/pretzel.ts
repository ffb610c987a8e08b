import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';

export const pretzel = drawSubject({
  name: 'pretzel',
  nouns: ['pretzel', 'pretzels', 'soft pretzel', 'brezel'],
  bounds: { x: 20, y: 22, width: 320, height: 251 },
  natural: { main: '#b5672c', second: '#8a4518', accent: '#e8a659', ink: '#4a220c', light: '#fff6e2' },
  presence: { nouns: ['pretzel'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.08 },
  paint: (colors) => `
    ${path('M180 230C100 180 30 130 44 80C60 30 140 30 170 90C190 140 160 190 110 230M180 230C260 180 330 130 316 80C300 30 220 30 190 90C170 140 200 190 250 230M84 216C110 262 250 262 276 216', stroke(colors.main, 44))}
    ${path('M62 130C84 170 130 206 180 238M298 130C276 170 230 206 186 236M100 244C140 268 220 268 260 244', stroke(colors.ink, 12, 0.2))}
    ${path('M56 74C66 48 92 36 116 40M304 74C294 48 268 36 244 40', stroke(colors.accent, 8))}
    ${path('M70 60h0M100 52h0M140 70h0M58 100h0M290 60h0M260 52h0M220 70h0M302 100h0M88 150h0M270 150h0M130 240h0M180 248h0M230 240h0M120 190h0M240 190h0', stroke(colors.light, 9))}`,
});
