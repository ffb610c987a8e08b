import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const wristwatch = drawSubject({
  name: 'wristwatch',
  nouns: ['watch', 'wristwatch', 'smartwatch', 'wrist watch'],
  bounds: { x: 28, y: 0, width: 266, height: 400 },
  natural: { main: '#7a4a2e', second: '#d9b45c', accent: '#d5443a', ink: '#2b1d16', light: '#fdf8ec' },
  presence: {
    nouns: ['watch', 'wristwatch', 'smartwatch'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${body('M104 0H196L206 130H94Z', colors.main, colors, { id: `${id}a`, dx: -12, dy: -4 })}
    ${body('M94 270H206L196 400H104Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -4 })}
    ${path('M114 8L106 120M186 8L194 120M106 280L114 392M194 280L186 392', stroke(colors.ink, 4, 0.3))}
    ${circle(150, 350, 5, fill(colors.ink))}
    ${circle(150, 326, 5, fill(colors.ink))}
    ${circle(150, 374, 5, fill(colors.ink))}
    ${rect(270, 186, 24, 28, fill(colors.second), 6)}
    ${circle(150, 200, 122, fill(colors.second))}
    ${path('M236 114A122 122 0 0 1 64 286A130 130 0 0 0 236 114Z', fill(colors.ink, 0.25))}
    ${circle(150, 200, 100, fill(colors.light))}
    ${path('M221 130A100 100 0 0 1 79 270A108 108 0 0 0 221 130Z', fill(colors.ink, 0.08))}
    ${path('M150 116V128M150 272V284M66 200H78M222 200H234', stroke(colors.ink, 8))}
    ${path('M108 127l4 8M192 127l-4 8M108 273l4 -8M192 273l-4 -8M77 158l8 5M77 242l8 -5M223 158l-8 5M223 242l-8 -5', stroke(colors.ink, 5, 0.6))}
    ${path('M150 200V148', stroke(colors.ink, 10))}
    ${path('M150 200L196 222', stroke(colors.ink, 7))}
    ${path('M150 216L150 130M150 200L128 240', stroke(colors.accent, 4))}
    ${circle(150, 200, 8, fill(colors.accent))}`,
});
