import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const basil = drawSubject({
  name: 'basil',
  nouns: ['basil', 'herb pot'],
  bounds: { x: 20, y: 10, width: 340, height: 380 },
  natural: { main: '#5aa84a', second: '#c8693a', accent: '#2f7a34', ink: '#1d3a18', light: '#d6f2c0' },
  presence: { nouns: ['basil'], home: 'kitchen', stands: 'table', tall: 0.3, metres: 0.3 },
  paint: (colors) => `
    ${path('M90 250H290L270 390H110Z', fill(colors.second))}
    ${path('M220 250H290L270 390H214Z', fill(colors.ink, 0.18))}
    ${path('M76 232H304V266H76Z', fill(colors.second))}
    ${path('M220 232H304V266H220Z', fill(colors.ink, 0.14))}
    ${path('M190 240V100M150 240C150 190 120 160 100 140M230 240C230 190 260 160 280 140', stroke(colors.accent, 8))}
    ${path(shape('100,150 50,150 20,110 30,70! 80,80 110,110'), fill(colors.main))}
    ${path(shape('280,150 330,150 360,110 350,70! 300,80 270,110'), fill(colors.main))}
    ${path(shape('280,150 330,150 360,110 350,70! 320,110'), fill(colors.ink, 0.16))}
    ${path(shape('140,230 80,230 50,200 50,170! 100,170 140,200'), fill(colors.main))}
    ${path(shape('240,230 300,230 330,200 330,170! 280,170 240,200'), fill(colors.main))}
    ${path(shape('240,230 300,230 330,200 330,170! 290,200'), fill(colors.ink, 0.16))}
    ${path(shape('190,130 140,100 130,50 150,10! 190,40 196,90'), fill(colors.main))}
    ${path(shape('190,130 240,100 250,50 230,10! 196,40 186,90'), fill(colors.main))}
    ${path(shape('190,130 240,100 250,50 230,10! 214,70'), fill(colors.ink, 0.16))}
    ${path(shape('190,190 140,180 120,140 130,100! 176,120 196,160'), fill(colors.main))}
    ${path(shape('190,190 240,180 260,140 250,100! 204,120 184,160'), fill(colors.main))}
    ${path(shape('190,190 240,180 260,140 250,100! 226,150'), fill(colors.ink, 0.16))}
    ${path('M150 30C160 60 176 90 188 120M230 30C220 60 204 90 192 120M136 112C150 140 170 164 188 182M244 112C230 140 210 164 192 182M40 84C60 106 80 126 100 142M340 84C320 106 300 126 280 142M60 180C90 190 116 206 138 224M320 180C290 190 264 206 242 224', stroke(colors.light, 4, 0.55))}`,
});
