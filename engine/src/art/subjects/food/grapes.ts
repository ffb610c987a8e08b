import { drawSubject } from '../../drawing.ts';

export const grapes = drawSubject({
  name: 'grapes',
  nouns: ['grape', 'grapes', 'vineyard', 'bunch of grapes'],
  bounds: { x: 6, y: -3, width: 270, height: 383 },
  natural: { main: '#7a4a9c', second: '#5a9a4a', accent: '#a878c8', ink: '#2e1a40', light: '#f6ecff' },
  presence: {
    nouns: ['grape', 'bunch of grapes'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.16,
  },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M140 70C138 44 146 20 160 4" stroke="${ink}" stroke-width="13" fill="none"/>
    <path d="M150 60C160 26 200 8 226 22C250 14 276 34 272 58C284 78 268 104 242 100C220 118 176 104 150 60Z" fill="${second}"/><path d="M150 60C196 66 240 60 272 58C284 78 268 104 242 100C220 118 176 104 150 60Z" fill="${ink}" fill-opacity=".2"/>
    ${[
      [50, 120],
      [112, 104],
      [174, 118],
      [232, 134],
      [80, 174],
      [142, 166],
      [204, 184],
      [112, 232],
      [172, 236],
      [142, 290],
      [84, 284],
      [146, 336],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `<circle cx="${x}" cy="${y}" r="44" fill="${i % 3 === 1 ? accent : main}"/><path d="M${x + 20} ${y - 36}A42 42 0 0 1 ${x - 12} ${y + 40}C${x + 22} ${y + 26} ${x + 30} ${y - 8} ${x + 20} ${y - 36}Z" fill="${ink}" fill-opacity=".2"/><path d="M${x - 22} ${y - 4}C${x - 20} ${y - 14} ${x - 14} ${y - 20} ${x - 6} ${y - 22}" stroke="${light}" stroke-opacity=".7" stroke-width="8" fill="none"/>`,
      )
      .join('')}`,
});
