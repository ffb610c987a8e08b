import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const snowPile = drawSubject({
  name: 'snow-pile',
  nouns: ['snow pile', 'pile of snow', 'heap of snow', 'snowdrift'],
  bounds: { x: 10, y: 30, width: 420, height: 170 },
  natural: { main: '#f4f9fd', second: '#c9dcea', accent: '#a9c6dc', ink: '#4f6f8c', light: '#ffffff' },
  presence: {
    nouns: ['snow pile'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.24,
    metres: 0.9,
    top: { from: 150, to: 260, y: 10 },
  },
  paint: (colors, id) => `
    ${body(shape('10,200! 40,160 84,140 110,94 160,72 196,34 240,36 276,74 326,92 350,138 400,160 430,200!'), colors.main, colors, { id: `${id}a`, dx: -22, dy: -14 })}
    ${path(shape('240,200! 260,160 300,130 340,136 400,160 430,200!'), fill(colors.second))}
    ${path(shape('20,200! 60,176 110,166 150,200!'), fill(colors.second, 0.7))}
    ${path('M150 110C164 94 178 92 190 80M230 140C244 128 262 126 274 112M90 170C104 158 120 156 132 146', stroke(colors.accent, 6))}
    ${path('M150 84l6 -8M214 44l8 -2M300 90l8 4', stroke(colors.light, 6))}`,
});
