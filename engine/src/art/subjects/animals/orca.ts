import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const orca = drawSubject({
  name: 'orca',
  nouns: ['orca', 'orcas', 'killer whale'],
  bounds: { x: -44, y: -4, width: 506, height: 320 },
  natural: { main: '#23272f', second: '#f7f9fa', accent: '#8b94a0', ink: '#0f1216', light: '#ffffff' },
  presence: {
    nouns: ['orca', 'killer whale'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.36,
    metres: 2.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('50,190 10,150 -30,140 -40,156 -14,186 -44,214 -40,232 -6,226 40,214'), fill(colors.main))}
    ${path(shape('190,110! 206,50 236,6 262,-4! 256,40 270,80 300,108!'), fill(colors.main))}
    ${body(shape('30,196 100,140 190,104 290,96 380,112 440,144 462,170 452,194 400,216 320,236 230,242 140,228'), colors.main, colors, { id: `${id}a`, dx: -4, dy: -24, marks: path(shape('200,250 230,214 300,206 380,190 466,176 470,230 340,260'), fill(colors.second)) + path(shape('390,132 420,136 436,150 420,160 390,152'), fill(colors.second)) + path(shape('180,110 240,100 300,118 250,134 200,130'), fill(colors.accent, 0.6)) })}
    ${path(shape('280,210! 320,214 340,240 336,290 310,316! 280,280 264,240'), fill(colors.main))}
    ${path(shape('290,216 316,222 324,250 318,290! 296,262'), fill(colors.light, 0.18))}
    ${path('M460 174C440 188 420 192 404 190', stroke(colors.ink, 4, 0.8))}
    ${circle(380, 156, 5, fill(colors.light))}
    ${path('M130 150C180 126 240 114 300 112', stroke(colors.light, 8, 0.3))}`,
});
