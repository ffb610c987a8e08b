import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const beaver = drawSubject({
  name: 'beaver',
  nouns: ['beaver', 'beavers'],
  bounds: { x: -7, y: 12, width: 329, height: 307 },
  natural: { main: '#8a5730', second: '#5b3a24', accent: '#e8d3b0', ink: '#2a1810', light: '#fff5e2' },
  presence: {
    nouns: ['beaver'],
    home: 'river',
    stands: 'ground',
    tall: 0.3,
    metres: 0.5,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path(shape('92,216 50,230 10,262 -6,286 14,296 60,286 104,262 130,248'), fill(colors.second))}
    ${path('M12 286L100 240M40 288L112 256M10 268L60 236M34 250L70 282M60 238L92 268', stroke(colors.ink, 4, 0.35))}
    ${body(shape('80,244 72,190 92,130 136,84 186,70 212,40 250,32 286,48 308,72 318,96 304,116 276,124 272,160 280,210 270,262 236,286 150,288 100,280'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -16, marks: path(shape('210,150 250,130 276,150 280,210 268,264 226,276 206,220'), fill(colors.accent)) + path(shape('150,90 186,76 200,96 160,120 120,150 110,140'), fill(colors.light, 0.25)) })}
    ${path(shape('98,286 92,236 116,206 156,204 184,230 188,266 176,290'), fill(colors.main))}
    ${path(shape('130,286 170,276 184,240 188,266 176,290'), fill(colors.ink, 0.15))}
    ${path(shape('118,276 170,272 204,284 206,296 120,296'), fill(colors.second))}
    ${path(shape('214,276 256,272 288,284 290,296 216,296'), fill(colors.second))}
    ${path(limb('214,150,34 240,172,26 264,178,18'), fill(colors.main))}
    ${path(shape('254,168 276,164 292,174 286,190 264,190'), fill(colors.second))}
    ${path(shape('222,40 212,22 226,12 244,20 244,38'), fill(colors.main))}
    ${path(shape('226,34 222,24 232,20 238,30'), fill(colors.ink, 0.35))}
    ${path(shape('298,70 316,70 322,82 312,92 300,86'), fill(colors.ink))}
    ${path('M284 112H306V134H284Z', fill(colors.light))}
    ${path('M295 114V132', stroke(colors.ink, 3, 0.4))}
    ${path('M306 94C304 104 296 112 284 114', stroke(colors.ink, 4, 0.45))}
    ${eye(264, 68, 8, colors)}`,
});
