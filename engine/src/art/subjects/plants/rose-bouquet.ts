import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

const ROSES: readonly (readonly [number, number])[] = [
  [70, 120],
  [290, 124],
  [180, 70],
  [120, 190],
  [240, 194],
  [180, 140],
];

export const roseBouquet = drawSubject({
  name: 'rose-bouquet',
  nouns: ['rose bouquet', 'bouquet of roses', 'bunch of roses'],
  bounds: { x: -30, y: -20, width: 420, height: 540 },
  natural: { main: '#d1303f', second: '#f4e3c8', accent: '#4f9455', ink: '#3c1420', light: '#ffd0cc' },
  presence: {
    nouns: ['rose bouquet', 'bouquet of roses', 'bunch of roses'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 0.5,
  },
  paint: (colors, id) => `
    ${path(shape('60,220 -10,200 -30,150! 30,140 80,180'), fill(colors.accent))}
    ${path(shape('300,220 370,200 390,150! 330,140 280,180'), fill(colors.accent))}
    ${path(shape('120,60 90,10 100,-20! 150,0 170,50'), fill(colors.accent))}
    ${path(shape('250,60 280,10 270,-20! 220,0 200,50'), fill(colors.accent))}
    ${ROSES.map(([x, y]) => circle(x, y, 56, fill(colors.main)) + path(`M${x - 40} ${y + 40}A56 56 0 0 0 ${x + 56} ${y - 4}A70 70 0 0 1 ${x - 40} ${y + 40}Z`, fill(colors.ink, 0.24)) + path(`M${x - 26} ${y - 4}C${x - 24} ${y - 34} ${x + 26} ${y - 32} ${x + 24} ${y - 2}C${x + 20} ${y + 22} ${x - 14} ${y + 18} ${x - 10} ${y}C${x - 4} ${y - 14} ${x + 12} ${y - 8} ${x + 8} ${y + 2}`, stroke(colors.ink, 6, 0.32)) + path(`M${x - 42} ${y - 8}C${x - 38} ${y - 28} ${x - 26} ${y - 38} ${x - 10} ${y - 44}`, stroke(colors.light, 7, 0.45))).join('')}
    ${body('M40 220C100 262 260 262 320 220L226 420L258 520H102L134 420Z', colors.second, colors, { id: `${id}a`, dx: -24, dy: -8, marks: path('M40 220L150 420H180L90 240Z', fill(colors.light, 0.5)) + path('M180 250V420', stroke(colors.ink, 5, 0.18)) })}
    ${path('M126 400H234V432H126Z', fill(colors.accent))}
    ${path(shape('180,414 110,380 96,420 110,450! 250,450! 264,420 250,380'), fill(colors.accent))}
    ${path('M180 414L250 450C262 430 262 396 250 380Z', fill(colors.ink, 0.2))}
    ${circle(180, 416, 17, fill(colors.accent))}`,
});
