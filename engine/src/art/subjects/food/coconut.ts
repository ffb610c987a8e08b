import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const coconut = drawSubject({
  name: 'coconut',
  nouns: ['coconut', 'coconuts', 'coconut half', 'coconut drink'],
  bounds: { x: 22, y: 60, width: 384, height: 244 },
  natural: { main: '#7a4e2c', second: '#fdf8ee', accent: '#57351d', ink: '#2b180b', light: '#e9ded0' },
  presence: { nouns: ['coconut'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.13 },
  paint: (colors, id) => `
    ${body('M130 60C190 60 238 108 238 170C238 232 190 280 130 280C70 280 22 232 22 170C22 108 70 60 130 60Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -14 })}
    ${path('M60 100C110 84 160 90 200 116M40 140C100 120 170 130 226 160M34 190C90 176 160 186 224 210M60 236C110 226 160 236 196 250M100 70C84 130 84 210 100 272M170 70C190 130 190 210 170 272', stroke(colors.accent, 5))}
    ${circle(110, 120, 9, fill(colors.ink))}
    ${circle(146, 112, 9, fill(colors.ink))}
    ${circle(134, 144, 9, fill(colors.ink))}
    ${body('M170 200H402C402 262 350 304 286 304C222 304 170 262 170 200Z', colors.accent, colors, { id: `${id}b`, dx: -10, dy: -10 })}
    ${path('M166 200C166 172 220 154 286 154S406 172 406 200S352 246 286 246S166 228 166 200Z', fill(colors.second))}
    ${path('M192 200C192 182 234 170 286 170S380 182 380 200S338 230 286 230S192 218 192 200Z', fill(colors.light))}
    ${path('M192 200C192 182 234 170 286 170S380 182 380 200C350 186 310 182 270 184C236 186 206 192 192 200Z', fill(colors.ink, 0.08))}`,
});
