import { body, eye, paw } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

export const skunk = drawSubject({
  name: 'skunk',
  nouns: ['skunk', 'skunks'],
  bounds: { x: 6, y: 8, width: 381, height: 272 },
  natural: { main: '#26262c', second: '#fbfaf5', accent: '#e79aa6', ink: '#0f0f13', light: '#ffffff' },
  presence: {
    nouns: ['skunk'],
    home: 'forest',
    stands: 'ground',
    tall: 0.28,
    metres: 0.4,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${body(shape('96,210 50,180 14,130 10,70 50,20 100,10 130,36 116,60 92,70 90,100 112,140 136,176'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path(shape('60,60 84,28 112,30 104,52 76,72 72,104 92,140 120,176 96,176 64,136 50,96'), fill(colors.second))}
    ${path(limb('130,220,36 124,252,24 128,274,20') + limb('250,222,34 248,252,22 252,274,18'), fill(colors.main))}
    ${path(paw(126, 276, 40, 16), fill(colors.main))}
    ${path(paw(250, 276, 38, 16), fill(colors.main))}
    ${body(shape('90,214 106,166 150,140 206,140 256,150 290,140 326,140 356,166 378,190 374,206 346,212 310,212 284,232 220,244 140,242 100,236'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -18, marks: path(shape('90,190 130,150 190,138 250,146 300,132 350,144 370,170 340,160 290,160 240,176 170,172 120,194'), fill(colors.second)) })}
    ${path(limb('112,214,44 106,250,28 110,276,24') + limb('272,214,40 276,250,26 276,276,22'), fill(colors.main))}
    ${path(paw(106, 280, 46, 17), fill(colors.main))}
    ${path(paw(272, 280, 42, 17), fill(colors.main))}
    ${path(shape('296,146 290,124 306,118 318,132 318,150'), fill(colors.main))}
    ${path(shape('300,142 298,130 306,128 310,138'), fill(colors.accent))}
    ${path(shape('368,188 382,188 386,200 376,208 366,202'), fill(colors.accent))}
    ${eye(338, 178, 7, colors)}`,
});
