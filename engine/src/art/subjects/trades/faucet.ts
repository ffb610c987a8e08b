import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const faucet = drawSubject({
  name: 'faucet',
  nouns: ['faucet', 'water tap', 'tap'],
  bounds: { x: 0, y: 36, width: 382, height: 351 },
  natural: {
    main: '#aeb9c2',
    second: '#7f8d98',
    accent: '#4aa3d8',
    ink: '#26323c',
    light: '#f4fafc',
  },
  paint: (colors, id) => `
    ${rect(86, 36, 150, 22, fill(colors.accent), 11)}
    ${rect(86, 48, 150, 10, fill(colors.ink, 0.18), 5)}
    ${rect(146, 50, 30, 60, fill(colors.second))}
    ${body('M26 86H270C336 86 372 126 372 186V236H286V190C286 176 278 168 264 168H26Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -12 })}
    ${rect(0, 76, 34, 102, fill(colors.second), 8)}
    ${rect(20, 76, 14, 102, fill(colors.ink, 0.16), 7)}
    ${path('M60 104H268', stroke(colors.light, 10, 0.5))}
    ${rect(276, 232, 106, 26, fill(colors.second), 8)}
    ${path('M329 282C350 318 362 336 362 354A33 33 0 0 1 296 354C296 336 308 318 329 282Z', fill(colors.accent))}
    ${circle(316, 354, 9, fill(colors.light, 0.6))}`,
});
