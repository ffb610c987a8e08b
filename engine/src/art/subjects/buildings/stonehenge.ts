import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const stonehenge = drawSubject({
  name: 'stonehenge',
  nouns: ['stonehenge', 'stone circle', 'megalith'],
  bounds: { x: -13, y: 66, width: 600, height: 263 },
  natural: { main: '#9aa0a0', second: '#787f82', accent: '#7fa05c', ink: '#33383a', light: '#dfe4e4' },
  presence: { nouns: ['stonehenge'], home: 'meadow', stands: 'ground', tall: 0.34, metres: 6 },
  paint: (colors, id) => `
    ${path('M150 120H200L206 250H146ZM250 116H296L300 250H246ZM140 90L306 86L308 120H138ZM430 130H476L480 250H426Z', fill(colors.second))}
    ${path('M180 120H200L206 250H186ZM276 116H296L300 250H280Z', fill(colors.ink, 0.2))}
    ${body('M30 110H96L104 290H22Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${body('M160 116H228L236 296H154Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -10 })}
    ${body('M14 70L246 66L250 112L12 118Z', colors.main, colors, { id: `${id}c`, dx: -10, dy: -12 })}
    ${body('M340 130H404L412 300H334Z', colors.main, colors, { id: `${id}d`, dx: -10, dy: -10 })}
    ${body('M470 120H538L546 296H464Z', colors.main, colors, { id: `${id}e`, dx: -10, dy: -10 })}
    ${body('M322 92L558 82L562 128L320 136Z', colors.main, colors, { id: `${id}f`, dx: -10, dy: -12 })}
    ${path('M50 150L60 180M190 160L182 200M360 170L370 210M500 160L492 190M60 84H100M380 104H430', stroke(colors.ink, 5, 0.22))}
    ${path(shape('-10,300 60,280 160,292 260,282 360,294 460,284 580,300 540,314 280,322 30,314'), fill(colors.accent))}`,
});
