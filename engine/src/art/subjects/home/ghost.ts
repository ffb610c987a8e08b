import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const ghost = drawSubject({
  name: 'ghost',
  nouns: ['ghost', 'ghosts', 'boo', 'spooky ghost'],
  bounds: { x: -22, y: 6, width: 344, height: 352 },
  natural: { main: '#f6f4fb', second: '#7a63c0', accent: '#f59ab0', ink: '#2a2340', light: '#ffffff' },
  presence: { nouns: ['ghost'], home: 'meadow', stands: 'air', tall: 0.34, metres: 1 },
  paint: (colors, id) => `
    ${body(shape('150,6 218,22 262,76 274,140 300,150 320,190 300,204 278,192 282,262 292,330 268,352 240,328 212,356 180,330 150,358 120,330 88,356 60,328 32,352 8,330 18,262 22,192 0,204 -20,190 0,150 26,140 38,76 82,22'), colors.main, colors, { id: `${id}a`, dx: -24, dy: -16 })}
    ${path('M104 112C120 112 128 130 126 148S112 176 102 174S86 158 88 140S94 112 104 112ZM196 112C180 112 172 130 174 148S188 176 198 174S214 158 212 140S206 112 196 112Z', fill(colors.ink))}
    ${circle(100, 132, 6, fill(colors.light))}
    ${circle(192, 132, 6, fill(colors.light))}
    ${path('M128 196C134 186 166 186 172 196C178 220 166 240 150 240S122 220 128 196Z', fill(colors.ink))}
    ${path('M136 226C142 218 158 218 164 226C160 236 156 240 150 240S140 236 136 226Z', fill(colors.accent))}
    ${path('M62 180a18 12 0 1 0 36 0a18 12 0 1 0 -36 0ZM202 180a18 12 0 1 0 36 0a18 12 0 1 0 -36 0Z', fill(colors.accent, 0.55))}
    ${path('M70 290V320M150 290V322M230 290V320', stroke(colors.second, 7, 0.3))}`,
});
