import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const logCabin = drawSubject({
  name: 'log-cabin',
  nouns: ['log cabin', 'cabin', 'wooden cabin', 'chalet', 'lodge', 'ski lodge', 'mountain hut'],
  bounds: { x: -6, y: 20, width: 412, height: 328 },
  natural: { main: '#a8693a', second: '#6b3e25', accent: '#f2c25a', ink: '#351d12', light: '#f2ddb8' },
  presence: {
    nouns: ['log cabin', 'cabin', 'wooden cabin', 'chalet', 'lodge', 'mountain hut'],
    home: 'forest',
    stands: 'ground',
    tall: 0.46,
    metres: 5.5,
    chimney: { x: 321, y: 0, width: 50 },
    glow: { x: 206, y: 220, reach: 0.6, shines: 'accent' },
  },
  paint: (colors, id) => `
    ${rect(292, 30, 46, 100, fill(colors.second))}
    ${path('M318 30H338V130H318Z', fill(colors.ink, 0.2))}
    ${rect(284, 20, 62, 18, fill(colors.ink), 5)}
    ${path('M60 160V142L200 48L340 142V160V336H60Z', fill(colors.main))}
    ${[176, 200, 224, 248, 272, 296, 320].map((y) => path(`M46 ${y}H354`, stroke(colors.main, 22)) + path(`M46 ${y + 7}H354`, stroke(colors.ink, 6, 0.2)) + circle(46, y, 11, fill(colors.light)) + circle(354, y, 11, fill(colors.light)) + circle(46, y, 5, fill(colors.main)) + circle(354, y, 5, fill(colors.main))).join('')}
    ${path('M236 90L346 164V332H262Z', fill(colors.ink, 0.13))}
    ${path('M140 120H260M112 142H288M172 100H228', stroke(colors.ink, 6, 0.2))}
    ${body('M200 20L402 152C412 162 400 180 386 174L200 58L14 174C0 180 -12 162 -2 152Z', colors.second, colors, { id: `${id}a`, dx: -14, dy: -8 })}
    ${path('M30 140L196 34', stroke(colors.light, 6, 0.25))}
    ${path('M150 336V226A10 10 0 0 1 160 216H224A10 10 0 0 1 234 226V336Z', fill(colors.ink))}
    ${path('M160 336V226H224V336Z', fill(colors.second))}
    ${path('M181 228V334M203 228V334', stroke(colors.ink, 4, 0.3))}
    ${circle(214, 282, 6, fill(colors.accent))}
    ${path('M76 214H136V276H76ZM260 214H324V276H260Z', fill(colors.ink))}
    ${path('M82 220H130V270H82ZM266 220H318V270H266Z', fill(colors.accent))}
    ${path('M82 220H130L82 262ZM266 220H318L266 262Z', fill(colors.light, 0.5))}
    ${path('M106 220V270M82 245H130M292 220V270M266 245H318', stroke(colors.ink, 6))}
    ${circle(200, 128, 26, fill(colors.ink))}
    ${circle(200, 128, 19, fill(colors.accent))}
    ${path('M200 110V146M182 128H218', stroke(colors.ink, 5))}
    ${rect(138, 332, 108, 14, fill(colors.second), 4)}
    ${rect(20, 336, 360, 12, fill(colors.ink, 0.4), 6)}`,
});
