import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const boots = drawSubject({
  name: 'boots',
  nouns: ['boot', 'boots', 'rain boots', 'wellies', 'rubber boots', 'wellington boots', 'hiking boots'],
  bounds: { x: 27, y: 28, width: 315, height: 306 },
  natural: { main: '#f0b429', second: '#d98e1c', accent: '#3f8fb0', ink: '#3f2d10', light: '#fff3cf' },
  presence: {
    nouns: ['boot', 'rain boots', 'wellies', 'rubber boots'],
    home: 'street',
    stands: 'ground',
    tall: 0.28,
    metres: 0.35,
    several: 2,
    faces: 'right',
  },
  paint: (colors, id) => `
    <g transform="translate(-10 0)">
    ${path(shape('150,40! 260,40! 262,150 266,220 310,240 340,262 344,312! 150,312! 152,180'), fill(colors.second))}
    ${path(shape('150,40! 260,40! 262,150 266,220 310,240 340,262 344,312! 150,312! 152,180'), fill(colors.ink, 0.25))}
    ${rect(140, 312, 212, 22, fill(colors.second), 8)}
    ${path('M140 312H344A8 8 0 0 1 352 320V326A8 8 0 0 1 344 334H140Z', fill(colors.ink, 0.35))}
    ${path('M142 28H270C276 28 276 60 270 60H142Z', fill(colors.second))}
    ${path('M142 28H270C276 28 276 60 270 60H142Z', fill(colors.ink, 0.3))}
    </g>
    ${body(shape('40,60! 160,60! 162,170 168,240 216,256 250,280 256,318! 42,318! 46,200'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -10 })}
    ${rect(34, 312, 228, 22, fill(colors.second), 8)}
    ${path('M160 312H254A8 8 0 0 1 262 320V326A8 8 0 0 1 254 334H150Z', fill(colors.ink, 0.22))}
    ${path('M32 44H168C174 44 174 76 168 76H32C26 76 26 44 32 44Z', fill(colors.second))}
    ${path('M36 48H100V56H36Z', fill(colors.light, 0.35))}
    ${path('M66 100C68 160 66 200 66 250', stroke(colors.light, 12, 0.6))}
    ${path('M46 270C90 276 130 268 168 244', stroke(colors.ink, 6, 0.2))}`,
});
