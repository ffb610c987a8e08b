import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const bubbleTea = drawSubject({
  name: 'bubble-tea',
  nouns: ['bubble tea', 'boba', 'boba tea', 'milk tea', 'pearl tea'],
  bounds: { x: 40, y: -30, width: 240, height: 444 },
  natural: { main: '#d9a878', second: '#3a2219', accent: '#e2607f', ink: '#4a2c1c', light: '#fff5e6' },
  presence: { nouns: ['bubble tea', 'boba'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.2 },
  paint: (colors, id) => `
    ${path('M196 -30L226 -24L190 130H166Z', fill(colors.accent))}
    ${path('M212 -27L226 -24L190 130H178Z', fill(colors.ink, 0.2))}
    ${body('M56 84H264L236 400C235 410 228 414 218 414H102C92 414 85 410 84 400Z', colors.light, colors, { id: `${id}a`, dx: -24, dy: -6 })}
    ${path('M66 130H254L231 394C230 402 226 404 218 404H102C94 404 90 402 89 394Z', fill(colors.main))}
    ${path('M66 130H254L250 180C210 200 190 160 150 176S92 190 70 176Z', fill(colors.light, 0.35))}
    ${path('M206 130H254L231 394C230 402 226 404 218 404H176C200 330 210 230 206 130Z', fill(colors.ink, 0.14))}
    ${[
      [110, 384],
      [140, 388],
      [172, 386],
      [204, 384],
      [104, 358],
      [130, 362],
      [158, 360],
      [188, 360],
      [214, 356],
      [118, 334],
      [148, 336],
      [178, 332],
      [206, 330],
      [134, 308],
      [192, 306],
      [164, 312],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 13, fill(colors.second)) + circle(x - 4, y - 4, 3.5, fill(colors.light, 0.6)),
      )
      .join('')}
    ${path('M90 150L106 330', stroke(colors.light, 9, 0.7))}
    ${body('M40 84C40 46 90 24 160 24C230 24 280 46 280 84C280 92 276 94 270 94H50C44 94 40 92 40 84Z', colors.accent, colors, { id: `${id}b`, dx: -20, dy: -6 })}
    ${path('M70 70C80 52 110 42 146 40C110 50 92 60 86 76C80 78 72 76 70 70Z', fill(colors.light, 0.35))}
    ${path('M190 20L200 -20L226 -24L212 26Z', fill(colors.accent))}`,
});
