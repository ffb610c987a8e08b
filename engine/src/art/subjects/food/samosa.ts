import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const samosa = drawSubject({
  name: 'samosa',
  nouns: ['samosa', 'samosas'],
  bounds: { x: 0, y: 40, width: 402, height: 256 },
  natural: { main: '#d9963f', second: '#b5722a', accent: '#6aa84f', ink: '#5a3410', light: '#fbe3b0' },
  presence: { nouns: ['samosa'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.08, several: 3 },
  paint: (colors, id) => `
    ${path('M0 250a200 36 0 1 0 400 0a200 36 0 1 0 -400 0Z', fill(colors.light))}${path('M0 250a200 36 0 0 0 400 0q0 46 -200 46q-200 0 -200 -46Z', fill(colors.light))}${path('M0 250a200 36 0 0 0 400 0q0 46 -200 46q-200 0 -200 -46Z', fill(colors.ink, 0.2))}
    ${path('M128 236L214 40L306 236Q214 262 128 236Z', fill(colors.second))}
    ${body('M30 250L112 84Q120 70 132 84L226 246Q128 278 30 250Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -10 })}${body('M196 254L290 92Q298 78 308 92L384 246Q296 282 196 254Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -10 })}
    ${path('M46 244q12 -12 22 0t22 2t22 4t22 0t22 -2t22 -2t20 -4M210 250q12 -12 22 0t22 2t22 4t22 0t22 -2t20 -4t20 -4', stroke(colors.second, 8))}${path('M84 170L118 104M262 170L292 112', stroke(colors.light, 8, 0.6))}${path('M110 180h.1M150 200h.1M130 220h.1M300 190h.1M330 220h.1M280 220h.1', stroke(colors.second, 10))}
    ${path(shape('340,240! 360,206 396,200 400,226 372,250'), fill(colors.accent))}${path('M352 238Q372 222 392 212', stroke(colors.ink, 4, 0.3))}`,
});
