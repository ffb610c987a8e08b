import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const saxophone = drawSubject({
  name: 'saxophone',
  nouns: ['saxophone', 'sax', 'saxophonist'],
  bounds: { x: 14, y: 17, width: 279, height: 386 },
  natural: { main: '#e0a92f', second: '#b87f1d', accent: '#f6d983', ink: '#4a300f', light: '#fff5cf' },
  presence: { nouns: ['saxophone', 'sax'], home: 'stage-hall', stands: 'ground', tall: 0.46, metres: 0.8 },
  paint: (colors, id) => `
    ${path('M60 60C40 40 66 20 96 26C126 34 130 60 132 84', stroke(colors.main, 15))}
    ${path('M20 40C34 34 50 40 62 56L52 68C42 56 30 54 20 54C12 52 12 44 20 40Z', fill(colors.ink))}
    ${path(shape('240,196! 196,200 186,240 200,300 190,356 160,372! 186,392 226,370 240,320 244,270!'), fill(colors.second))}
    ${body(shape('118,80! 146,80! 158,200 166,290 176,330 196,340 208,320 206,260 192,200 170,168! 290,150! 276,190 266,240 262,310 246,370 206,402 160,392 132,352 122,270 118,180'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -6 })}
    ${path(shape('166,166! 230,148 294,148! 232,172'), fill(colors.accent))}
    ${path(shape('180,164 230,154 280,152 232,166'), fill(colors.ink, 0.4))}
    ${path('M128 100H140M128 380h0', stroke(colors.accent, 6))}
    ${rect(114, 78, 36, 14, fill(colors.second), 5)}
    ${path('M134 110L142 230M274 210L256 320', stroke(colors.light, 7, 0.5))}
    ${path('M150 120L184 124M156 160L184 160', stroke(colors.second, 7))}
    ${circle(146, 140, 10, fill(colors.accent))}
    ${circle(150, 176, 10, fill(colors.accent))}
    ${circle(154, 212, 10, fill(colors.accent))}
    ${circle(158, 248, 10, fill(colors.accent))}
    ${circle(162, 284, 11, fill(colors.accent))}
    ${circle(220, 356, 12, fill(colors.accent))}
    ${circle(236, 300, 11, fill(colors.accent))}
    ${path('M141 140h10M145 176h10M149 212h10M153 248h10M157 284h10M215 356h10M231 300h10', stroke(colors.ink, 3, 0.3))}`,
});
