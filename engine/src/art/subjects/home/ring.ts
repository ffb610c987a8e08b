import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, oval, path, stroke } from '../../svg.ts';

export const ring = drawSubject({
  name: 'ring',
  nouns: ['engagement ring', 'diamond ring', 'wedding ring', 'diamond', 'gemstone', 'gem', 'jewel'],
  bounds: { x: 11, y: -21, width: 296, height: 409 },
  natural: { main: '#9fd6ee', second: '#e5b545', accent: '#5aa9d6', ink: '#3a3420', light: '#ffffff' },
  presence: {
    nouns: ['engagement ring', 'diamond ring', 'wedding ring', 'diamond', 'gemstone', 'gem'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.03,
  },
  paint: (colors, id) => `
    ${path(`${oval([160, 268], 120)}${oval([160, 268], 92)}`, `${fill(colors.second)} fill-rule="evenodd"`)}
    ${path('M280 268A120 120 0 0 1 70 348L92 330A92 92 0 0 0 252 268A92 92 0 0 0 236 216L256 196A120 120 0 0 1 280 268Z', fill(colors.ink, 0.22))}
    ${path('M54 262C56 220 76 190 104 174', stroke(colors.light, 9, 0.6))}
    ${path('M110 152L126 176H194L210 152L190 140H130Z', fill(colors.second))}
    ${body('M92 20H228L276 78L160 176L44 78Z', colors.main, colors, { id: `${id}a`, dx: -40, dy: 0 })}
    ${path('M120 78H200L160 176ZM228 20L276 78H200Z', fill(colors.accent))}
    ${path('M92 20L120 78H44ZM160 20L200 78H120Z', fill(colors.light, 0.75))}
    ${path('M92 20H160L120 78Z', fill(colors.light, 0.45))}
    ${path('M160 20H228L200 78Z', fill(colors.accent, 0.5))}
    ${path('M288 14V-18M272 -2H304M24 28V8M14 18H34', stroke(colors.light, 6))}`,
});
