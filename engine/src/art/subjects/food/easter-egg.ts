import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const easterEgg = drawSubject({
  name: 'easter-egg',
  nouns: ['easter egg', 'painted egg'],
  bounds: { x: 89, y: 40, width: 234, height: 300 },
  natural: { main: '#e0708f', second: '#6fb3c9', accent: '#f2c654', ink: '#5a3a5a', light: '#fff8f0' },
  presence: {
    nouns: ['easter egg', 'painted egg'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.12,
  },
  paint: (colors, id) => `
    ${body(shape('206,40 270,80 318,174 312,270 260,330 206,340 152,330 100,270 94,174 142,80'), colors.main, colors, { id: `${id}a`, dx: -26, dy: -16, marks: path('M80 136C122 156 164 116 206 136S290 156 332 136V178C290 198 248 158 206 178S122 198 80 178Z', fill(colors.second)) + path('M80 204H332V222H80ZM80 276H332V294H80Z', fill(colors.light)) + circle(126, 249, 14, fill(colors.accent)) + circle(166, 249, 14, fill(colors.accent)) + circle(206, 249, 14, fill(colors.accent)) + circle(246, 249, 14, fill(colors.accent)) + circle(286, 249, 14, fill(colors.accent)) + path('M100 222l13-16l13 16l13-16l13 16l13-16l13 16l13-16l13 16l13-16l13 16l13-16l13 16l13-16l13 16l13-16l13 16V200H100Z', fill(colors.light)) })}
    ${path(shape('134,136 152,80 182,62 180,84 160,108 146,138'), fill(colors.light, 0.55))}`,
});
