import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { limb, shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const log = drawSubject({
  name: 'log',
  nouns: ['log', 'wooden log', 'firewood', 'tree trunk lying', 'logs'],
  bounds: { x: 16, y: -8, width: 440, height: 208 },
  natural: { main: '#8b5e3c', second: '#d9aa70', accent: '#6a9a4a', ink: '#3d2615', light: '#f0d3a4' },
  presence: { nouns: ['log'], home: 'forest', stands: 'ground', tall: 0.2, metres: 0.4 },
  paint: (colors, id) => `
    ${path(limb('300,80,40 330,40,30 352,4,24'), fill(colors.main))}${path('M340 12L364 -2', stroke(colors.second, 12))}
    ${body('M70 60H420Q456 60 456 130Q456 200 420 200H70Q20 200 20 130Q20 60 70 60Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -24, marks: path('M140 84H240M270 96H390M150 130H220M250 140H330M360 128H430M140 170H300M330 172H410', stroke(colors.ink, 6, 0.35)) })}
    ${path('M16 130a50 70 0 1 0 100 0a50 70 0 1 0 -100 0Z', fill(colors.second))}${path('M36 130a30 44 0 1 0 60 0a30 44 0 1 0 -60 0ZM54 130a12 18 0 1 0 24 0a12 18 0 1 0 -24 0Z', stroke(colors.main, 6))}
    ${path(shape('180,60! 190,44 216,46 230,38 252,46 278,42 292,60!'), fill(colors.accent))}`,
});
