import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { path, stroke } from '../../svg.ts';

export const potato = drawSubject({
  name: 'potato',
  nouns: ['potato', 'potatoes', 'sweet potato', 'baked potato'],
  bounds: { x: 19, y: 43, width: 365, height: 229 },
  natural: { main: '#c89a5a', second: '#a67a42', accent: '#e0bc80', ink: '#4a3015', light: '#fbe9c4' },
  presence: { nouns: ['potato'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.08, several: 2 },
  paint: (colors, id) => `
    ${body(shape('170,90 230,50 300,46 362,80 384,140 360,200 300,226 230,210 180,160'), colors.second, colors, { id: `${id}a`, dx: -12, dy: -12 })}
    ${path('M270 90h8M320 130h8M290 170h8M340 100h6', stroke(colors.ink, 5, 0.35))}
    ${body(shape('20,180 36,110 90,70 160,74 220,104 266,150 270,210 230,256 160,272 90,262 36,230'), colors.main, colors, { id: `${id}b`, dx: -18, dy: -16 })}
    ${path('M90 130C96 126 102 126 106 132M160 116h8M200 170C206 166 212 168 214 174M120 200h10M70 190h6M170 226C176 222 182 224 184 230M140 160h6', stroke(colors.ink, 6, 0.35))}
    ${path('M54 150C62 126 80 110 104 104', stroke(colors.light, 12, 0.5))}`,
});
