import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tulip = drawSubject({
  name: 'tulip',
  nouns: ['tulip', 'tulips', 'spring flower'],
  bounds: { x: 45, y: 10, width: 207, height: 396 },
  natural: { main: '#e2465f', second: '#4f9a4a', accent: '#f3a03e', ink: '#4a1424', light: '#ffd5d2' },
  presence: { nouns: ['tulip', 'flower'], home: 'garden', stands: 'ground', tall: 0.32, metres: 0.5 },
  paint: (colors, id) => `
    ${path('M150 180C146 250 152 310 150 400', stroke(colors.second, 12))}
    ${path(shape('150,398! 190,340 214,260 246,212! 252,270 228,350 176,400!'), fill(colors.second))}
    ${path(shape('150,398! 196,350 222,290 246,212! 252,270 228,350 176,400!'), fill(colors.ink, 0.18))}
    ${path(shape('150,398! 108,350 84,286 46,236! 48,300 84,366 128,400!'), fill(colors.second))}
    ${path('M178 380C204 340 220 300 236 244M122 384C96 350 76 310 60 268', stroke(colors.light, 5, 0.35))}
    ${path(shape('150,10 182,60 200,120 150,190 100,120 118,60'), fill(colors.accent))}
    ${body(shape('150,196 96,180 70,130 72,70 80,30! 106,56 128,84 150,116 172,84 194,56 220,30! 228,70 230,130 204,180'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -8 })}
    ${path('M150 118V176M100 82C104 120 118 150 136 168M200 82C196 120 182 150 164 168', stroke(colors.ink, 6, 0.18))}
    ${path('M84 78C82 112 90 144 108 162', stroke(colors.light, 8, 0.55))}`,
});
