import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const bell = drawSubject({
  name: 'bell',
  nouns: ['bell', 'bells', 'jingle bell', 'christmas bell', 'school bell', 'church bell'],
  bounds: { x: 12, y: -4, width: 296, height: 350 },
  natural: { main: '#f0b731', second: '#c98a1f', accent: '#c8303a', ink: '#4a300f', light: '#fff2bf' },
  presence: {
    nouns: ['bell', 'jingle bell', 'christmas bell'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.12,
  },
  paint: (colors, id) => `
    ${circle(160, 316, 30, fill(colors.ink))}
    ${circle(160, 312, 30, fill(colors.second))}
    ${body('M160 40C220 40 250 90 254 160C256 220 264 256 296 284H24C56 256 64 220 66 160C70 90 100 40 160 40Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -12 })}
    ${path('M20 280H300C310 280 310 304 300 304H20C10 304 10 280 20 280Z', fill(colors.second))}
    ${path('M24 284H160V290H20Z', fill(colors.light, 0.35))}
    ${path('M100 150C102 110 116 84 138 72', stroke(colors.light, 13, 0.6))}
    ${path('M70 190C130 206 190 206 250 190', stroke(colors.second, 7))}
    ${circle(160, 40, 15, fill(colors.accent))}
    ${path(shape('156,44 116,4 76,0 66,28 88,56 130,60'), fill(colors.accent))}
    ${path(shape('164,44 204,4 244,0 254,28 232,56 190,60'), fill(colors.accent))}
    ${path(shape('164,44 204,20 254,28 232,56 190,60'), fill(colors.ink, 0.2))}
    ${path('M150 50L116 110L140 102L152 118L164 56ZM170 50L204 110L180 102L168 118L156 56Z', fill(colors.accent))}`,
});
