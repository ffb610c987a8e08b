import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const tableTennis = drawSubject({
  name: 'table-tennis',
  nouns: ['table tennis', 'ping pong', 'ping-pong paddle', 'ping pong paddle'],
  bounds: { x: 82, y: 4, width: 284, height: 378 },
  natural: { main: '#cf3b36', second: '#b9763c', accent: '#2b3038', ink: '#3a1414', light: '#fff4e6' },
  presence: {
    nouns: ['ping pong paddle', 'table tennis', 'ping pong'],
    home: 'gym',
    stands: 'ground',
    tall: 0.34,
    metres: 0.3,
  },
  paint: (colors, id) => `
    <g transform="rotate(32 220 180)">
    ${body(shape('210,0 290,30 336,110 320,200 270,250 240,262! 180,262! 150,250 100,200 84,110 130,30'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -14 })}
    ${path('M184 246H236L230 390C230 404 190 404 190 390Z', fill(colors.second))}
    ${path('M212 246H236L230 390C230 400 220 402 212 402Z', fill(colors.ink, 0.2))}
    ${path('M150 240C170 262 250 262 270 240L262 258C240 274 180 274 158 258Z', fill(colors.accent))}
    ${path(shape('112,110 124,70 152,40 162,50 140,82 128,116'), fill(colors.light, 0.4))}
    </g>
    ${circle(318, 346, 36, fill(colors.light))}
    ${circle(326, 354, 25, fill(colors.ink, 0.14))}
    ${circle(306, 334, 10, fill(colors.light, 0.7))}`,
});
