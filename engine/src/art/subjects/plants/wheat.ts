import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const wheat = drawSubject({
  name: 'wheat',
  nouns: ['wheat', 'sheaf of wheat', 'wheat sheaf', 'ear of wheat', 'barley', 'rye', 'grain'],
  bounds: { x: 30, y: -11, width: 260, height: 446 },
  natural: { main: '#e3b24a', second: '#c58a2a', accent: '#b5453a', ink: '#5a3a14', light: '#fff0bf' },
  presence: {
    nouns: ['wheat', 'sheaf of wheat'],
    home: 'farm',
    stands: 'ground',
    tall: 0.38,
    metres: 1,
    several: 7,
  },
  paint: (colors) => `
    ${[
      [-26, 26],
      [26, 26],
      [-13, 8],
      [13, 8],
      [0, -4],
    ]
      .map(
        ([turn = 0, y = 0]) =>
          `<g transform="rotate(${turn} 160 300) translate(0 ${y})">${path('M160 420V100', stroke(colors.second, 7))}${[0, 1, 2, 3, 4].map((row) => path(`M160 ${150 - row * 24}C140 ${146 - row * 24} 134 ${124 - row * 24} 144 ${108 - row * 24}C158 ${116 - row * 24} 164 ${132 - row * 24} 160 ${150 - row * 24}Z`, fill(colors.main)) + path(`M160 ${150 - row * 24}C180 ${146 - row * 24} 186 ${124 - row * 24} 176 ${108 - row * 24}C162 ${116 - row * 24} 156 ${132 - row * 24} 160 ${150 - row * 24}Z`, fill(colors.second))).join('')}${path('M160 40C150 26 150 10 160 -8C170 10 170 26 160 40Z', fill(colors.main))}</g>`,
      )
      .join('')}
    ${path('M112 280H208C216 280 216 306 208 306H112C104 306 104 280 112 280Z', fill(colors.accent))}
    ${path('M170 280H208C216 280 216 306 208 306H164Z', fill(colors.ink, 0.2))}
    ${path(shape('120,306! 200,306! 220,360 240,410! 200,400 160,414 120,400 80,410! 100,360'), fill(colors.second))}
    ${path('M130 312L100 402M148 312L134 406M164 312L164 408M180 312L194 404M194 312L222 402', stroke(colors.main, 6))}`,
});
