import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const thermometer = drawSubject({
  name: 'thermometer',
  nouns: ['thermometer', 'clinical thermometer'],
  bounds: { x: -28, y: 0, width: 196, height: 438 },
  natural: { main: '#fbfcfd', second: '#b9c6cf', accent: '#e0453f', ink: '#3a4651', light: '#ffffff' },
  presence: { nouns: ['thermometer'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.2 },
  paint: (colors, id) => `
    ${body('M70 0C104 0 130 26 130 60V270C154 288 168 312 168 340C168 394 124 438 70 438C16 438 -28 394 -28 340C-28 312 -14 288 10 270V60C10 26 36 0 70 0Z', colors.main, colors, { id: `${id}b`, dx: -14, dy: -6 })}
    ${path('M70 44C80 44 88 52 88 62V286H52V62C52 52 60 44 70 44Z', fill(colors.second, 0.55))}${path('M52 150H88V300H52Z', fill(colors.accent))}${circle(70, 340, 58, fill(colors.accent))}${path('M36 322Q42 300 62 298', stroke(colors.light, 9, 0.6))}
    ${path('M102 76H126M102 112H118M102 148H126M102 184H118M102 220H126', stroke(colors.ink, 7, 0.6))}`,
});
