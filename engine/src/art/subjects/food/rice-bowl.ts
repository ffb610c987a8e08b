import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const riceBowl = drawSubject({
  name: 'rice-bowl',
  nouns: ['rice bowl', 'bowl of rice', 'rice', 'steamed rice', 'white rice'],
  bounds: { x: 20, y: -8, width: 397, height: 300 },
  natural: { main: '#2f5f8f', second: '#f4f1e8', accent: '#c8413a', ink: '#1d2f44', light: '#ffffff' },
  presence: {
    nouns: ['rice bowl', 'bowl of rice', 'rice'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.11,
  },
  paint: (colors, id) => `
    ${path('M150 40C136 26 162 14 148 0M206 36C192 22 218 10 204 -4', stroke(colors.light, 9, 0.6))}
    ${path(shape('60,124! 64,100 90,90 104,72 136,66 156,50 190,50 212,62 240,66 256,84 280,92 296,110 300,124!'), fill(colors.light))}
    ${path('M96 106h10M126 92h10M160 80h10M196 88h10M230 100h10M150 108h10M190 112h10M110 120h8M250 116h8M174 64h8M214 78h8', stroke(colors.ink, 5, 0.13))}
    ${body('M20 120H340C340 200 290 262 230 268H130C70 262 20 200 20 120Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -10, marks: path('M0 152L40 176L80 152L120 176L160 152L200 176L240 152L280 176L320 152L360 176V192L320 168L280 192L240 168L200 192L160 168L120 192L80 168L40 192L0 168Z', fill(colors.second)) })}
    ${path('M20 120H340L339 132H21Z', fill(colors.light, 0.5))}
    ${path('M46 150C54 190 72 220 98 240', stroke(colors.light, 9, 0.4))}
    ${path('M124 264H236L246 292H114Z', fill(colors.main))}
    ${path('M190 264H236L246 292H180Z', fill(colors.ink, 0.25))}
    ${path('M250 92L400 20M262 108L412 44', stroke(colors.accent, 9))}
    ${path('M330 56L402 22M340 76L412 46', stroke(colors.ink, 4, 0.25))}`,
});
