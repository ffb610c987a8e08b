import { body, fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const maple = drawSubject({
  name: 'maple',
  nouns: ['maple', 'maple tree', 'autumn tree', 'red maple', 'japanese maple'],
  bounds: { x: 65, y: 36, width: 268, height: 385 },
  natural: { main: '#dd5a2c', second: '#6b4227', accent: '#f0993a', ink: '#33190f', light: '#ffd08a' },
  presence: {
    nouns: ['maple', 'maple tree', 'japanese maple'],
    home: 'park',
    stands: 'ground',
    tall: 0.5,
    metres: 8,
  },
  paint: (colors, id) => `
    ${body(shape('170,420! 188,360 190,300 150,250! 164,244! 196,276 200,220! 216,220! 218,280 254,240! 266,250! 226,310 228,360 250,420!'), colors.second, colors, { id: `${id}a`, dx: -10, dy: 0 })}
    ${body(fleece(200, 150, 130, 104, 15, 36), colors.main, colors, { id: `${id}c`, dx: -20, dy: -22 })}
    ${path(fleece(150, 116, 62, 46, 10, 22), fill(colors.accent)) + path(fleece(250, 170, 50, 34, 9, 18), fill(colors.accent, 0.8)) + path(fleece(136, 196, 34, 22, 8, 14), fill(colors.accent, 0.7))}
    ${path('M112 110h8M140 84h8M168 122h8M196 70h8M240 96h8M262 160h8M220 196h8M120 170h8M300 150h8M90 150h8M168 176h8M150 220h8M240 230h8', stroke(colors.light, 9, 0.7))}
    ${path('M132 412h0M262 404h0', stroke(colors.accent, 10))}
    ${path('M120 408h0M284 412h0M150 416h0', stroke(colors.main, 10))}`,
});
