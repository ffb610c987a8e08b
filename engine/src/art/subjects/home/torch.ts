import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const torch = drawSubject({
  name: 'torch',
  nouns: ['torch', 'flaming torch', 'burning torch'],
  bounds: { x: 29, y: 0, width: 141, height: 449 },
  natural: { main: '#8a5a34', second: '#f0762e', accent: '#ffd24a', ink: '#2f1c10', light: '#fff3c2' },
  presence: {
    nouns: ['torch', 'flaming torch'],
    home: 'still-life',
    stands: 'ground',
    tall: 0.42,
    metres: 0.6,
  },
  paint: (colors, id) => `
    ${path(shape('100,0! 130,40 160,80 170,130 150,180 110,190! 70,190 40,170 30,120 44,80 66,96! 70,50 84,30'), fill(colors.second))}
    ${path(shape('104,50! 124,84 140,120 134,160 108,176! 76,170 60,146 66,116 84,126! 90,90 96,70'), fill(colors.accent))}
    ${path(shape('104,110 118,134 116,158 100,166 86,154 90,134'), fill(colors.light))}
    ${body('M70 180H134L122 440C120 452 84 452 82 440Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -4, marks: path('M60 190H140V212H60Z', fill(colors.ink, 0.3)) })}
    ${path('M60 178H144L140 204H64Z', fill(colors.accent))}
    ${path('M110 178H144L140 204H110Z', fill(colors.ink, 0.2))}
    ${path('M90 250L114 262M88 300L114 312M88 350L112 362', stroke(colors.ink, 5, 0.25))}`,
});
