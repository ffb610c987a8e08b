import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const peas = drawSubject({
  name: 'peas',
  nouns: ['peas', 'pea', 'pea pod', 'green peas'],
  bounds: { x: 0, y: 53, width: 484, height: 264 },
  natural: { main: '#6faf45', second: '#4f8f3a', accent: '#a8d86a', ink: '#1f3a16', light: '#f2fbd8' },
  presence: {
    nouns: ['peas', 'pea pod'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.08,
    several: 4,
  },
  paint: (colors, id) => `
    ${path(shape('10,180 60,110 160,60 280,60 390,110 440,170! 400,240 290,290 160,286 60,240'), fill(colors.second))}
    ${path(shape('60,170 120,116 210,96 300,110 380,160! 300,220 210,236 110,216'), fill(colors.ink, 0.2))}
    ${body('M106 128C134 128 154 150 154 176C154 202 134 222 106 222C78 222 58 202 58 176C58 150 78 128 106 128Z', colors.accent, colors, { id: `${id}a`, dx: -12, dy: -12 })}
    ${body('M192 108C224 108 246 132 246 162C246 192 224 216 192 216C160 216 138 192 138 162C138 132 160 108 192 108Z', colors.accent, colors, { id: `${id}b`, dx: -12, dy: -12 })}
    ${body('M286 112C316 112 338 134 338 164C338 194 316 216 286 216C256 216 234 194 234 164C234 134 256 112 286 112Z', colors.accent, colors, { id: `${id}c`, dx: -12, dy: -12 })}
    ${body('M366 138C390 138 408 156 408 180C408 204 390 222 366 222C342 222 324 204 324 180C324 156 342 138 366 138Z', colors.accent, colors, { id: `${id}d`, dx: -12, dy: -12 })}
    ${circle(90, 156, 10, fill(colors.light, 0.6))}
    ${circle(172, 140, 12, fill(colors.light, 0.6))}
    ${circle(268, 144, 11, fill(colors.light, 0.6))}
    ${circle(352, 164, 9, fill(colors.light, 0.6))}
    ${body(shape('0,182! 80,200 200,236 320,220 446,172! 420,250 310,310 170,306 50,260'), colors.main, colors, { id: `${id}e`, dx: -10, dy: -14 })}
    ${path('M60 236C130 280 240 286 330 260', stroke(colors.light, 6, 0.4))}
    ${path('M446 172C466 160 480 140 480 120', stroke(colors.second, 8))}`,
});
