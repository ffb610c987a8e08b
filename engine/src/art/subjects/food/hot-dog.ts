import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const hotDog = drawSubject({
  name: 'hot-dog',
  nouns: ['hot dog', 'hotdog', 'hot dogs', 'frankfurter', 'bratwurst'],
  bounds: { x: 10, y: 30, width: 440, height: 165 },
  natural: { main: '#dd9a4b', second: '#b8432c', accent: '#f4c52e', ink: '#54240f', light: '#fbe9c8' },
  presence: {
    nouns: ['hot dog', 'bratwurst'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.07,
  },
  paint: (colors, id) => `
    ${body('M46 60C90 20 370 20 414 60C436 84 426 116 400 120H60C34 116 24 84 46 60Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${path('M46 92H414C424 106 416 118 400 120H60C44 118 36 106 46 92Z', fill(colors.ink, 0.2))}
    ${body('M40 70C90 56 370 56 420 70C456 76 462 122 426 132C370 146 90 146 34 132C-2 122 4 76 40 70Z', colors.second, colors, { id: `${id}b`, dx: -6, dy: -14 })}
    ${path('M34 92C60 84 90 80 130 78', stroke(colors.light, 10, 0.4))}
    ${body('M42 108C110 122 350 122 418 108C450 112 452 164 420 180C350 200 110 200 40 180C8 164 10 112 42 108Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: -16 })}
    ${path('M46 136C70 146 96 150 130 152', stroke(colors.light, 10, 0.45))}
    ${path('M58 92C76 66 96 66 114 92S150 118 170 92S206 66 226 92S264 118 284 92S320 66 340 92S378 116 398 88', stroke(colors.accent, 17))}
    ${path('M66 78C76 68 92 66 104 78M176 80C188 66 206 68 218 80', stroke(colors.light, 5, 0.5))}`,
});
