import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

const trunk = shape(
  '44,226 90,206 140,192 180,160 196,110 204,70 228,46 262,42 290,58 306,80 318,92 316,104 300,112 284,120 280,150 276,200 262,236 230,248 130,248 70,246',
);

export const seal = drawSubject({
  name: 'seal',
  nouns: ['seal', 'sea lion'],
  bounds: { x: 4, y: 41, width: 315, height: 220 },
  natural: { main: '#7e8a98', second: '#5f6b79', accent: '#a9b3bd', ink: '#262d36', light: '#eef1f2' },
  presence: {
    nouns: ['seal', 'sea lion'],
    home: 'beach',
    stands: 'ground',
    tall: 0.3,
    metres: 0.9,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('60,236! 30,212 10,186 4,190! 10,216 6,238 8,252! 40,252 80,248'), fill(colors.second))}
    ${body(trunk, colors.main, colors, { id: `${id}b`, dy: -14, marks: path(shape('320,100 284,116 270,150 264,220 230,250 130,250 210,220 232,160 250,110'), fill(colors.accent, 0.7)) + path('M110 214h4M140 204h6M168 190h3M136 224h3M186 170h3M164 214h3', stroke(colors.second, 9)) })}
    ${path(shape('206,206! 214,230 248,246 284,248 288,256! 236,256 190,256 180,240'), fill(colors.second))}
    ${path(shape('282,88 304,84 318,92 316,104 300,114 280,108'), fill(colors.light))}${path('M308 86Q320 86 318 95Q310 98 305 92Z', fill(colors.ink))}
    ${eye(276, 76, 7.5, colors)}${path('M312 104Q302 110 292 106', stroke(colors.ink, 3, 0.6))}${path('M294 98L266 104M294 102L270 114', stroke(colors.light, 2, 0.9))}
    ${path('M214 84C222 66 238 58 254 58', stroke(colors.light, 7, 0.35))}`,
});
