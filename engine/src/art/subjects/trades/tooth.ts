import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tooth = drawSubject({
  name: 'tooth',
  nouns: ['tooth', 'teeth', 'molar'],
  bounds: { x: -6, y: 15, width: 374, height: 345 },
  natural: { main: '#fdfdf9', second: '#cfdbe2', accent: '#7cc4e0', ink: '#3a4a57', light: '#ffffff' },
  presence: { nouns: ['tooth'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.1 },
  paint: (colors, id) => `
    ${body(shape('30,110 40,46 90,16 140,30 170,40 200,30 252,16 300,48 310,112 290,180 276,250 258,330 232,360 212,330 200,262 170,232 140,262 128,330 108,360 82,330 64,250 48,180'), colors.main, colors, { id: `${id}b`, dx: -16, dy: -10 })}
    ${path('M120 60Q150 84 182 72Q214 92 240 62', stroke(colors.second, 9))}${path('M70 70Q58 96 64 130', stroke(colors.light, 14))}
    ${path('M330 30L340 58L368 68L340 78L330 106L320 78L292 68L320 58Z', fill(colors.accent))}${path('M20 250L27 270L46 277L27 284L20 304L13 284L-6 277L13 270Z', fill(colors.accent))}`,
});
