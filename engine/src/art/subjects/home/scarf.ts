import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const scarf = drawSubject({
  name: 'scarf',
  nouns: ['scarf', 'woolen scarf', 'knitted scarf'],
  bounds: { x: 19, y: 20, width: 302, height: 427 },
  natural: { main: '#c8433f', second: '#f4e9d6', accent: '#2f6f7f', ink: '#3a1a1c', light: '#ffe6e0' },
  presence: { nouns: ['scarf'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.6 },
  paint: (colors, id) => `
    ${path('M190 140L286 150L300 380H196Z', fill(colors.main))}
    ${path('M190 140L286 150L300 380H196Z', fill(colors.ink, 0.2))}
    ${path('M197 330H297L298 350H197Z', fill(colors.light))}
    ${path('M204 384V410M224 384V412M244 384V410M264 384V412M284 384V410', stroke(colors.main, 9))}
    ${body(shape('20,110 30,60 80,30 170,20 260,30 310,60 320,110 300,160 240,180 170,186 100,180 40,160'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -12 })}
    ${path(shape('80,88 120,70 170,66 220,70 260,88 220,106 170,110 120,106'), fill(colors.ink, 0.35))}
    ${path('M60 150L84 168L96 186L70 176ZM280 150L258 168L246 186L272 176Z', fill(colors.light))}
    ${body('M86 150L190 140C204 150 204 176 194 190L176 410H76L96 194C80 180 78 164 86 150Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -10, marks: path('M60 230H220V252H60ZM60 300H220V322H60ZM60 352H220V366H60Z', fill(colors.second)) + path('M100 200L90 410M130 196L122 410M160 194L152 410', stroke(colors.ink, 4, 0.18)) })}
    ${path('M84 412V440M104 412V442M124 412V440M144 412V442M166 412V440', stroke(colors.main, 9))}`,
});
