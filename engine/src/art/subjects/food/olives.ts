import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const olives = drawSubject({
  name: 'olives',
  nouns: ['olives', 'olive', 'olive branch', 'bowl of olives'],
  bounds: { x: 6, y: -60, width: 424, height: 318 },
  natural: { main: '#6f8a3f', second: '#4f6b35', accent: '#d9503a', ink: '#26301a', light: '#eaf2d0' },
  presence: {
    nouns: ['olives', 'olive', 'olive branch'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.1,
    several: 3,
  },
  paint: (colors, id) => `
    ${path('M10 60C120 70 260 60 400 20', stroke(colors.ink, 8, 0.6))}
    ${path(shape('100,64 70,20 80,-30 120,-60! 130,-10 120,40'), fill(colors.second))}
    ${path(shape('170,64 170,10 200,-30 240,-50! 236,0 200,50'), fill(colors.second))}
    ${path(shape('270,50 290,0 330,-30 370,-40! 350,10 310,44'), fill(colors.second))}
    ${path(shape('60,70 20,110 10,150 20,190! 60,150 76,110'), fill(colors.second))}
    ${path(shape('340,40 390,60 420,100 430,140! 390,120 350,80'), fill(colors.second))}
    ${path(shape('100,64 120,40 130,-10 120,-60! 110,0'), fill(colors.ink, 0.16))}
    ${path(shape('170,64 200,50 236,0 240,-50! 200,10'), fill(colors.ink, 0.16))}
    ${path('M140 66V96M220 60V130M300 48V90', stroke(colors.ink, 5, 0.6))}
    ${body(shape('140,90 180,110 190,160 176,206 140,224 104,206 90,160 100,110'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -12 })}
    ${body(shape('226,124 266,144 276,194 262,240 226,258 190,240 176,194 186,144'), colors.second, colors, { id: `${id}b`, dx: -14, dy: -12 })}
    ${body(shape('304,84 344,104 354,154 340,200 304,218 268,200 254,154 264,104'), colors.main, colors, { id: `${id}c`, dx: -14, dy: -12 })}
    ${path(shape('108,150 114,126 132,112 138,124 122,136 118,158'), fill(colors.light, 0.6))}
    ${path(shape('194,184 200,160 218,146 224,158 208,170 204,192'), fill(colors.light, 0.6))}
    ${path(shape('272,144 278,120 296,106 302,118 286,130 282,152'), fill(colors.light, 0.6))}
    ${circle(140, 212, 8, fill(colors.accent))}`,
});
