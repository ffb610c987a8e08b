import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { path, stroke } from '../../svg.ts';

export const bridge = drawSubject({
  name: 'bridge',
  nouns: ['bridge', 'viaduct'],
  bounds: { x: -2, y: 0, width: 572, height: 240 },
  natural: { main: '#b9a790', second: '#8c7a66', accent: '#d9b46a', ink: '#3a3128', light: '#efe5d3' },
  presence: {
    nouns: ['bridge', 'viaduct'],
    home: 'lake',
    stands: 'water',
    tall: 0.24,
    metres: 8,
    top: { from: 120, to: 440, y: 30 },
  },
  paint: (colors, id) => `
    ${body('M4 130C120 60 200 38 284 38C368 38 448 60 564 130V234H510C510 176 476 148 440 148C404 148 370 176 370 234H344C344 160 318 128 284 128C250 128 224 160 224 234H198C198 176 164 148 128 148C92 148 58 176 58 234H4Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -12, marks: path('M40 150h26M90 120h24M170 110h24M210 150h20M250 90h26M300 100h24M360 130h20M400 110h24M460 130h26M510 160h24M20 190h20M528 200h20M206 190h10M352 190h10', stroke(colors.ink, 7, 0.16)) })}
    ${path('M58 234C58 176 92 148 128 148C164 148 198 176 198 234M224 234C224 160 250 128 284 128C318 128 344 160 344 234M370 234C370 176 404 148 440 148C476 148 510 176 510 234', stroke(colors.second, 12))}
    ${path('M4 118C120 50 200 26 284 26C368 26 448 50 564 118', stroke(colors.light, 12))}${path('M4 130C120 62 200 40 284 40C368 40 448 62 564 130', stroke(colors.second, 5))}
    ${path('M120 68V44M284 32V8M448 68V44', stroke(colors.ink, 6))}${path('M120 38h0M284 8h0M448 38h0', stroke(colors.accent, 15))}`,
});
