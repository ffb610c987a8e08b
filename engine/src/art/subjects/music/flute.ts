import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const flute = drawSubject({
  name: 'flute',
  nouns: ['flute', 'flutes', 'recorder', 'flutist', 'bansuri'],
  bounds: { x: 9, y: 58, width: 421, height: 161 },
  natural: { main: '#b9c3cc', second: '#8f9aa5', accent: '#e6c468', ink: '#343c46', light: '#f6fafc' },
  presence: {
    nouns: ['flute', 'recorder', 'bansuri'],
    home: 'still-life',
    stands: 'table',
    tall: 0.22,
    metres: 0.1,
  },
  paint: (colors, id) => `
    <g transform="rotate(-18 220 140)">
    ${body('M10 122H428C436 122 440 130 440 138C440 146 436 154 428 154H10C4 154 0 148 0 138C0 128 4 122 10 122Z', colors.main, colors, { id: `${id}a`, dx: 0, dy: -9 })}
    ${rect(60, 118, 14, 40, fill(colors.second), 4)}
    ${rect(150, 118, 16, 40, fill(colors.second), 4)}
    ${rect(360, 118, 14, 40, fill(colors.second), 4)}
    ${path('M96 130C96 124 128 124 128 130S96 140 96 130Z', fill(colors.ink))}
    ${circle(190, 124, 11, fill(colors.light))}
    ${circle(218, 124, 11, fill(colors.light))}
    ${circle(246, 124, 11, fill(colors.light))}
    ${circle(282, 124, 11, fill(colors.light))}
    ${circle(310, 124, 11, fill(colors.light))}
    ${circle(338, 124, 11, fill(colors.light))}
    ${circle(190, 124, 6, fill(colors.second))}
    ${circle(218, 124, 6, fill(colors.second))}
    ${circle(246, 124, 6, fill(colors.second))}
    ${circle(282, 124, 6, fill(colors.second))}
    ${circle(310, 124, 6, fill(colors.second))}
    ${circle(338, 124, 6, fill(colors.second))}
    ${path('M180 146H350', stroke(colors.accent, 5))}
    ${path('M20 128H56M380 128H424', stroke(colors.light, 4, 0.7))}
    </g>`,
});
