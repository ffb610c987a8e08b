import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const rugbyBall = drawSubject({
  name: 'rugby-ball',
  nouns: ['american football', 'rugby ball', 'rugby', 'pigskin', 'super bowl'],
  bounds: { x: 19, y: 17, width: 362, height: 246 },
  natural: { main: '#9a4f2a', second: '#6f3419', accent: '#f6f1e6', ink: '#34160a', light: '#ffe3c4' },
  presence: {
    nouns: ['american football', 'rugby ball'],
    home: 'park',
    stands: 'ground',
    tall: 0.22,
    metres: 0.18,
  },
  paint: (colors, id) => `
    <g transform="rotate(-18 200 140)">
    ${body(shape('10,140! 70,66 140,30 200,20 260,30 330,66 390,140! 330,214 260,250 200,260 140,250 70,214'), colors.main, colors, { id: `${id}a`, dx: -16, dy: -20, marks: path('M70 10H100C84 90 84 190 100 270H70C54 190 54 90 70 10ZM300 10H330C346 90 346 190 330 270H300C316 190 316 90 300 10Z', fill(colors.accent)) })}
    ${path('M14 140H386', stroke(colors.second, 5))}
    ${path('M140 112H260', stroke(colors.accent, 9))}
    ${path('M154 96V128M180 96V128M206 96V128M232 96V128M250 96V128', stroke(colors.accent, 8))}
    ${path('M110 66C140 52 170 44 200 44', stroke(colors.light, 10, 0.45))}
    </g>`,
});
