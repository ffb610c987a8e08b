import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const broom = drawSubject({
  name: 'broom',
  nouns: ['broom', 'brooms', 'witch broom', 'besom', 'mop'],
  bounds: { x: 28, y: -2, width: 193, height: 424 },
  natural: { main: '#e0ad4a', second: '#8c5a32', accent: '#c4443a', ink: '#3a2412', light: '#fff0c4' },
  presence: {
    nouns: ['broom', 'witch broom', 'mop'],
    home: 'street',
    stands: 'ground',
    tall: 0.46,
    metres: 1.3,
  },
  paint: (colors, id) => `
    <g transform="rotate(16 150 220)">
    ${rect(140, -10, 20, 270, fill(colors.second), 9)}
    ${path('M144 0H149V250H144Z', fill(colors.light, 0.25))}
    ${path('M118 246H182L190 286H110Z', fill(colors.accent))}
    ${path('M156 246H182L190 286H158Z', fill(colors.ink, 0.18))}
    ${body('M110 284H190C206 330 216 370 222 410L200 402L190 416L172 404L156 420L140 404L122 416L108 402L78 412C84 370 96 330 110 284Z', colors.main, colors, { id: `${id}a`, dx: -20, dy: -6 })}
    ${path('M124 300L104 396M142 300L134 398M158 300L164 400M176 300L196 396', stroke(colors.ink, 5, 0.25))}
    ${path('M106 306C134 316 166 316 196 306', stroke(colors.accent, 6))}
    </g>`,
});
