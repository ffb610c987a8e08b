import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const daruma = drawSubject({
  name: 'daruma',
  nouns: ['daruma', 'daruma doll'],
  bounds: { x: 4, y: 10, width: 312, height: 338 },
  natural: { main: '#d2342f', second: '#f3dcc0', accent: '#f0bb3e', ink: '#2e1a1a', light: '#fff4e6' },
  presence: { nouns: ['daruma', 'daruma doll'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.2 },
  paint: (colors, id) => `
    ${body(shape('160,10 250,36 306,110 314,200 286,290 230,340 160,348 90,340 34,290 6,200 14,110 70,36'), colors.main, colors, { id: `${id}a`, dx: -26, dy: -14 })}
    ${path(shape('160,70 220,84 250,130 240,190 200,222 160,228 120,222 80,190 70,130 100,84'), fill(colors.second))}
    ${path(shape('220,84 250,130 240,190 200,222 220,160'), fill(colors.ink, 0.1))}
    ${path(shape('84,112 110,96 140,108 150,124! 130,118 100,120'), fill(colors.ink))}
    ${path(shape('236,112 210,96 180,108 170,124! 190,118 220,120'), fill(colors.ink))}
    ${circle(118, 148, 25, fill(colors.light))}
    ${circle(120, 150, 13, fill(colors.ink))}
    ${circle(202, 148, 25, fill(colors.light))}
    ${circle(200, 150, 13, fill(colors.ink))}
    ${path(shape('156,172 120,180 100,196 86,190! 96,210 130,204'), fill(colors.ink))}
    ${path(shape('164,172 200,180 220,196 234,190! 224,210 190,204'), fill(colors.ink))}
    ${path('M138 204C150 198 170 198 182 204C172 214 148 214 138 204Z', fill(colors.main))}
    ${path('M60 250C76 290 110 312 130 300M260 250C244 290 210 312 190 300M110 34C130 50 190 50 210 34', stroke(colors.accent, 9))}
    ${path('M160 256V320M132 274H188M138 298H182', stroke(colors.accent, 13))}
    ${path(shape('34,140 46,96 76,60 84,70 62,104 52,146'), fill(colors.light, 0.5))}`,
});
