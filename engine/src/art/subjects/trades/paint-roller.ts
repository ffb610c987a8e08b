import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const paintRoller = drawSubject({
  name: 'paint-roller',
  nouns: ['paint roller'],
  bounds: { x: 2, y: 10, width: 381, height: 388 },
  natural: { main: '#e5603f', second: '#9aa6b0', accent: '#c98b3c', ink: '#2a2422', light: '#fdf6ee' },
  paint: (colors, id) => `
    ${path('M306 70H356C368 70 374 76 374 88V160C374 172 368 178 356 178H206C194 178 188 184 188 196V236', stroke(colors.second, 18))}
    ${body('M20 10H300C312 10 318 18 318 28V112C318 124 312 130 300 130H20C8 130 2 124 2 112V28C2 18 8 10 20 10Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -26 })}
    ${path('M14 26H306', stroke(colors.light, 12, 0.45))}
    ${path('M2 108H318V112C318 140 300 132 292 150C288 162 274 158 274 146C272 128 240 128 236 152C232 176 214 172 212 154C208 130 2 140 2 112Z', fill(colors.main))}
    ${body('M164 226H212C220 226 226 232 226 242L218 376C216 390 208 398 196 398H180C168 398 160 390 158 376L150 242C150 232 156 226 164 226Z', colors.accent, colors, { id: `${id}b`, dx: -12, dy: -4 })}
    ${rect(150, 246, 76, 12, fill(colors.ink, 0.25))}`,
});
