import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const stroller = drawSubject({
  name: 'stroller',
  nouns: ['stroller', 'pram', 'baby carriage', 'buggy', 'baby stroller', 'pushchair'],
  bounds: { x: 18, y: 40, width: 403, height: 333 },
  natural: { main: '#5f9fb8', second: '#f3e6d0', accent: '#d9b04a', ink: '#26343c', light: '#f5fbfd' },
  presence: {
    nouns: ['stroller', 'pram', 'baby carriage', 'pushchair'],
    home: 'park',
    stands: 'ground',
    tall: 0.34,
    metres: 1,
    faces: 'left',
  },
  paint: (colors, id) => `
    ${path('M300 150L392 70L416 76', stroke(colors.ink, 9))}
    ${path('M110 250L300 330M300 250L120 330', stroke(colors.ink, 7))}
    ${path('M206 40V160H36C36 90 110 36 206 40Z', fill(colors.second))}
    ${path('M206 40V160H160C170 110 180 70 206 40Z', fill(colors.ink, 0.12))}
    ${path('M206 40V160H160C160 110 176 66 206 40Z', fill(colors.main))}
    ${path('M170 46C120 70 100 110 100 158', stroke(colors.ink, 5, 0.2))}
    ${body('M30 160H330C334 160 336 166 334 172C320 226 280 262 220 262H144C84 262 44 226 30 172C28 166 28 160 30 160Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -14 })}
    ${path('M24 152H336C344 152 344 174 336 174H24C16 174 16 152 24 152Z', fill(colors.second))}
    ${path('M120 200a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM212 200a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM166 224a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z', fill(colors.accent))}
    ${path('M54 190C64 216 84 234 112 244', stroke(colors.light, 6, 0.4))}
    ${[
      [110, 322],
      [300, 322],
    ]
      .map(
        ([x = 0, y = 0]) =>
          path(oval([x, y], 46), stroke(colors.ink, 9)) +
          [0, 45, 90, 135]
            .map(
              (turn) =>
                `<path d="M${x - 42} ${y}H${x + 42}" transform="rotate(${turn} ${x} ${y})" ${stroke(colors.accent, 3)}/>`,
            )
            .join('') +
          circle(x, y, 9, fill(colors.accent)),
      )
      .join('')}`,
});
