import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const robin = drawSubject({
  name: 'robin',
  nouns: ['robin', 'robins', 'red robin', 'robin redbreast'],
  bounds: { x: 20, y: 37, width: 265, height: 228 },
  natural: { main: '#7a6552', second: '#dd5f2e', accent: '#5a4838', ink: '#2a201a', light: '#f8efe2' },
  presence: { nouns: ['robin'], home: 'garden', stands: 'ground', tall: 0.2, metres: 0.15, faces: 'right' },
  paint: (colors, id) => `
    ${path('M150 214L146 256M146 256h-18M146 256l18 6M186 214L190 256M190 256h-16M190 256l20 6', stroke(colors.accent, 6))}
    ${path(shape('20,212! 50,178 90,152 116,172 90,206 50,228!'), fill(colors.accent))}
    ${body(shape('60,190 88,146 126,108 150,64 190,38 232,46 258,76 260,112 252,160 226,204 180,226 120,222 80,212'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -16, marks: path(shape('196,66 260,60 280,120 262,190 210,190 190,140 186,100'), fill(colors.second)) + path(shape('120,230 150,200 210,190 250,180 230,230 160,240'), fill(colors.light)) })}
    ${path(shape('82,188! 100,142 140,122 176,136 186,168 168,196! 130,206 100,206'), fill(colors.accent))}
    ${path('M116 190C128 172 144 162 164 160M130 200C142 186 156 178 172 176', stroke(colors.light, 5, 0.25))}
    ${path('M256 82L286 92L256 102Z', fill(colors.ink))}
    ${eye(226, 80, 8, colors)}`,
});
