import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line, shape } from '../../outline.ts';
import { path, stroke } from '../../svg.ts';

const foot = shape(
  '12,228! 60,206 120,196 200,196 236,180 250,140 264,116 290,114 306,132 304,164 288,204 262,228 230,236! 20,236!',
);

export const snail = drawSubject({
  name: 'snail',
  nouns: ['snail', 'slug'],
  bounds: { x: 12, y: 52, width: 314, height: 184 },
  natural: { main: '#c98a4b', second: '#9c6230', accent: '#cdb98a', ink: '#3b2718', light: '#f8ecd2' },
  presence: {
    nouns: ['snail', 'slug'],
    home: 'garden',
    stands: 'ground',
    tall: 0.2,
    metres: 0.08,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M276 124L266 74M294 126L314 78', stroke(colors.accent, 9))}${path('M266 70h0M315 74h0', stroke(colors.accent, 22))}${path('M267 69h0M317 73h0', stroke(colors.ink, 10))}
    ${body(foot, colors.accent, colors, { id: `${id}f`, dy: -12 })}
    ${body('M52 134A84 82 0 1 0 220 134A84 82 0 1 0 52 134Z', colors.main, colors, { id: `${id}s`, dx: -12, dy: -12 })}
    ${path(line('146,214 196,186 206,134 176,88 128,82 88,108 84,152 112,182 150,176 170,146 158,118 130,116 118,138 132,150'), stroke(colors.second, 11))}
    ${path('M74 116C82 90 104 70 130 66', stroke(colors.light, 8, 0.5))}${path('M300 160Q288 168 278 160', stroke(colors.ink, 4, 0.6))}`,
});
