import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const swordAndShield = drawSubject({
  name: 'sword-and-shield',
  nouns: ['sword and shield'],
  bounds: { x: 58, y: -17, width: 270, height: 404 },
  natural: { main: '#b92f38', second: '#cfd8de', accent: '#e2b046', ink: '#28313a', light: '#ffffff' },
  presence: {
    nouns: ['sword and shield'],
    home: 'still-life',
    stands: 'table',
    tall: 0.46,
    metres: 1,
  },
  paint: (colors, id) => `
    <g transform="rotate(32 180 220)">
    ${path('M164 -20L180 -60L196 -20V280H164Z', fill(colors.second))}
    ${path('M180 -60L196 -20V280H180Z', fill(colors.ink, 0.18))}
    ${path('M176 -20V276', stroke(colors.light, 3))}
    ${rect(110, 276, 140, 24, fill(colors.accent), 10)}
    ${path('M180 276H240A10 10 0 0 1 240 300H180Z', fill(colors.ink, 0.2))}
    ${rect(166, 298, 28, 80, fill(colors.ink), 6)}
    ${path('M166 314L194 326M166 334L194 346M166 354L194 366', stroke(colors.accent, 4, 0.8))}
    ${circle(180, 392, 21, fill(colors.accent))}
    </g>
    ${body('M60 60C110 70 150 56 180 34C210 56 250 70 300 60C310 180 290 300 180 370C70 300 50 180 60 60Z', colors.accent, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${body('M82 86C122 90 154 80 180 62C206 80 238 90 278 86C284 184 266 280 180 338C94 280 76 184 82 86Z', colors.main, colors, { id: `${id}b`, dx: -18, dy: -8 })}
    ${path('M164 72C172 68 176 64 180 62C184 64 188 68 196 72V326C190 331 185 335 180 338C175 335 170 331 164 326ZM82 160H278C277 172 276 182 274 194H86C84 182 83 172 82 160Z', fill(colors.second))}
    ${path('M96 104C116 106 134 104 150 98V150H94C94 134 95 118 96 104Z', fill(colors.light, 0.3))}
    ${circle(180, 177, 26, fill(colors.accent))}
    ${circle(173, 169, 8, fill(colors.light, 0.5))}`,
});
