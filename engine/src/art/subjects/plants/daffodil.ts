import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const daffodil = drawSubject({
  name: 'daffodil',
  nouns: ['daffodil', 'narcissus'],
  bounds: { x: 65, y: 6, width: 250, height: 521 },
  natural: { main: '#f7d648', second: '#4f9a55', accent: '#f0962e', ink: '#5a4310', light: '#fff8d0' },
  presence: { nouns: ['daffodil'], home: 'garden', stands: 'ground', tall: 0.34, metres: 0.4 },
  paint: (colors, id) => `
    ${path('M190 190C196 300 184 400 196 520', stroke(colors.second, 13))}
    ${path(shape('190,520 150,420 130,320 136,240! 166,320 190,420'), fill(colors.second))}
    ${path(shape('200,520 240,440 260,360 256,290! 226,360 204,440'), fill(colors.second))}
    ${path(shape('200,520 240,440 260,360 256,290! 226,360 204,440'), fill(colors.ink, 0.16))}
    ${[0, 60, 120, 180, 240, 300].map((turn) => `<g transform="rotate(${turn} 190 150)">${path('M190 150C140 110 140 50 190 6C240 50 240 110 190 150Z', fill(colors.main))}${path('M190 150V6C240 50 240 110 190 150Z', fill(colors.ink, 0.1))}</g>`).join('')}
    ${body(shape('190,92! 206,104 226,98! 232,116 250,124! 242,142 250,160! 234,170 230,190! 210,190 196,206! 180,192 160,196! 152,178 132,172! 138,152 128,136! 146,126 150,106! 172,108'), colors.accent, colors, { id: `${id}a`, dx: -12, dy: -12 })}
    ${circle(190, 150, 33, fill(colors.ink, 0.35))}
    ${circle(190, 150, 12, fill(colors.main))}
    ${circle(176, 140, 6, fill(colors.main))}
    ${circle(204, 142, 6, fill(colors.main))}
    ${circle(190, 166, 6, fill(colors.main))}`,
});
