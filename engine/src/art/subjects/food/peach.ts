import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const peach = drawSubject({
  name: 'peach',
  nouns: ['peach', 'peaches', 'apricot', 'nectarine'],
  bounds: { x: 31, y: 10, width: 278, height: 294 },
  natural: { main: '#f2a165', second: '#5f9a48', accent: '#e2604f', ink: '#5a2a17', light: '#ffe9d0' },
  presence: {
    nouns: ['peach', 'apricot', 'nectarine'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.08,
  },
  paint: (colors, id) => `
    ${path('M170 74C168 50 172 34 184 18', stroke(colors.ink, 9))}
    ${path(shape('178,50 206,20 256,10 300,24 272,58 222,70'), fill(colors.second))}
    ${path('M186 50C214 40 244 30 282 26', stroke(colors.light, 4, 0.4))}
    ${body(shape('170,76 220,58 276,80 306,140 300,210 262,266 206,294 170,304 134,294 78,266 40,210 34,140 64,80 120,58'), colors.main, colors, { id: `${id}a`, dx: -24, dy: -16, marks: path(shape('230,50 320,110 320,220 240,310 200,300 250,230 260,150'), fill(colors.accent, 0.55)) + path(shape('200,60 260,110 262,210 200,300 170,304 220,220 226,140'), fill(colors.accent, 0.25)) })}
    ${path('M170 80C146 130 144 210 168 290', stroke(colors.ink, 7, 0.28))}
    ${path('M70 140C78 114 96 98 120 92', stroke(colors.light, 14, 0.6))}`,
});
