import { body, eye } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const pigeon = drawSubject({
  name: 'pigeon',
  nouns: ['pigeon', 'pigeons'],
  bounds: { x: 14, y: 37, width: 274, height: 229 },
  natural: { main: '#7f8da3', second: '#4f6f78', accent: '#e2725e', ink: '#23262e', light: '#eef1f4' },
  presence: {
    nouns: ['pigeon'],
    home: 'street',
    stands: 'ground',
    tall: 0.22,
    metres: 0.3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M150 226L146 262M146 262h-20M146 262h22M182 226L184 262M184 262h-20M184 262h22', stroke(colors.accent, 8))}
    ${path(shape('14,196! 60,176 96,170 100,204 60,214 18,214!'), fill(colors.ink, 0.9))}
    ${body(shape('40,196 84,148 136,116 184,98 196,62 222,38 254,44 268,72 262,104 264,146 246,194 206,226 146,234 86,220'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -16, marks: path(shape('190,70 260,70 270,120 240,150 200,130'), fill(colors.second)) })}
    ${path(shape('62,190! 100,150 156,136 202,152 214,184 180,206! 130,202 90,206'), fill(colors.light, 0.35))}
    ${path('M112 190C130 172 150 164 172 164M146 200C160 184 176 176 194 176', stroke(colors.ink, 9))}
    ${path(shape('258,66 284,76 288,82 262,88'), fill(colors.ink))}
    ${path(shape('250,64 262,60 268,68 258,74'), fill(colors.light))}
    ${eye(236, 66, 7, colors)}`,
});
