import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const lantern = drawSubject({
  name: 'lantern',
  nouns: ['lantern', 'lanterns', 'oil lamp', 'storm lantern', 'fanous', 'ramadan lantern', 'camping lantern'],
  bounds: { x: 44, y: -11, width: 212, height: 383 },
  natural: { main: '#b5873a', second: '#f6b93f', accent: '#2f8f86', ink: '#2e2416', light: '#fff0bd' },
  presence: {
    nouns: ['lantern', 'fanous', 'ramadan lantern'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 0.4,
    glow: { x: 106, y: 220, reach: 1.6 },
  },
  paint: (colors, id) => `
    ${path('M150 40C112 40 112 -6 150 -6S188 40 150 40Z', stroke(colors.main, 10))}
    ${body('M150 30C176 56 216 66 232 110H68C84 66 124 56 150 30Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -6 })}
    ${path('M92 96C104 78 130 72 150 62C170 72 196 78 208 96Z', fill(colors.accent))}
    ${rect(56, 108, 188, 18, fill(colors.main), 6)}
    ${rect(180, 108, 64, 18, fill(colors.ink, 0.2), 6)}
    ${path('M80 126H220L242 232L220 330H80L58 232Z', fill(colors.light))}
    ${path('M80 126H220L242 232L220 330H80L58 232Z', fill(colors.second))}
    ${path('M150 150C190 190 196 240 180 300H120C104 240 110 190 150 150Z', fill(colors.light, 0.75))}
    ${path('M150 196C170 224 174 250 164 276H136C126 250 130 224 150 196Z', fill(colors.light))}
    ${rect(132, 270, 36, 60, fill(colors.light), 4)}
    ${path('M80 126H220L224 146C190 150 166 166 150 190C134 166 110 150 76 146Z', fill(colors.accent, 0.8))}
    ${path('M64 260C84 262 96 280 98 330H80ZM236 260C216 262 204 280 202 330H220Z', fill(colors.accent, 0.8))}
    ${path('M80 126L58 232L80 330M220 126L242 232L220 330M116 126V330M184 126V330', stroke(colors.main, 9))}
    ${path('M196 126H220L242 232L220 330H196C210 270 210 190 196 126Z', fill(colors.ink, 0.14))}
    ${rect(64, 328, 172, 20, fill(colors.main), 6)}
    ${rect(44, 346, 212, 26, fill(colors.main), 8)}
    ${path('M180 328H236V346H256V364A8 8 0 0 1 248 372H176Z', fill(colors.ink, 0.22))}
    ${path('M56 356H140M86 96C92 86 102 80 112 78', stroke(colors.light, 6, 0.5))}`,
});
