import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const nest = drawSubject({
  name: 'nest',
  nouns: ['nest', 'nests', 'bird nest', 'nest with eggs', 'birds nest'],
  bounds: { x: -22, y: 18, width: 426, height: 206 },
  natural: { main: '#9a6a3c', second: '#6b4526', accent: '#7fb8c4', ink: '#2f1c10', light: '#f5ead2' },
  presence: {
    nouns: ['nest', 'bird nest', 'nest with eggs'],
    home: 'forest',
    stands: 'ground',
    tall: 0.2,
    metres: 0.2,
  },
  paint: (colors, id) => `
    ${path('M20 90C20 60 96 44 190 44S360 60 360 90S284 140 190 140S20 120 20 90Z', fill(colors.second))}
    ${path('M46 90C46 70 110 58 190 58S334 70 334 90S270 124 190 124S46 110 46 90Z', fill(colors.ink, 0.35))}
    ${body('M110 150C100 60 124 24 146 24C168 24 196 60 184 150Z', colors.accent, colors, { id: `${id}a`, dx: -8, dy: -8 })}
    ${body('M190 150C178 56 204 16 228 18C252 20 280 60 266 150Z', colors.accent, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${body('M156 150C148 74 168 44 188 44C208 44 232 76 224 150Z', colors.light, colors, { id: `${id}c`, dx: -8, dy: -8 })}
    ${path('M132 60h0M146 46h0M158 72h0M216 46h0M234 40h0M244 66h0M180 70h0M196 84h0M206 66h0M122 84h0M252 86h0', stroke(colors.ink, 4, 0.35))}
    ${body(shape('4,96 30,108! 90,128 190,134 290,128 350,108! 378,94 372,140 340,186 280,212 190,222 100,212 40,186 10,140'), colors.main, colors, { id: `${id}d`, dx: -14, dy: -8 })}
    ${path('M20 124C80 154 160 160 240 154M60 170C130 190 220 190 300 174M140 150C220 164 300 156 366 120M90 204C160 214 240 210 320 188M30 150C60 172 100 186 150 190', stroke(colors.second, 6))}
    ${path('M40 122C90 146 150 150 200 148M230 178C280 172 320 160 350 140M90 160C120 170 160 176 200 174', stroke(colors.light, 5, 0.35))}
    ${path('M10 110L-18 96M372 112L400 92M30 168L0 176M350 172L384 184M60 200L40 220M330 196L350 218', stroke(colors.main, 7))}`,
});
