import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const paperLantern = drawSubject({
  name: 'paper-lantern',
  nouns: ['paper lantern', 'chinese lantern', 'red lantern', 'lampion', 'sky lantern'],
  bounds: { x: 8, y: -7, width: 284, height: 406 },
  natural: { main: '#d6362f', second: '#f2b63d', accent: '#f59a3c', ink: '#4a1512', light: '#ffe9b0' },
  presence: {
    nouns: ['paper lantern', 'chinese lantern', 'red lantern', 'lampion', 'sky lantern'],
    home: 'garden',
    stands: 'air',
    hangs: true,
    tall: 0.24,
    metres: 0.5,
    glow: { x: 142, y: 165, reach: 1.6 },
  },
  paint: (colors, id) => `
    ${path('M150 40V-4', stroke(colors.second, 6))}
    ${rect(102, 36, 96, 20, fill(colors.second), 6)}
    ${body('M104 54H196C262 74 292 116 292 164C292 212 262 254 196 274H104C38 254 8 212 8 164C8 116 38 74 104 54Z', colors.main, colors, { id: `${id}a`, dx: -28, dy: -10, marks: path('M150 54C210 90 210 238 150 274C90 238 90 90 150 54Z', fill(colors.light, 0.32)) + path('M150 54V274M120 54C84 100 84 228 120 274M180 54C216 100 216 228 180 274M96 54C26 100 26 228 96 274M204 54C274 100 274 228 204 274', stroke(colors.ink, 5, 0.25)) })}
    ${rect(102, 270, 96, 20, fill(colors.second), 6)}
    ${path('M160 36H192A6 6 0 0 1 198 42V56H160ZM160 270H198V284A6 6 0 0 1 192 290H160Z', fill(colors.ink, 0.2))}
    ${path('M44 138C52 112 68 94 88 84', stroke(colors.light, 10, 0.55))}
    ${path('M150 290V320', stroke(colors.second, 5))}
    ${circle(150, 326, 12, fill(colors.accent))}
    ${path('M138 336V384M150 338V396M162 336V384', stroke(colors.main, 6))}`,
});
