import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const recyclingBin = drawSubject({
  name: 'recycling-bin',
  nouns: ['recycling bin', 'recycle bin', 'recycling container'],
  bounds: { x: -1, y: -6, width: 342, height: 426 },
  natural: { main: '#3f9a5a', second: '#2c7443', accent: '#f4f7f2', ink: '#173a24', light: '#d9f0dd' },
  presence: { nouns: ['recycling bin'], home: 'street', stands: 'ground', tall: 0.36, metres: 1 },
  paint: (colors, id) => `
    ${circle(70, 398, 22, fill(colors.ink))}
    ${body('M36 100H304L280 390Q278 410 258 410H82Q62 410 60 390Z', colors.main, colors, { id: `${id}b`, dx: -22, dy: 0 })}
    ${path('M14 58H326Q344 58 340 78L334 108H6L0 78Q-4 58 14 58Z', fill(colors.second))}${path('M30 58Q40 20 80 20H260Q300 20 310 58Z', fill(colors.main))}${path('M130 20Q132 0 150 0H190Q208 0 210 20', stroke(colors.second, 12))}
    ${[0, 120, 240].map((turn) => `<g transform="rotate(${turn} 170 260)">${path('M140 214L170 174L204 230M206 234L208 202M206 234L176 226', stroke(colors.accent, 15))}</g>`).join('')}
    ${path('M62 140L74 340', stroke(colors.light, 9, 0.4))}`,
});
