import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const trashCan = drawSubject({
  name: 'trash-can',
  nouns: ['trash can', 'garbage can', 'dustbin', 'rubbish bin', 'waste bin'],
  bounds: { x: 0, y: -7, width: 320, height: 411 },
  natural: { main: '#6f8a94', second: '#4a626c', accent: '#a9bcc4', ink: '#26333a', light: '#eef3f5' },
  presence: { nouns: ['trash can'], home: 'street', stands: 'ground', tall: 0.36, metres: 0.9 },
  paint: (colors, id) => `
    ${body('M34 100H286L262 388Q260 404 244 404H76Q60 404 58 388Z', colors.main, colors, { id: `${id}b`, dx: -20, dy: 0 })}
    ${path('M92 140L104 366M160 140V366M228 140L216 366', stroke(colors.second, 16))}
    ${path('M18 64H302Q320 64 320 84V108H0V84Q0 64 18 64Z', fill(colors.accent))}${path('M0 92H320V108H0Z', fill(colors.ink, 0.22))}
    ${path('M40 64Q60 26 160 26Q260 26 280 64Z', fill(colors.main))}${path('M128 26Q130 0 160 0Q190 0 192 26', stroke(colors.second, 13))}${path('M72 54Q100 42 140 40', stroke(colors.light, 8, 0.5))}`,
});
