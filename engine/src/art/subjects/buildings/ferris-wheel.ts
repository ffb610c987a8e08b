import { drawSubject } from '../../drawing.ts';
import { circle, fill, num, oval, path, rect, stroke } from '../../svg.ts';

export const ferrisWheel = drawSubject({
  name: 'ferris-wheel',
  nouns: ['ferris wheel', 'big wheel', 'observation wheel', 'fairground', 'amusement park', 'funfair'],
  bounds: { x: 10, y: 28, width: 380, height: 404 },
  natural: { main: '#e2474b', second: '#3a8fc4', accent: '#f5bd3f', ink: '#33344a', light: '#fdf6ea' },
  presence: { nouns: ['ferris wheel', 'big wheel'], home: 'park', stands: 'ground', tall: 0.66, metres: 30 },
  paint: (colors) => `
    ${path('M200 200L110 420M200 200L290 420', stroke(colors.ink, 13))}
    ${path('M150 322H250M128 374H272', stroke(colors.ink, 6, 0.5))}
    ${path(`${oval([200, 200], 168)}${oval([200, 200], 144)}`, stroke(colors.main, 7))}
    ${[0, 30, 60, 90, 120, 150].map((turn) => `<path d="M200 32V368" transform="rotate(${turn} 200 200)" ${stroke(colors.light, 5)}/>`).join('')}
    ${path(oval([200, 200], 60), stroke(colors.accent, 6))}
    ${Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [200 + 168 * Math.cos((i * Math.PI) / 6), 200 + 168 * Math.sin((i * Math.PI) / 6)];
      const color = [colors.main, colors.second, colors.accent][i % 3] ?? colors.main;
      return (
        path(
          `M${num(x - 20)} ${num(y + 12)}H${num(x + 20)}L${num(x + 15)} ${num(y + 34)}H${num(x - 15)}Z`,
          fill(color),
        ) +
        path(
          `M${num(x - 22)} ${num(y + 8)}Q${num(x)} ${num(y - 14)} ${num(x + 22)} ${num(y + 8)}Z`,
          fill(color),
        ) +
        path(
          `M${num(x + 4)} ${num(y + 12)}H${num(x + 20)}L${num(x + 15)} ${num(y + 34)}H${num(x + 4)}Z`,
          fill(colors.ink, 0.2),
        )
      );
    }).join('')}
    ${circle(200, 200, 22, fill(colors.ink))}
    ${circle(200, 200, 13, fill(colors.accent))}
    ${rect(84, 412, 232, 20, fill(colors.second), 5)}
    ${rect(220, 412, 96, 20, fill(colors.ink, 0.2), 5)}`,
});
