import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const woodpecker = drawSubject({
  name: 'woodpecker',
  nouns: ['woodpecker', 'woodpeckers'],
  bounds: { x: 12, y: 0, width: 210, height: 400 },
  natural: { main: '#2b2f36', second: '#d8332f', accent: '#8a6240', ink: '#191b20', light: '#fbf7ef' },
  presence: {
    nouns: ['woodpecker'],
    home: 'forest',
    stands: 'ground',
    tall: 0.4,
    metres: 0.8,
    faces: 'left',
  },
  paint: (colors, id) => `
    ${body('M16 0H104C98 60 108 120 100 180C92 240 110 320 104 400H12C20 320 10 240 16 180C22 120 20 60 16 0Z', colors.accent, colors, { id: `${id}a`, dx: -40, dy: 0 })}
    ${path('M36 30V90M60 60V140M40 170V250M72 200V280M34 300V370M64 320V390', stroke(colors.ink, 6, 0.3))}
    ${circle(62, 116, 20, fill(colors.ink))}
    ${path('M60 118a6 6 0 0 1 12 0V126H60Z', fill(colors.ink, 0.4))}
    ${path('M124 206L100 214M130 230L104 242', stroke(colors.ink, 8))}
    ${path(shape('176,262 200,300 214,352 196,362 176,330 162,296 148,266'), fill(colors.main))}
    ${body(shape('136,116 160,90 194,94 216,120 222,166 216,224 196,272 168,288 140,262 122,214 124,160'), colors.main, colors, { id: `${id}b`, dx: -10, dy: -10, marks: path(shape('120,150 150,140 164,180 160,240 150,280 110,250'), fill(colors.light)) + path('M196 160h14M188 184h20M186 210h18M182 236h14', stroke(colors.light, 8)) })}
    ${path(shape('146,102 158,72 186,52 214,58! 206,78 222,84! 210,108 180,112'), fill(colors.second))}
    ${body(shape('124,128 136,100 164,92 196,104 204,132 186,150 154,152 132,146'), colors.main, colors, { id: `${id}c`, dx: -6, dy: -8, marks: path(shape('110,138 150,134 196,140 190,160 120,160'), fill(colors.light)) })}
    ${path('M132 112L66 116L130 134Z', fill(colors.ink))}
    ${path(shape('150,94 166,70 190,60 212,62 204,80 214,90 198,108 176,100'), fill(colors.second))}
    ${eye(154, 118, 7, colors)}`,
});
