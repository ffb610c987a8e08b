import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const shrimp = drawSubject({
  name: 'shrimp',
  nouns: ['shrimp', 'shrimps', 'prawn', 'prawns'],
  bounds: { x: 60, y: 7, width: 393, height: 316 },
  natural: { main: '#f0805f', second: '#d9583f', accent: '#fbc4a8', ink: '#4a1a12', light: '#fff0e6' },
  presence: {
    nouns: ['shrimp', 'prawn'],
    home: 'underwater',
    stands: 'deep',
    tall: 0.2,
    metres: 0.1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M300 110C350 60 400 50 450 60M300 116C350 90 400 100 440 130M300 106C330 50 370 20 420 10', stroke(colors.second, 5))}
    ${path('M250 170L262 206M224 180L230 220M196 182L194 222M168 178L160 214M144 166L128 198', stroke(colors.second, 7))}
    ${body(shape('320,110 330,124 310,144 260,166 210,178 160,170 126,150 110,190 120,236 150,262 140,274 100,262 66,222 62,170 80,116 120,78 180,60 240,66 290,88'), colors.main, colors, { id: `${id}a`, dx: -6, dy: -14 })}
    ${path('M250 70C262 100 262 140 252 168M208 60C218 96 216 140 204 176M164 62C172 96 168 134 152 166M122 78C136 100 136 126 126 150M88 108C108 120 118 136 120 156M66 158C86 160 102 168 112 182M68 206C84 200 100 198 112 204', stroke(colors.ink, 6, 0.22))}
    ${path(shape('146,264 180,256 210,270 200,288 170,290'), fill(colors.second))}
    ${path(shape('142,272 160,300 150,322 130,318 122,290'), fill(colors.accent))}
    ${path('M120 96C150 78 180 72 214 76', stroke(colors.light, 8, 0.5))}
    ${path('M300 92L356 92L310 112Z', fill(colors.second))}
    ${eye(302, 110, 9, colors)}`,
});
