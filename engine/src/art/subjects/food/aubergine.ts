import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const aubergine = drawSubject({
  name: 'aubergine',
  nouns: ['aubergine', 'eggplant', 'brinjal'],
  bounds: { x: 46, y: 5, width: 316, height: 346 },
  natural: { main: '#5b2f6f', second: '#5d9148', accent: '#3d1d4e', ink: '#1f0f2a', light: '#d8b6e6' },
  presence: {
    nouns: ['aubergine', 'eggplant', 'brinjal'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.16,
  },
  paint: (colors, id) => `
    ${body(shape('96,84 140,70 196,96 250,150 310,190 356,244 356,306 306,346 236,344 170,304 120,236 82,160'), colors.main, colors, { id: `${id}a`, dx: -26, dy: -16 })}
    ${path('M120 150C136 196 166 240 202 272', stroke(colors.light, 15, 0.5))}
    ${circle(226, 292, 8, fill(colors.light, 0.5))}
    ${path('M60 10C72 0 88 8 90 24L104 58C140 56 178 76 196 98C180 104 164 104 152 100C156 114 152 128 144 138C134 130 124 120 120 108C110 116 100 128 96 146C84 140 76 128 74 114C64 120 56 124 46 124C52 102 64 82 82 68L66 34C60 26 54 18 60 10Z', fill(colors.second))}
    ${path('M104 58C140 56 178 76 196 98C180 104 164 104 152 100C156 114 152 128 144 138C134 130 130 100 104 58Z', fill(colors.ink, 0.2))}`,
});
