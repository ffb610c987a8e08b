import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const carnivalMask = drawSubject({
  name: 'carnival-mask',
  nouns: ['carnival mask', 'venetian mask', 'masquerade mask', 'mask'],
  bounds: { x: -1, y: -130, width: 402, height: 344 },
  natural: { main: '#7a3f9e', second: '#e9bf4a', accent: '#d9485a', ink: '#2a1440', light: '#f6e4ff' },
  presence: {
    nouns: ['carnival mask', 'venetian mask', 'masquerade mask', 'mask'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${path(shape('150,70 110,10 60,-40 40,-90! 110,-60 170,0'), fill(colors.accent))}
    ${path(shape('190,50 170,-20 160,-80 180,-130! 210,-80 220,0'), fill(colors.second))}
    ${path(shape('250,70 280,0 330,-50 380,-80! 360,-20 300,40'), fill(colors.accent))}
    ${path(shape('190,50 200,0 190,-60 180,-130! 210,-80 220,0'), fill(colors.ink, 0.16))}
    ${path(shape('210,40 220,-40 250,-90 290,-110! 280,-50 250,20'), fill(colors.main))}
    ${body(shape('200,60 250,50 320,40 380,56 400,100 380,170 330,210 270,206 230,180 200,170! 170,180 130,206 70,210 20,170 0,100 20,56 80,40 150,50'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -14 })}
    ${path(shape('60,120 90,96 130,104 156,130 130,150 90,152'), fill(colors.ink, 0.9))}
    ${path(shape('340,120 310,96 270,104 244,130 270,150 310,152'), fill(colors.ink, 0.9))}
    ${path('M46 122C64 86 116 78 168 132M354 122C336 86 284 78 232 132', stroke(colors.second, 7))}
    ${circle(200, 66, 15, fill(colors.second))}
    ${circle(200, 66, 8, fill(colors.accent))}
    ${path('M20 70C40 60 60 60 76 66M380 70C360 60 340 60 324 66M40 180C60 194 84 196 104 190M360 180C340 194 316 196 296 190', stroke(colors.second, 5))}
    ${circle(60, 84, 5, fill(colors.light))}
    ${circle(340, 84, 5, fill(colors.light))}
    ${circle(200, 110, 6, fill(colors.light))}
    ${circle(200, 130, 4, fill(colors.light))}`,
});
