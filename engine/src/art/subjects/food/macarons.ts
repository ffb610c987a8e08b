import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const macarons = drawSubject({
  name: 'macarons',
  nouns: ['macaron', 'macarons', 'macaroon'],
  bounds: { x: 20, y: 154, width: 318, height: 198 },
  natural: { main: '#f2a3b8', second: '#a9d3a0', accent: '#f3d27c', ink: '#5a3040', light: '#fffaf3' },
  presence: { nouns: ['macaron'], home: 'still-life', stands: 'table', tall: 0.32, metres: 0.1, several: 3 },
  paint: (colors) => `
    ${[
      [100, 300, 0],
      [260, 300, 1],
      [180, 204, 2],
    ]
      .map(([x = 0, y = 0, kind = 0]) => {
        const color = [colors.main, colors.second, colors.accent][kind] ?? colors.main;
        return (
          path(
            `M${x - 74} ${y + 20}C${x - 70} ${y + 46} ${x - 40} ${y + 52} ${x} ${y + 52}S${x + 70} ${y + 46} ${x + 74} ${y + 20}Z`,
            fill(color),
          ) +
          path(
            `M${x + 20} ${y + 20}H${x + 74}C${x + 70} ${y + 46} ${x + 40} ${y + 52} ${x} ${y + 52}C${x + 20} ${y + 44} ${x + 24} ${y + 34} ${x + 20} ${y + 20}Z`,
            fill(colors.ink, 0.16),
          ) +
          rect(x - 70, y + 4, 140, 20, fill(colors.light), 10) +
          path(
            `M${x - 78} ${y + 4}C${x - 78} ${y - 34} ${x - 44} ${y - 50} ${x} ${y - 50}S${x + 78} ${y - 34} ${x + 78} ${y + 4}Z`,
            fill(color),
          ) +
          path(
            `M${x + 30} ${y - 46}C${x + 60} ${y - 40} ${x + 78} ${y - 22} ${x + 78} ${y + 4}H${x + 34}C${x + 44} ${y - 14} ${x + 44} ${y - 30} ${x + 30} ${y - 46}Z`,
            fill(colors.ink, 0.14),
          ) +
          path(
            `M${x - 74} ${y + 6}h10M${x - 54} ${y + 8}h10M${x - 34} ${y + 6}h10M${x - 14} ${y + 8}h10M${x + 6} ${y + 6}h10M${x + 26} ${y + 8}h10M${x + 46} ${y + 6}h10M${x + 64} ${y + 6}h6`,
            stroke(color, 11),
          ) +
          path(
            `M${x - 60} ${y - 14}C${x - 54} ${y - 28} ${x - 40} ${y - 36} ${x - 24} ${y - 38}`,
            stroke(colors.light, 7, 0.6),
          )
        );
      })
      .join('')}`,
});
