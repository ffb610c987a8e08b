import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const kinara = drawSubject({
  name: 'kinara',
  nouns: ['kinara', 'kwanzaa'],
  bounds: { x: 20, y: 37, width: 492, height: 359 },
  natural: { main: '#8a5a34', second: '#c23a34', accent: '#2f8a4f', ink: '#2b1c14', light: '#ffdf9a' },
  presence: { nouns: ['kinara'], home: 'still-life', stands: 'table', tall: 0.34, metres: 0.35 },
  paint: (colors, id) => `
    ${path('M40 120H72V240H40ZM110 120H142V240H110ZM180 120H212V240H180Z', fill(colors.second))}
    ${path('M250 100H282V240H250Z', fill(colors.ink))}
    ${path('M320 120H352V240H320ZM390 120H422V240H390ZM460 120H492V240H460Z', fill(colors.accent))}
    ${path('M60 120H72V240H60ZM130 120H142V240H130ZM200 120H212V240H200ZM340 120H352V240H340ZM410 120H422V240H410ZM480 120H492V240H480Z', fill(colors.ink, 0.16))}
    ${[56, 126, 196, 266, 336, 406, 476].map((x) => path(`M${x} ${x === 266 ? 36 : 56}C${x + 20} ${x === 266 ? 66 : 86} ${x + 14} ${x === 266 ? 96 : 116} ${x} ${x === 266 ? 96 : 116}C${x - 14} ${x === 266 ? 96 : 116} ${x - 20} ${x === 266 ? 66 : 86} ${x} ${x === 266 ? 36 : 56}Z`, fill(colors.light))).join('')}
    ${body('M20 236H512V290C512 306 420 330 330 336L350 380H182L202 336C112 330 20 306 20 290Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -12 })}
    ${path('M20 236H512V250H20Z', fill(colors.ink, 0.25))}
    ${path('M40 272C120 300 410 300 492 272', stroke(colors.light, 5, 0.4))}
    ${path('M150 372H382V396H150Z', fill(colors.main))}
    ${path('M270 372H382V396H270Z', fill(colors.ink, 0.25))}`,
});
