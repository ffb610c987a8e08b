import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const magnet = drawSubject({
  name: 'magnet',
  nouns: ['magnet', 'horseshoe magnet', 'magnetism'],
  bounds: { x: 20, y: -28, width: 300, height: 368 },
  natural: { main: '#d6403a', second: '#c9d0d6', accent: '#f0bd46', ink: '#43181a', light: '#fdf4ea' },
  presence: {
    nouns: ['magnet', 'horseshoe magnet'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.15,
  },
  paint: (colors, id) => `
    ${path('M40 20L24 -10M90 10L94 -24M250 10L246 -24M300 20L316 -10', stroke(colors.accent, 7))}
    ${body('M20 30H110V190C110 250 230 250 230 190V30H320V190C320 390 20 390 20 190Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -14, marks: path('M0 0H340V96H0Z', fill(colors.second)) })}
    ${path(shape('40,120 56,120 58,200 80,260 110,300 96,312 58,276 40,220'), fill(colors.light, 0.5))}`,
});
