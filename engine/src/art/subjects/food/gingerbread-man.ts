import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const gingerbreadMan = drawSubject({
  name: 'gingerbread-man',
  nouns: ['gingerbread man', 'gingerbread', 'gingerbread cookie', 'ginger bread man'],
  bounds: { x: -21, y: 4, width: 342, height: 352 },
  natural: { main: '#b36b33', second: '#d6323c', accent: '#5aa45c', ink: '#4a2412', light: '#fff6ea' },
  presence: {
    nouns: ['gingerbread man', 'gingerbread'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.14,
  },
  paint: (colors, id) => `
    ${body(shape('150,4 198,18 220,60 208,104 196,124 250,128 294,110 318,124 316,156 284,178 222,190 220,226 252,288 262,334 236,356 204,340 176,292 150,258 124,292 96,340 64,356 38,334 48,288 80,226 78,190 16,178 -16,156 -18,124 6,110 50,128 104,124 92,104 80,60 102,18'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -12 })}
    ${path('M-2 136l12 6l-6 12l14 4M302 136l-12 6l6 12l-14 4M54 322l14 -6l4 14l14 -6M246 322l-14 -6l-4 14l-14 -6', stroke(colors.light, 7))}
    ${circle(130, 62, 9, fill(colors.ink))}
    ${circle(170, 62, 9, fill(colors.ink))}
    ${circle(127, 59, 3, fill(colors.light))}
    ${circle(167, 59, 3, fill(colors.light))}
    ${path('M122 88C134 104 166 104 178 88', stroke(colors.light, 7))}
    ${path('M150 130L114 114V148ZM150 130L186 114V148Z', fill(colors.second))}
    ${circle(150, 131, 9, fill(colors.second))}
    ${circle(150, 172, 11, fill(colors.accent))}
    ${circle(150, 208, 11, fill(colors.second))}
    ${circle(146, 168, 3, fill(colors.light, 0.7))}
    ${circle(146, 204, 3, fill(colors.light, 0.7))}
    ${path('M106 200h0M116 240h0M190 232h0M196 176h0M100 56h0M200 76h0', stroke(colors.ink, 5, 0.2))}`,
});
