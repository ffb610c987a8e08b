import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const colourPowder = drawSubject({
  name: 'colour-powder',
  nouns: ['colour powder', 'color powder', 'gulal'],
  bounds: { x: -24, y: -82, width: 470, height: 436 },
  natural: { main: '#e6397d', second: '#f6b822', accent: '#2fa86b', ink: '#5a2a5a', light: '#ffe9f4' },
  presence: {
    nouns: ['holi powder', 'colour powder'],
    home: 'park',
    stands: 'table',
    tall: 0.26,
    metres: 0.25,
    several: 3,
  },
  paint: (colors, id) => `
    ${path(shape('20,60 10,10 60,-30 110,-10 120,40 90,90 40,90'), fill(colors.main, 0.35))}
    ${path(shape('150,40 150,-20 210,-60 270,-30 270,30 230,70 180,70'), fill(colors.second, 0.4))}
    ${path(shape('290,60 290,10 340,-30 400,-10 410,40 370,90 320,90'), fill(colors.accent, 0.35))}
    ${body(shape('110,250! 130,190 170,130 210,90 250,130 290,190 310,250!'), colors.second, colors, { id: `${id}a`, dx: -24, dy: -10 })}
    ${path(shape('150,180 180,130 208,104 190,150 160,200'), fill(colors.light, 0.4))}
    ${path(shape('214,92 250,130 290,190 310,250! 250,250! 240,170'), fill(colors.ink, 0.12))}
    ${path('M96 244H324C318 286 290 306 210 306S102 286 96 244Z', fill(colors.light))}
    ${path('M230 244H324C318 286 290 306 224 306C250 290 250 264 230 244Z', fill(colors.ink, 0.14))}
    ${body(shape('-10,300! 10,230 50,170 80,140 110,170 150,230 170,300!'), colors.main, colors, { id: `${id}b`, dx: -24, dy: -10 })}
    ${path(shape('26,230 50,186 74,160 60,200 36,250'), fill(colors.light, 0.4))}
    ${path('M-24 292H184C178 334 150 354 80 354S-18 334 -24 292Z', fill(colors.light))}
    ${path('M100 292H184C178 334 150 354 90 354C116 338 118 312 100 292Z', fill(colors.ink, 0.14))}
    ${body(shape('250,300! 270,230 310,170 340,140 370,170 410,230 430,300!'), colors.accent, colors, { id: `${id}c`, dx: -24, dy: -10 })}
    ${path(shape('286,230 310,186 334,160 320,200 296,250'), fill(colors.light, 0.4))}
    ${path('M236 292H444C438 334 410 354 340 354S242 334 236 292Z', fill(colors.light))}
    ${path('M360 292H444C438 334 410 354 350 354C376 338 378 312 360 292Z', fill(colors.ink, 0.14))}
    ${circle(30, -20, 8, fill(colors.main))}
    ${circle(-6, 40, 6, fill(colors.main))}
    ${circle(200, -74, 8, fill(colors.second))}
    ${circle(300, -44, 6, fill(colors.second))}
    ${circle(420, -10, 8, fill(colors.accent))}
    ${circle(440, 80, 6, fill(colors.accent))}
    ${circle(130, 20, 6, fill(colors.main))}`,
});
