import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const lavender = drawSubject({
  name: 'lavender',
  nouns: ['lavender sprig', 'lavender bunch', 'lavender flower', 'lavender bouquet'],
  bounds: { x: -51, y: -8, width: 421, height: 430 },
  natural: { main: '#8a6fd0', second: '#6f9a5c', accent: '#b79bee', ink: '#352a5c', light: '#efe6ff' },
  presence: {
    nouns: ['lavender sprig', 'lavender bunch', 'lavender', 'lavender flower'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.34,
    metres: 0.6,
    several: 5,
  },
  paint: (colors) => `
    ${[
      [-34, 20],
      [34, 22],
      [-17, 2],
      [17, 4],
      [0, -14],
    ]
      .map(
        ([turn = 0, y = 0], i) =>
          `<g transform="rotate(${turn} 160 400) translate(0 ${y})">${path('M160 400V160', stroke(colors.second, 8))}${[
            0, 1, 2, 3, 4, 5, 6,
          ]
            .map((row) => {
              const [w, at] = [30 - row * 3, 166 - row * 21];
              return path(
                `M${160 - w} ${at}C${160 - w} ${at - 16} 150 ${at - 26} 160 ${at - 34}C170 ${at - 26} ${160 + w} ${at - 16} ${160 + w} ${at}C${160 + w * 0.5} ${at + 9} ${160 - w * 0.5} ${at + 9} ${160 - w} ${at}Z`,
                fill((row + i) % 2 ? colors.accent : colors.main),
              );
            })
            .join(
              '',
            )}${path('M164 10C178 60 182 120 190 166C184 172 176 173 168 173C172 120 170 60 164 10Z', fill(colors.ink, 0.16))}</g>`,
      )
      .join('')}
    ${path(shape('130,392 100,340 60,318 52,326 70,362 112,398'), fill(colors.second))}
    ${path(shape('190,392 220,340 260,318 268,326 250,362 208,398'), fill(colors.second))}
    ${path(shape('190,392 226,360 268,326 250,362 208,398'), fill(colors.ink, 0.14))}`,
});
