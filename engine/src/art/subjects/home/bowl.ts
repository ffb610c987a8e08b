import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bowl = drawSubject({
  name: 'bowl',
  nouns: ['bowl', 'mixing bowl', 'chopsticks'],
  bounds: { x: 25, y: -45, width: 360, height: 355 },
  natural: { main: '#4a86b0', second: '#f2ead8', accent: '#c8503f', ink: '#23384a', light: '#ffffff' },
  presence: { nouns: ['bowl', 'mixing bowl'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.12 },
  paint: (colors, id) => `
    ${path('M60 60L360 -40M80 80L380 -10', stroke(colors.accent, 9))}
    ${path('M200 60C300 60 370 80 370 104C370 124 300 140 200 140C100 140 30 124 30 104C30 80 100 60 200 60Z', fill(colors.ink, 0.3))}
    ${path('M200 70C294 70 358 86 358 104C358 118 294 132 200 132C106 132 42 118 42 104C42 86 106 70 200 70Z', fill(colors.second))}
    ${body('M26 100C40 130 120 144 200 144C280 144 360 130 374 100C384 220 320 290 200 290C80 290 16 220 26 100Z', colors.main, colors, { id: `${id}a`, dx: -24, dy: -10, marks: path('M0 170L30 190L60 170L90 190L120 170L150 190L180 170L210 190L240 170L270 190L300 170L330 190L360 170L400 190V206L360 188L330 208L300 188L270 208L240 188L210 208L180 188L150 208L120 188L90 208L60 188L30 208L0 188Z', fill(colors.second)) })}
    ${path('M140 280H260V310H140Z', fill(colors.main))}
    ${path('M210 280H260V310H210Z', fill(colors.ink, 0.25))}
    ${path(shape('50,150 70,160 76,220 100,260 88,262 60,226'), fill(colors.light, 0.5))}`,
});
