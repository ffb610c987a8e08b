import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const powerPlug = drawSubject({
  name: 'power-plug',
  nouns: ['power plug', 'electric plug', 'electric socket'],
  bounds: { x: 44, y: 0, width: 359, height: 384 },
  natural: { main: '#f2b632', second: '#3b4650', accent: '#9aa6b0', ink: '#232b31', light: '#fdf6e4' },
  paint: (colors, id) => `
    ${path('M170 284C170 350 210 376 262 372C330 368 356 330 350 270C346 226 356 200 392 190', stroke(colors.second, 22))}
    ${rect(104, 0, 26, 100, fill(colors.accent), 8)}
    ${rect(210, 0, 26, 100, fill(colors.accent), 8)}
    ${rect(120, 0, 10, 100, fill(colors.ink, 0.2), 5)}
    ${rect(226, 0, 10, 100, fill(colors.ink, 0.2), 5)}
    ${body('M60 96H280C290 96 296 102 296 112V150C296 214 250 250 200 258V292H140V258C90 250 44 214 44 150V112C44 102 50 96 60 96Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -8 })}
    ${rect(140, 256, 60, 44, fill(colors.second), 6)}
    ${path('M182 124L138 184H166L156 230L204 166H174Z', fill(colors.light))}`,
});
