import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const axe = drawSubject({
  name: 'axe',
  nouns: ['axe', 'hatchet'],
  bounds: { x: 20, y: 20, width: 236, height: 446 },
  natural: { main: '#b9c3ca', second: '#a8713f', accent: '#d0402f', ink: '#2f2a28', light: '#eef3f6' },
  presence: { nouns: ['axe', 'hatchet'], home: 'campsite', stands: 'ground', tall: 0.34, metres: 0.7 },
  paint: (colors, id) => `
    ${path(shape('196,20! 226,30! 208,180 196,320 200,430 186,466! 150,456! 158,420 166,300 180,150'), fill(colors.second))}
    ${path('M218 28L226 30C214 140 204 260 204 330L200 430L186 466L174 462C186 380 196 200 218 28Z', fill(colors.ink, 0.2))}
    ${body(shape('120,40! 180,60 250,56! 250,150! 180,150 120,190! 60,190 20,160! 60,130 70,100 40,70! 70,50'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -10 })}
    ${path(shape('40,70! 70,100 60,130 20,160! 46,134 52,104'), fill(colors.light, 0.7))}
    ${path('M196 50H256V72H194ZM186 132H254V152H184Z', fill(colors.accent))}
    ${path('M166 330L196 340M160 360L194 370', stroke(colors.ink, 5, 0.25))}`,
});
