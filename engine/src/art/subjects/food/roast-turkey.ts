import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const roastTurkey = drawSubject({
  name: 'roast-turkey',
  nouns: [
    'roast turkey',
    'roast chicken',
    'turkey dinner',
    'thanksgiving turkey',
    'thanksgiving dinner',
    'roasted turkey',
    'christmas dinner',
    'grilled chicken',
  ],
  bounds: { x: -8, y: 64, width: 468, height: 242 },
  natural: { main: '#b9692c', second: '#f6f3ea', accent: '#5f9a48', ink: '#4a210c', light: '#ffdca0' },
  presence: {
    nouns: ['roast turkey', 'roast chicken', 'turkey dinner', 'thanksgiving turkey', 'christmas dinner'],
    home: 'kitchen',
    stands: 'table',
    tall: 0.34,
    metres: 0.22,
  },
  paint: (colors, id) => `
    ${path('M0 270C0 256 100 246 230 246S460 256 460 270C460 294 380 306 230 306S0 294 0 270Z', fill(colors.second))}
    ${path('M240 306C380 306 460 294 460 270C430 284 340 292 230 292Z', fill(colors.ink, 0.12))}
    ${path(shape('30,266 50,236 90,244 70,268'), fill(colors.accent))}
    ${path(shape('420,266 410,232 370,240 386,268'), fill(colors.accent))}
    ${body(shape('120,230 60,200 30,150 44,120 84,124 130,160 170,190'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M36 130L14 108', stroke(colors.second, 14))}
    ${circle(12, 98, 12, fill(colors.second))}
    ${circle(4, 112, 12, fill(colors.second))}
    ${body(shape('90,250 80,190 110,120 170,76 240,64 310,84 356,130 372,190 360,250 300,266 150,266'), colors.main, colors, { id: `${id}b`, dx: -24, dy: -20 })}
    ${path('M130 160C146 122 178 100 214 92', stroke(colors.light, 14, 0.55))}
    ${path('M200 110C230 104 260 110 284 124M180 140C220 128 260 134 300 154', stroke(colors.ink, 7, 0.25))}
    ${body(shape('296,250 280,200 306,160 352,156 384,190 410,214 400,236 360,250'), colors.main, colors, { id: `${id}c`, dx: -12, dy: -10 })}
    ${path('M404 222L432 212', stroke(colors.second, 13))}
    ${circle(440, 204, 11, fill(colors.second))}
    ${circle(442, 220, 11, fill(colors.second))}
    ${path(shape('110,262 130,240 156,250 176,238 196,252 180,268 130,270'), fill(colors.accent))}`,
});
