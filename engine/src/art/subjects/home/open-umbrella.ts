import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const openUmbrella = drawSubject({
  name: 'open-umbrella',
  nouns: ['open umbrella'],
  bounds: { x: 10, y: 8, width: 400, height: 391 },
  natural: { main: '#d9453f', second: '#3f7fae', accent: '#7a4a2e', ink: '#34202a', light: '#ffe9df' },
  presence: { nouns: ['umbrella', 'open umbrella'], home: 'park', stands: 'ground', tall: 0.4, metres: 1 },
  paint: (colors, id) => `
    ${path('M210 30V360C210 404 268 404 268 364', stroke(colors.accent, 10))}
    ${path('M214 200V360', stroke(colors.ink, 4, 0.25))}
    ${body('M10 210C20 90 110 30 210 30C310 30 400 90 410 210C390 186 350 186 326 210C304 184 236 184 210 210C184 184 116 184 94 210C70 186 30 186 10 210Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -16, marks: path('M94 210C100 120 150 50 210 30C160 60 130 130 94 210ZM94 210C120 184 184 184 210 210C208 130 208 80 210 30C150 50 100 120 94 210ZM326 210C320 120 270 50 210 30C262 70 300 130 326 210C350 186 390 186 410 210C400 90 310 30 210 30C280 50 320 120 326 210Z', fill(colors.second)) })}
    ${path('M94 210C100 120 150 50 210 30M326 210C320 120 270 50 210 30M210 210V30', stroke(colors.ink, 4, 0.2))}
    ${path(shape('40,150 60,104 100,70 108,80 76,116 54,158'), fill(colors.light, 0.5))}
    ${path('M204 8H216V34H204Z', fill(colors.accent))}`,
});
