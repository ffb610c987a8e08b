import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect } from '../../svg.ts';

export const soap = drawSubject({
  name: 'soap',
  nouns: ['soap', 'hand soap', 'soap dispenser', 'bar of soap'],
  bounds: { x: 30, y: 30, width: 353, height: 370 },
  natural: { main: '#5fb3c9', second: '#f2f6f7', accent: '#3d7f95', ink: '#1f3d4a', light: '#ffffff' },
  paint: (colors, id) => `
    ${rect(128, 42, 24, 84, fill(colors.accent))}
    ${body('M52 30H170C190 30 200 40 200 54V66H92C82 66 76 70 72 78L60 104H36L44 62C46 42 44 30 52 30Z', colors.accent, colors, { id: `${id}a`, dx: -10, dy: -6 })}
    ${rect(96, 108, 88, 30, fill(colors.accent), 8)}
    ${body('M84 132H196C232 132 250 156 250 190V366C250 388 238 400 216 400H64C42 400 30 388 30 366V190C30 156 48 132 84 132Z', colors.main, colors, { id: `${id}b`, dx: -22, dy: -8 })}
    ${rect(62, 218, 156, 112, fill(colors.second), 14)}
    ${path('M140 238C160 268 170 280 170 294A30 30 0 0 1 110 294C110 280 120 268 140 238Z', fill(colors.main))}
    ${circle(310, 330, 56, fill(colors.main, 0.35))}
    ${circle(310, 330, 56, `fill="none" stroke="${colors.light}" stroke-width="7"`)}
    ${circle(292, 310, 12, fill(colors.light, 0.9))}
    ${circle(346, 236, 34, fill(colors.main, 0.35))}
    ${circle(346, 236, 34, `fill="none" stroke="${colors.light}" stroke-width="6"`)}
    ${circle(336, 224, 8, fill(colors.light, 0.9))}
    ${circle(296, 168, 22, fill(colors.main, 0.35))}
    ${circle(296, 168, 22, `fill="none" stroke="${colors.light}" stroke-width="5"`)}`,
});
