import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const iceSkates = drawSubject({
  name: 'ice-skates',
  nouns: ['ice skate', 'ice skates', 'figure skates'],
  bounds: { x: 31, y: 40, width: 378, height: 295 },
  natural: { main: '#fbfaf6', second: '#9fb2c0', accent: '#d9506a', ink: '#2c3a48', light: '#ffffff' },
  presence: {
    nouns: ['ice skate', 'ice skates'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.3,
    metres: 0.3,
    several: 2,
    faces: 'right',
  },
  paint: (colors, id) => `
    <g transform="translate(120 -20)">
    ${path(shape('40,60! 150,60! 156,170 190,214 240,232 264,256 262,282! 44,282! 46,180'), fill(colors.main))}
    ${path(shape('40,60! 150,60! 156,170 190,214 240,232 264,256 262,282! 44,282! 46,180'), fill(colors.ink, 0.26))}
    ${path('M36 316H270C286 316 288 304 280 298', stroke(colors.second, 8))}
    ${path('M70 282H90V316H70ZM200 282H220V316H200Z', fill(colors.second))}
    </g>
    ${body(shape('40,60! 150,60! 156,170 190,214 240,232 264,256 262,282! 44,282! 46,180'), colors.main, colors, { id: `${id}a`, dx: -12, dy: -10 })}
    ${path(shape('40,60! 150,60! 152,86! 40,84!'), fill(colors.accent))}
    ${path('M36 278H268C272 278 272 294 266 294H40C34 294 32 278 36 278Z', fill(colors.accent))}
    ${path('M116 110H158M118 136H162M122 160H168M128 184H180M144 206H196', stroke(colors.ink, 6))}
    ${path('M116 110L162 136M118 136L168 160M122 160L180 184M128 184L196 206', stroke(colors.accent, 5))}
    ${path('M36 330H270C288 330 292 316 282 308', stroke(colors.second, 10))}
    ${path('M66 292H90V330H66ZM200 292H224V330H200Z', fill(colors.second))}
    ${path('M40 326H250', stroke(colors.light, 4, 0.9))}
    ${path('M60 120C62 180 60 230 62 262', stroke(colors.ink, 8, 0.12))}
    ${circle(154, 72, 12, fill(colors.accent))}
    ${circle(154, 72, 5, fill(colors.light))}`,
});
