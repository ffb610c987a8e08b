import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const whistle = drawSubject({
  name: 'whistle',
  nouns: ['whistle', 'referee whistle'],
  bounds: { x: -4, y: 60, width: 404, height: 244 },
  natural: { main: '#d9403a', second: '#a82c2c', accent: '#f0b53c', ink: '#3a1416', light: '#ffe6e0' },
  presence: { nouns: ['whistle'], home: 'still-life', stands: 'table', tall: 0.24, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M60 110C0 60 -10 180 40 240C70 270 20 300 0 300', stroke(colors.accent, 8))}
    ${body('M130 60H400V140H300C310 200 280 276 190 276C110 276 70 220 70 170C70 110 100 60 130 60Z', colors.main, colors, { id: `${id}a`, dx: -12, dy: -14 })}
    ${path('M230 60H290L270 104H230Z', fill(colors.ink, 0.85))}
    ${circle(184, 170, 64, fill(colors.second))}
    ${circle(184, 170, 46, fill(colors.ink, 0.7))}
    ${circle(196, 178, 25, fill(colors.accent))}
    ${circle(188, 170, 8, fill(colors.light, 0.6))}
    ${path('M120 74H216V84H106Z', fill(colors.light, 0.5))}
    ${path('M360 60H400V140H360Z', fill(colors.second))}
    ${circle(66, 114, 15, fill(colors.ink))}
    ${circle(66, 114, 7, fill(colors.light))}`,
});
