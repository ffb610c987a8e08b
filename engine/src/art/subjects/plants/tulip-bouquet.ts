import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const tulipBouquet = drawSubject({
  name: 'tulip-bouquet',
  nouns: ['bouquet of tulips', 'tulip bouquet', 'bunch of tulips', 'tulips in a vase'],
  bounds: { x: 59, y: 2, width: 283, height: 526 },
  natural: { main: '#e8506a', second: '#f2a33c', accent: '#4f9455', ink: '#3c1c2a', light: '#f7e8cf' },
  presence: { nouns: ['bouquet of tulips'], home: 'still-life', stands: 'table', tall: 0.5, metres: 0.45 },
  paint: (colors, id) => `
    ${path('M120 150L176 380M200 120L200 380M280 150L224 380M150 200L186 380M250 200L214 380', stroke(colors.accent, 11))}
    ${path(shape('176,330! 130,260 90,170 110,180 160,240') + shape('224,330! 270,260 316,176 292,186 240,240') + shape('200,330! 176,240 190,180 214,230'), fill(colors.accent))}
    ${path(shape('60,110 70,50! 94,76 112,34! 128,78 156,54! 164,116 140,158 96,164'), fill(colors.main))}${path(shape('244,110 246,54! 272,78 290,34! 306,76 334,50! 340,110 312,160 264,160'), fill(colors.main))}${path(shape('148,88 152,20! 180,48 200,0! 220,48 248,20! 252,90 228,142 172,142'), fill(colors.second))}${path(shape('98,200 100,140! 124,164 142,124! 158,164 184,142! 190,200 166,238 124,238'), fill(colors.second))}${path(shape('212,200 218,142! 244,164 260,124! 278,164 302,140! 304,200 278,238 236,238'), fill(colors.main))}
    ${path('M112 44Q96 100 112 156M290 44Q310 100 290 156M200 12Q222 80 200 138M142 134Q126 190 142 234M260 134Q280 190 260 234', stroke(colors.ink, 5, 0.2))}${path('M74 76Q74 110 88 132M166 50Q160 84 176 112M110 162Q108 186 120 206M226 162Q224 186 236 206', stroke(colors.light, 7, 0.5))}
    ${body('M96 300Q200 270 304 300L240 520Q200 536 160 520Z', colors.light, colors, { id: `${id}w`, dx: -14, dy: -4 })}${path('M96 300Q200 330 304 300L290 348Q200 376 110 348Z', fill(colors.ink, 0.08))}
    ${path('M146 424Q200 444 254 424', stroke(colors.main, 22))}${path(shape('200,436! 160,412 128,424 134,458 200,444!') + shape('200,436! 240,412 272,424 266,458 200,444!') + shape('196,440! 170,480 176,500 204,444!') + shape('204,440! 232,480 224,502 196,444!'), fill(colors.main))}`,
});
