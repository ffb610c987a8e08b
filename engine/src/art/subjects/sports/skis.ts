import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const skis = drawSubject({
  name: 'skis',
  nouns: ['skis', 'ski', 'ski poles', 'snowboard', 'skiing gear'],
  bounds: { x: 37, y: -4, width: 286, height: 441 },
  natural: { main: '#2f86c4', second: '#f2b53a', accent: '#e2504a', ink: '#22303e', light: '#f4fafd' },
  presence: {
    nouns: ['ski', 'snowboard', 'skis'],
    home: 'snowfield',
    stands: 'ground',
    tall: 0.52,
    metres: 1.7,
    several: 2,
  },
  paint: (colors, id) => `
    <g transform="rotate(-7 130 220)">
    ${body('M104 430V60C104 30 112 6 128 -6C144 6 152 30 152 60V430C152 440 104 440 104 430Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -4 })}
    ${path('M104 120H152V150H104ZM104 300H152V330H104Z', fill(colors.second))}
    ${path('M116 60L128 34L140 60V96H116Z', fill(colors.light))}
    ${rect(110, 196, 36, 66, fill(colors.ink), 8)}
    ${rect(114, 210, 28, 20, fill(colors.accent), 4)}
    </g>
    <g transform="rotate(7 230 220)">
    ${body('M208 430V60C208 30 216 6 232 -6C248 6 256 30 256 60V430C256 440 208 440 208 430Z', colors.main, colors, { id: `${id}b`, dx: -10, dy: -4 })}
    ${path('M208 120H256V150H208ZM208 300H256V330H208Z', fill(colors.second))}
    ${path('M220 60L232 34L244 60V96H220Z', fill(colors.light))}
    ${rect(214, 196, 36, 66, fill(colors.ink), 8)}
    ${rect(218, 210, 28, 20, fill(colors.accent), 4)}
    </g>
    ${path('M46 70L70 430M314 70L290 430', stroke(colors.ink, 7))}
    ${path('M44 44L47 84M316 44L313 84', stroke(colors.accent, 14))}
    ${path('M54 400H84M276 400H306', stroke(colors.ink, 4))}`,
});
