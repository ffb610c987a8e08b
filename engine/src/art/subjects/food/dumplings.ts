import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const dumplings = drawSubject({
  name: 'dumplings',
  nouns: ['dumpling', 'dumplings', 'gyoza', 'jiaozi', 'dim sum', 'momo', 'pierogi', 'bao', 'steamed buns'],
  bounds: { x: -5, y: -10, width: 380, height: 280 },
  natural: { main: '#f6e7c8', second: '#c08a4c', accent: '#e8c894', ink: '#4a2f15', light: '#fff9ea' },
  presence: {
    nouns: ['dumpling', 'gyoza', 'dim sum'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.1,
    several: 3,
  },
  paint: (colors, id) => `
    ${path('M130 40C116 26 142 14 128 0M210 34C196 20 222 8 208 -6M290 40C276 26 302 14 288 0', stroke(colors.light, 9, 0.6))}
    ${[
      [70, 130],
      [290, 130],
      [180, 110],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(
            shape(
              `${x - 66},${y + 40}! ${x - 60},${y - 4} ${x - 30},${y - 44} ${x},${y - 54} ${x + 34},${y - 42} ${x + 62},${y} ${x + 68},${y + 40}!`,
            ),
            fill(colors.main),
          ) +
          path(
            shape(`${x + 20},${y - 48} ${x + 50},${y - 24} ${x + 68},${y + 40}! ${x + 30},${y + 40}`),
            fill(colors.ink, 0.12),
          ) +
          path(
            `M${x - 44} ${y - 14}C${x - 30} ${y - 2} ${x - 26} ${y + 14} ${x - 28} ${y + 30}M${x - 22} ${y - 34}C${x - 10} ${y - 20} ${x - 6} ${y} ${x - 6} ${y + 26}M${x + 2} ${y - 44}C${x + 14} ${y - 28} ${x + 18} ${y - 6} ${x + 16} ${y + 22}M${x + 26} ${y - 34}C${x + 38} ${y - 20} ${x + 42} ${y} ${x + 38} ${y + 22}`,
            stroke(colors.accent, 6),
          ) +
          path(
            `M${x - 46} ${y + 6}C${x - 44} ${y - 10} ${x - 38} ${y - 20} ${x - 30} ${y - 28}`,
            stroke(colors.light, 6),
          ),
      )
      .join('')}
    ${body('M4 160H366V250C366 262 358 270 346 270H24C12 270 4 262 4 250Z', colors.second, colors, { id: `${id}a`, dx: -30, dy: -4 })}
    ${path('M4 160H366V172H4Z', fill(colors.ink, 0.25))}
    ${path('M4 150H366V160H4Z', fill(colors.light, 0.25))}
    ${path('M0 148H370C376 148 376 170 370 170H0C-6 170 -6 148 0 148Z', fill(colors.second))}
    ${path('M10 200H360M10 236H360', stroke(colors.ink, 6, 0.25))}
    ${path('M60 176V262M120 176V266M180 176V266M240 176V266M300 176V262', stroke(colors.accent, 7))}`,
});
