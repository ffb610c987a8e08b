import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const flipFlops = drawSubject({
  name: 'flip-flops',
  nouns: ['flip flops', 'flip-flops', 'sandals', 'sandal'],
  bounds: { x: 14, y: 14, width: 408, height: 397 },
  natural: { main: '#f0a63c', second: '#2f9fb0', accent: '#e2574a', ink: '#4a2c12', light: '#fff3d6' },
  presence: {
    nouns: ['flip flop', 'flip flops', 'sandal', 'sandals'],
    home: 'beach',
    stands: 'ground',
    tall: 0.26,
    metres: 0.3,
    several: 2,
  },
  paint: (colors, id) => `
    <g transform="rotate(-14 120 220)">
    ${body(shape('120,10 170,30 196,90 190,170 170,230 176,300 170,370 120,400 70,370 64,300 70,230 50,170 44,90 70,30'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -12 })}
    ${path('M120 96C80 120 60 150 58 190M120 96C160 120 180 150 182 190', stroke(colors.second, 22))}
    ${path('M114 104C84 124 68 150 64 184', stroke(colors.light, 4, 0.5))}
    ${circle(120, 92, 13, fill(colors.second))}
    ${path('M90 290H150M90 320H150M96 350H144', stroke(colors.ink, 6, 0.14))}
    </g>
    <g transform="translate(200 14) rotate(12 120 220)">
    ${body(shape('120,10 170,30 196,90 190,170 170,230 176,300 170,370 120,400 70,370 64,300 70,230 50,170 44,90 70,30'), colors.main, colors, { id: `${id}b`, dx: -12, dy: -12 })}
    ${path('M120 96C80 120 60 150 58 190M120 96C160 120 180 150 182 190', stroke(colors.second, 22))}
    ${path('M114 104C84 124 68 150 64 184', stroke(colors.light, 4, 0.5))}
    ${circle(120, 92, 13, fill(colors.second))}
    ${path('M90 290H150M90 320H150M96 350H144', stroke(colors.ink, 6, 0.14))}
    </g>`,
});
