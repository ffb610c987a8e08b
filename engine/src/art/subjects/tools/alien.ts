import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const alien = drawSubject({
  name: 'alien',
  nouns: ['alien', 'martian', 'extraterrestrial'],
  bounds: { x: 28, y: -17, width: 304, height: 517 },
  natural: { main: '#86cf6e', second: '#4f8fb8', accent: '#f2c14e', ink: '#1d2a24', light: '#f4fbea' },
  presence: { nouns: ['alien'], home: 'alien-planet', stands: 'ground', tall: 0.48, metres: 1.4 },
  paint: (colors, id) => `
    ${path('M130 60C110 20 90 10 76 0M230 60C250 20 270 10 284 0', stroke(colors.main, 9))}
    ${circle(74, 0, 17, fill(colors.accent))}
    ${circle(286, 0, 17, fill(colors.accent))}
    ${path('M120 300C80 330 60 370 64 410M240 300C280 330 300 370 296 410', stroke(colors.main, 34))}
    ${circle(64, 416, 21, fill(colors.main))}
    ${circle(296, 416, 21, fill(colors.main))}
    ${path('M132 400H172V500H124C120 480 130 470 132 460ZM188 400H228V460C230 470 240 480 236 500H188Z', fill(colors.main))}
    ${path('M188 400H228V460C230 470 240 480 236 500H188Z', fill(colors.ink, 0.16))}
    ${body(shape('180,250 240,270 260,330 254,410 230,440 180,446 130,440 106,410 100,330 120,270'), colors.second, colors, { id: `${id}a`, dx: -16, dy: -10 })}
    ${circle(180, 350, 27, fill(colors.accent))}
    ${circle(184, 354, 18, fill(colors.ink, 0.2))}
    ${body(shape('180,40 280,66 330,140 316,220 250,280 180,296 110,280 44,220 30,140 80,66'), colors.main, colors, { id: `${id}b`, dx: -26, dy: -18 })}
    ${path(shape('70,170 100,130 150,150 168,200 150,230 100,220'), fill(colors.ink))}
    ${path(shape('290,170 260,130 210,150 192,200 210,230 260,220'), fill(colors.ink))}
    ${circle(112, 166, 13, fill(colors.light))}
    ${circle(246, 166, 13, fill(colors.light))}
    ${circle(140, 206, 6, fill(colors.light))}
    ${circle(228, 206, 6, fill(colors.light))}
    ${path('M150 262C166 274 194 274 210 262', stroke(colors.ink, 6))}
    ${path(shape('70,110 100,76 150,60 154,72 112,92 84,124'), fill(colors.light, 0.5))}`,
});
