import { behind, body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';
import { equineFarHooves, equineFarLegs, equineHooves, equineNearLegs, equineTrunk } from './equine.ts';

export const donkey = drawSubject({
  name: 'donkey',
  nouns: ['donkey', 'mule', 'burro'],
  bounds: { x: 38, y: -33, width: 355, height: 395 },
  natural: { main: '#97908c', second: '#5b5350', accent: '#d9b8ac', ink: '#2b2524', light: '#f4ede2' },
  presence: {
    nouns: ['donkey', 'mule'],
    home: 'farm',
    stands: 'ground',
    tall: 0.42,
    metres: 1.4,
    faces: 'right',
    seat: { x: 142, y: 141 },
  },
  paint: (colors, id) => `
    ${behind(equineFarLegs, colors.main, colors)}${path(equineFarHooves, fill(colors.ink))}
    ${path('M72 152C52 168 56 204 50 236', stroke(colors.main, 9))}${path(shape('48,228! 38,256 46,284! 60,254 56,230'), fill(colors.second))}
    ${path(shape('326,40 332,-4 350,-34! 358,-6 352,24 344,46'), fill(colors.second))}
    ${path(shape('314,22! 298,28 280,50 254,86 236,112! 262,104 288,70 308,40'), fill(colors.second))}
    ${body(equineTrunk, colors.main, colors, {
      id: `${id}b`,
      marks:
        path(shape('90,230 150,206 230,212 290,206 290,240 100,240'), fill(colors.light, 0.7)) +
        path(shape('356,104 372,84 400,96 400,134 370,136 352,122'), fill(colors.light)),
    })}
    ${path(equineNearLegs, fill(colors.main))}${path(equineHooves, fill(colors.ink))}
    ${path(shape('308,44 300,4 306,-30! 322,-14 332,18 332,42'), fill(colors.main))}${path(shape('315,34 308,6 309,-12! 318,2 325,22 325,36'), fill(colors.accent))}
    ${path('M338 70A11 11 0 1 0 360 70A11 11 0 1 0 338 70Z', fill(colors.light, 0.75))}${eye(349, 70, 6, colors)}
    ${path(line('391,116 383,121 372,120'), stroke(colors.ink, 2.5, 0.7))}${path('M382 104l4 2', stroke(colors.ink, 4.5))}`,
});
