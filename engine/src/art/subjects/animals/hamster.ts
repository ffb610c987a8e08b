import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const hamster = drawSubject({
  name: 'hamster',
  nouns: ['hamster', 'hamsters', 'gerbil', 'guinea pig', 'guinea pigs', 'cavy'],
  bounds: { x: 22, y: 43, width: 276, height: 234 },
  natural: { main: '#e0a35c', second: '#c07f3c', accent: '#f29a9a', ink: '#3a2114', light: '#fff4e2' },
  presence: {
    nouns: ['hamster', 'guinea pig', 'gerbil'],
    home: 'still-life',
    stands: 'table',
    tall: 0.24,
    metres: 0.1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('66,96 60,56 84,44 110,58 116,90'), fill(colors.second))}
    ${path(shape('214,84 222,48 250,46 264,70 252,100'), fill(colors.second))}
    ${path(shape('76,90 74,66 88,60 102,70 104,88'), fill(colors.accent))}
    ${path(shape('226,82 232,60 246,58 252,72 244,92'), fill(colors.accent))}
    ${body(shape('160,50 220,60 264,96 290,150 296,210 270,256 210,272 110,272 50,256 24,210 30,150 56,96 100,60'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -16, marks: path(shape('160,150 210,140 270,150 280,220 240,276 110,276 80,240 100,180'), fill(colors.light)) })}
    ${path(shape('160,110 190,120 250,128 262,156 236,180 196,178 166,190 134,178 100,180 76,160 90,128 130,120'), fill(colors.light))}
    ${eye(116, 116, 11, colors)}
    ${eye(214, 116, 11, colors)}
    ${path(shape('154,138 166,132 178,138 172,150 160,150'), fill(colors.accent))}
    ${path('M166 150V158M166 158C156 168 146 166 142 160M166 158C176 168 186 166 190 160', stroke(colors.ink, 4))}
    ${path('M96 150L56 144M96 158L58 164M236 150L276 144M236 158L274 164', stroke(colors.ink, 3, 0.3))}
    ${path(shape('130,216 148,204 160,216 150,236 134,236'), fill(colors.second))}
    ${path(shape('184,216 202,204 212,216 206,236 188,236'), fill(colors.second))}
    ${path(shape('150,216 170,206 190,218 184,240 158,240'), fill(colors.accent))}
    ${path('M90 266a18 10 0 1 0 36 0a18 10 0 1 0 -36 0ZM200 266a18 10 0 1 0 36 0a18 10 0 1 0 -36 0Z', fill(colors.accent))}`,
});
