import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, rect, stroke } from '../../svg.ts';

export const carriage = drawSubject({
  name: 'carriage',
  nouns: [
    'carriage',
    'horse carriage',
    'royal carriage',
    'coach carriage',
    'stagecoach',
    'cinderella carriage',
    'pumpkin carriage',
  ],
  bounds: { x: 5, y: -22, width: 460, height: 352 },
  natural: { main: '#e7dcf2', second: '#c79a3a', accent: '#8f5fae', ink: '#372449', light: '#fff9ec' },
  presence: {
    nouns: ['carriage', 'royal carriage', 'stagecoach', 'horse carriage'],
    home: 'park',
    stands: 'ground',
    tall: 0.42,
    metres: 2.3,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M100 250C40 240 20 220 10 190M330 250C380 246 410 256 460 250', stroke(colors.second, 9))}
    ${path('M84 240C120 262 300 262 340 240', stroke(colors.second, 7))}
    ${body('M90 150C84 90 110 60 150 48C190 36 240 36 280 48C320 60 344 90 336 150C328 210 290 240 212 240C134 240 98 210 90 150Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -10 })}
    ${path('M90 146H336C336 154 335 158 334 162H91C90 158 90 154 90 146Z', fill(colors.second))}
    ${path('M122 138C120 100 136 80 166 70V138ZM262 70C292 80 306 100 304 138H262Z', fill(colors.accent))}
    ${path('M130 130C130 108 140 92 158 84V96C148 104 142 116 142 130ZM270 92C284 98 292 112 294 130H282C280 118 276 110 270 104Z', fill(colors.light, 0.35))}
    ${path('M176 60H250V228H176Z', fill(colors.second))}
    ${path('M186 74H240V138H186Z', fill(colors.accent))}
    ${path('M186 74H240L186 110Z', fill(colors.light))}
    ${path('M186 160H240V220H186Z', fill(colors.main))}
    ${circle(230, 176, 5, fill(colors.second))}
    ${path('M108 178C130 206 150 216 166 220M318 178C300 206 280 216 262 220', stroke(colors.accent, 6))}
    ${path('M136 52C140 20 180 26 214 20C248 26 288 20 292 52C240 36 190 36 136 52Z', fill(colors.second))}
    ${path('M196 20L190 -4L204 6L214 -14L224 6L238 -4L232 20Z', fill(colors.second))}
    ${circle(214, -16, 6, fill(colors.accent))}
    ${rect(330, 110, 30, 46, fill(colors.second), 4)}
    ${path('M336 118H354V148H336Z', fill(colors.light))}
    ${[
      [100, 268, 62],
      [330, 280, 50],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          path(oval([x, y], r - 5), stroke(colors.second, 10)) +
          [0, 45, 90, 135]
            .map(
              (turn) =>
                `<path d="M${x - r + 6} ${y}H${x + r - 6}" transform="rotate(${turn} ${x} ${y})" ${stroke(colors.second, 5)}/>`,
            )
            .join('') +
          circle(x, y, r * 0.24, fill(colors.accent)) +
          circle(x, y, r * 0.1, fill(colors.light)),
      )
      .join('')}`,
});
