import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const doll = drawSubject({
  name: 'doll',
  nouns: ['doll', 'rag doll'],
  bounds: { x: 17, y: 26, width: 306, height: 440 },
  natural: { main: '#d9577a', second: '#f3cfb0', accent: '#a8562e', ink: '#4a2a2a', light: '#fff8f0' },
  presence: { nouns: ['doll', 'rag doll'], home: 'still-life', stands: 'table', tall: 0.38, metres: 0.4 },
  paint: (colors, id) => `
    ${path('M110 250L40 310M230 250L300 310', stroke(colors.second, 30))}
    ${circle(36, 316, 19, fill(colors.second))}
    ${circle(304, 316, 19, fill(colors.second))}
    ${path('M126 380H158V450H126ZM182 380H214V450H182Z', fill(colors.second))}
    ${path('M120 440H160V466H106C106 450 112 440 120 440ZM180 440H220C228 440 234 450 234 466H180Z', fill(colors.ink))}
    ${body(shape('170,210 220,220 250,300 276,390! 220,404 170,408 120,404 64,390! 90,300 120,220'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -12, marks: path('M60 350H290V366H60Z', fill(colors.light)) })}
    ${path(shape('118,224 170,212 222,224 210,250 190,244 170,262 150,244 130,250'), fill(colors.light))}
    ${path(shape('70,140 60,210 40,240 20,230 30,190 40,150'), fill(colors.accent))}
    ${path(shape('270,140 280,210 300,240 320,230 310,190 300,150'), fill(colors.accent))}
    ${body(shape('170,40 230,60 264,120 250,190 170,226 90,190 76,120 110,60'), colors.second, colors, { id: `${id}b`, dx: -14, dy: -12 })}
    ${path(shape('170,26 240,44 280,110 276,150! 250,110 220,90 170,96 120,90 90,110 64,150! 60,110 100,44'), fill(colors.accent))}
    ${path(shape('40,160 54,146 62,160 76,150 76,176 62,170 52,180 40,176'), fill(colors.main))}
    ${path(shape('300,160 286,146 278,160 264,150 264,176 278,170 288,180 300,176'), fill(colors.main))}
    ${circle(138, 144, 9, fill(colors.ink))}
    ${circle(202, 144, 9, fill(colors.ink))}
    ${circle(116, 168, 13, fill(colors.main, 0.5))}
    ${circle(224, 168, 13, fill(colors.main, 0.5))}
    ${path('M152 176C160 186 180 186 188 176', stroke(colors.ink, 5))}`,
});
