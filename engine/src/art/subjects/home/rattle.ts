import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const rattle = drawSubject({
  name: 'rattle',
  nouns: ['baby rattle', 'rattle'],
  bounds: { x: 41, y: 34, width: 270, height: 367 },
  natural: { main: '#f08aa0', second: '#7cc4d8', accent: '#f5cf6a', ink: '#5a3a4a', light: '#fff8f4' },
  presence: {
    nouns: ['baby rattle', 'rattle'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.15,
  },
  paint: (colors, id) => `
    <g transform="rotate(30 160 220)">
    ${path('M160 240V360', stroke(colors.second, 24))}
    ${path('M168 240V360', stroke(colors.ink, 8, 0.16))}
    ${circle(160, 388, 35, fill(colors.accent))}
    ${circle(166, 394, 28, fill(colors.ink, 0.14))}
    ${circle(160, 388, 17, fill(colors.light))}
    ${body(shape('160,20 224,44 262,110 250,184 210,230 160,244 110,230 70,184 58,110 96,44'), colors.main, colors, { id: `${id}a`, dx: -20, dy: -14, marks: path('M40 110H280V146H40Z', fill(colors.accent)) + circle(96, 128, 9, fill(colors.light)) + circle(128, 128, 9, fill(colors.light)) + circle(160, 128, 9, fill(colors.light)) + circle(192, 128, 9, fill(colors.light)) + circle(224, 128, 9, fill(colors.light)) })}
    ${path(shape('84,90 98,62 126,46 132,58 112,74 100,98'), fill(colors.light, 0.5))}
    </g>`,
});
