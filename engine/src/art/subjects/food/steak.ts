import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const steak = drawSubject({
  name: 'steak',
  nouns: ['steak', 'beef steak', 'sirloin', 'ribeye', 'roast beef', 'meat', 'grilled steak'],
  bounds: { x: 0, y: 40, width: 460, height: 186 },
  natural: { main: '#a5452e', second: '#f2d9b8', accent: '#5f9e45', ink: '#3c150e', light: '#fdf3e4' },
  presence: { nouns: ['steak', 'meat'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.06 },
  paint: (colors, id) => `
    ${path('M0 196C0 184 14 180 30 180H430C446 180 460 184 460 196C460 216 430 226 400 226H60C30 226 0 216 0 196Z', fill(colors.ink))}
    ${path('M0 194C0 184 14 180 30 180H430C446 180 460 184 460 194Z', fill(colors.light, 0.2))}
    ${body(shape('40,150 52,96 110,56 190,40 280,52 350,60 402,100 410,150 376,184 300,194 200,188 120,196 64,188'), colors.second, colors, { id: `${id}a`, dx: -8, dy: -16 })}
    ${body(shape('58,142 68,98 120,68 192,54 280,66 344,76 386,108 392,144 362,170 294,178 200,172 124,178 76,172'), colors.main, colors, { id: `${id}b`, dx: -14, dy: -18 })}
    ${path(shape('230,110 252,100 268,116 262,140 244,160 236,140'), fill(colors.second))}
    ${path('M104 160L164 70M158 168L222 64M300 172L344 88M350 164L380 112', stroke(colors.ink, 10, 0.55))}
    ${path('M84 118C96 96 112 88 130 82', stroke(colors.light, 8, 0.4))}
    ${path(shape('392,120 420,92 446,96 442,128 414,150 396,150'), fill(colors.accent))}
    ${path(shape('372,160 392,134 424,142 436,164 408,180'), fill(colors.accent))}
    ${path('M398 148L436 102M388 162L424 156', stroke(colors.ink, 4, 0.3))}`,
});
