import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, rect } from '../../svg.ts';

export const flag = drawSubject({
  name: 'flag',
  nouns: ['flag', 'flags', 'banner flag', 'pennant'],
  bounds: { x: 14, y: -1, width: 286, height: 447 },
  natural: { main: '#d9423a', second: '#f6f1e7', accent: '#e5b646', ink: '#3a2a2c', light: '#fffdf6' },
  presence: { nouns: ['flag'], home: 'meadow', stands: 'ground', tall: 0.5, metres: 4 },
  paint: (colors) => `
    ${rect(34, 20, 14, 420, fill(colors.ink), 6)}
    ${path('M36 24H40V436H36Z', fill(colors.light, 0.35))}
    ${circle(41, 14, 15, fill(colors.accent))}
    ${path(shape('48,44! 110,26 170,50 230,62 300,44! 300,236! 230,254 170,242 110,220 48,236!'), fill(colors.main))}
    ${path('M112 30C140 38 156 46 178 52V244C150 236 134 228 112 222Z', fill(colors.ink, 0.14))}
    ${path('M240 62C262 58 282 52 300 44V236C282 246 262 250 240 252Z', fill(colors.ink, 0.1))}
    ${path(shape('48,130! 110,114 170,138 230,150 300,132! 300,150! 230,168 170,156 110,132 48,148!'), fill(colors.accent))}
    ${path('M56 44C74 36 90 32 106 31V100C90 101 74 106 56 114Z', fill(colors.light, 0.25))}
    ${rect(14, 430, 54, 16, fill(colors.ink), 6)}`,
});
