import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const milkshake = drawSubject({
  name: 'milkshake',
  nouns: ['milkshake', 'milkshakes', 'shake', 'frappe', 'strawberry milkshake', 'chocolate milkshake'],
  bounds: { x: 48, y: -33, width: 259, height: 449 },
  natural: { main: '#f4a9b6', second: '#e23b4e', accent: '#fdf6ee', ink: '#5a2a38', light: '#ffffff' },
  presence: { nouns: ['milkshake', 'frappe'], home: 'still-life', stands: 'table', tall: 0.46, metres: 0.26 },
  paint: (colors, id) => `
    ${path('M236 96L264 -10L300 -18', stroke(colors.second, 13))}
    ${body('M60 130H260L232 392C231 402 224 406 214 406H106C96 406 89 402 88 392Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: -6 })}
    ${path('M60 130H260L257 160H63Z', fill(colors.light, 0.25))}
    ${path('M66 190C110 170 140 210 180 192S230 184 254 190L248 240C210 226 180 256 146 240S96 236 72 246Z', fill(colors.second, 0.85))}
    ${path('M84 160C84 150 100 150 102 160L118 380C118 390 106 390 104 380Z', fill(colors.light, 0.6))}
    ${path(shape('52,134! 50,104 84,86 92,60 130,44 156,16 184,44 218,56 232,86 266,100 270,134!'), fill(colors.accent))}
    ${path(shape('190,48 218,56 232,86 266,100 270,134! 200,134 220,100'), fill(colors.ink, 0.12))}
    ${path('M84 112C130 124 190 124 236 110M104 80C136 90 180 90 212 78', stroke(colors.ink, 8, 0.1))}
    ${circle(158, 14, 20, fill(colors.second))}
    ${path('M160 -4C162 -20 172 -28 186 -30', stroke(colors.ink, 5))}
    ${circle(151, 7, 6, fill(colors.light, 0.7))}
    ${path('M100 96l8 6M140 72l-4 8M190 96l6 6M170 66l8 2M220 112l8 4', stroke(colors.second, 6))}
    ${rect(96, 400, 128, 16, fill(colors.light), 8)}
    ${path('M170 400H216A8 8 0 0 1 216 416H160Z', fill(colors.ink, 0.12))}`,
});
