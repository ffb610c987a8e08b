import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const marketStall = drawSubject({
  name: 'market-stall',
  nouns: [
    'market stall',
    'stall',
    'farmers market stall',
    'christmas market stall',
    'christmas hut',
    'food stall',
    'kiosk',
    'market stand',
    'lemonade stand',
  ],
  bounds: { x: 4, y: 36, width: 392, height: 314 },
  natural: { main: '#d5443a', second: '#9a6537', accent: '#f3b63e', ink: '#3e2415', light: '#fff6e6' },
  presence: {
    nouns: ['market stall', 'stall', 'food stall', 'kiosk', 'market stand'],
    home: 'market',
    stands: 'ground',
    tall: 0.4,
    metres: 2.6,
  },
  paint: (colors, id) => `
    ${path('M50 150H350V236H50Z', fill(colors.second, 0.55))}
    ${path('M50 150H350V236H50Z', fill(colors.ink, 0.4))}
    ${path('M34 110H58V350H34ZM342 110H366V350H342Z', fill(colors.second))}
    ${path('M50 110H58V350H50ZM358 110H366V350H358Z', fill(colors.ink, 0.2))}
    ${path('M60 150C100 176 150 176 200 158C250 176 300 176 340 150', stroke(colors.accent, 4))}
    ${circle(92, 170, 7, fill(colors.light))}
    ${circle(130, 173, 7, fill(colors.accent))}
    ${circle(166, 168, 7, fill(colors.light))}
    ${circle(234, 168, 7, fill(colors.accent))}
    ${circle(270, 173, 7, fill(colors.light))}
    ${circle(308, 170, 7, fill(colors.accent))}
    ${body('M20 236H380V262H20Z', colors.second, colors, { id: `${id}a`, dx: -10, dy: -4 })}
    ${body('M44 262H356V350H44Z', colors.second, colors, { id: `${id}b`, dx: -20, dy: 0 })}
    ${path('M44 292H356M44 322H356', stroke(colors.ink, 5, 0.22))}
    ${path(shape('60,236! 64,210 84,200 104,210 110,236!'), fill(colors.accent))}
    ${path('M92 202C102 206 108 222 110 236H92Z', fill(colors.ink, 0.15))}
    ${circle(146, 222, 15, fill(colors.main))}
    ${circle(172, 222, 15, fill(colors.main))}
    ${circle(159, 200, 15, fill(colors.main))}
    ${circle(155, 195, 4, fill(colors.light, 0.5))}
    ${circle(216, 222, 14, fill(colors.accent))}
    ${circle(240, 222, 14, fill(colors.accent))}
    ${circle(228, 202, 14, fill(colors.accent))}
    ${path('M272 236L280 196H336L344 236Z', fill(colors.second))}
    ${circle(294, 194, 11, fill(colors.main, 0.9))}
    ${circle(316, 192, 11, fill(colors.main, 0.9))}
    ${circle(306, 184, 10, fill(colors.accent))}
    ${path('M30 52H370L396 112C396 130 368 134 360 116C356 134 324 134 320 116C316 134 284 134 280 116C276 134 244 134 240 116C236 134 204 134 200 116C196 134 164 134 160 116C156 134 124 134 120 116C116 134 84 134 80 116C76 134 44 134 40 116C32 134 4 130 4 112Z', fill(colors.light))}
    ${path('M30 52H64L40 116C32 134 4 130 4 112ZM98 52H132L120 116C116 134 84 134 80 116ZM166 52H200V116C196 134 164 134 160 116ZM234 52H268L280 116C276 134 244 134 240 116ZM302 52H336L360 116C356 134 324 134 320 116Z', fill(colors.main))}
    ${path('M290 52H370L396 112C396 130 368 134 360 116C356 134 324 134 320 116Z', fill(colors.ink, 0.14))}
    ${path('M40 36H360C368 36 372 44 372 54H28C28 44 32 36 40 36Z', fill(colors.main))}
    ${path('M44 42H200V46H44Z', fill(colors.light, 0.4))}`,
});
