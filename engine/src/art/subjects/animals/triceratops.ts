import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const triceratops = drawSubject({
  name: 'triceratops',
  nouns: ['triceratops', 'three-horned dinosaur'],
  bounds: { x: -32, y: 10, width: 595, height: 369 },
  natural: { main: '#6f9a6a', second: '#4f7a58', accent: '#e8a04a', ink: '#26332a', light: '#f4edd8' },
  presence: {
    nouns: ['triceratops'],
    home: 'jungle',
    stands: 'ground',
    tall: 0.46,
    metres: 3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${behind(limb('150,250,64 156,320,50 152,370,48') + limb('326,250,60 334,320,46 330,370,44'), colors.main, colors)}
    ${path(limb('110,220,110 50,250,60 10,300,26 -30,340,4'), fill(colors.main))}
    ${body(shape('60,240 76,170 140,120 230,106 320,120 380,170 390,250 340,310 230,326 120,316 74,290'), colors.main, colors, { id: `${id}b`, dx: -6, dy: -18, marks: path(shape('90,320 160,270 300,270 390,300 380,360 100,360'), fill(colors.light, 0.5)) + path('M140 140Q156 170 140 200M190 122Q208 160 190 196M244 114Q262 152 244 190M298 122Q314 152 298 184', stroke(colors.second, 15)) })}
    ${path(limb('116,262,76 108,330,58 106,376,56') + limb('290,270,72 294,330,54 290,376,52'), fill(colors.main))}${path('M84 376a9 10 0 0 1 18 0ZM103 376a9 10 0 0 1 18 0ZM267 376a9 10 0 0 1 18 0ZM286 376a9 10 0 0 1 18 0Z', fill(colors.light))}
    ${path(shape('356,230 330,150 344,70 400,30 440,60 460,120 452,190 420,240'), fill(colors.second))}${path('M342 100h.1M358 62h.1M390 44h.1M336 146h.1M344 190h.1', stroke(colors.accent, 20))}${path(shape('372,210 352,150 362,100 400,76 428,110 430,180'), fill(colors.accent, 0.75))}
    ${path(shape('424,126! 446,50 488,10! 478,74 456,130!'), fill(colors.light))}
    ${body(shape('392,150 430,116 476,122 516,160 548,196 552,222 530,240 500,238 460,250 410,240 386,200'), colors.main, colors, { id: `${id}h`, dx: -3, dy: -10 })}
    ${path(shape('448,132! 488,80 532,56! 508,110 482,142!') + shape('512,166! 530,132 546,124! 548,160 536,186!'), fill(colors.light))}${path(shape('530,184 560,200 556,230 528,244 530,214'), fill(colors.accent))}
    ${path('M530 226Q490 236 462 224', stroke(colors.ink, 5, 0.6))}${eye(470, 172, 12, colors)}`,
});
