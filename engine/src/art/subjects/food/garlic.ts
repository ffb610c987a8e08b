import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const garlic = drawSubject({
  name: 'garlic',
  nouns: ['garlic', 'garlic bulb', 'garlic clove'],
  bounds: { x: 49, y: 10, width: 262, height: 320 },
  natural: { main: '#f4ece2', second: '#d9c6c8', accent: '#b58fa0', ink: '#5a4450', light: '#ffffff' },
  presence: { nouns: ['garlic'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.07 },
  paint: (colors, id) => `
    ${body(shape('176,10! 160,60 150,100 92,140 52,200 60,262 110,300 180,308 250,300 300,262 308,200 268,140 210,100 204,56 196,14!'), colors.main, colors, { id: `${id}a`, dx: -22, dy: -10 })}
    ${path(shape('176,110 120,160 106,230 136,300 176,306 160,240'), fill(colors.second, 0.7))}
    ${path(shape('186,110 240,160 254,230 224,300 186,306 202,240'), fill(colors.second, 0.7))}
    ${path('M172 70C150 150 148 240 168 304M190 70C212 150 214 240 194 304M164 90C112 140 84 200 104 286M198 90C250 140 276 200 256 286', stroke(colors.accent, 5, 0.7))}
    ${path('M84 190C92 172 106 158 122 148', stroke(colors.light, 10))}
    ${path('M140 312l-8 10M160 314l-4 12M180 314v14M200 314l4 12M220 312l8 10', stroke(colors.accent, 4))}`,
});
