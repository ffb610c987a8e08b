import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const airliner = drawSubject({
  name: 'airliner',
  nouns: ['airliner', 'passenger plane', 'jet plane'],
  bounds: { x: 10, y: 20, width: 600, height: 282 },
  natural: { main: '#f4f6f8', second: '#3f76b8', accent: '#e2574a', ink: '#33404d', light: '#bfe0f0' },
  presence: {
    nouns: ['airplane', 'plane', 'airliner', 'passenger plane', 'jet plane', 'jet'],
    home: 'sky',
    stands: 'air',
    tall: 0.26,
    metres: 8,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M40 20H92L170 130H84Z', fill(colors.second))}
    ${path('M70 20H92L170 130H120Z', fill(colors.ink, 0.14))}
    ${path('M280 150L210 60H246L400 150Z', fill(colors.ink, 0.18))}
    ${body('M30 130C30 112 60 108 120 110H470C540 112 590 140 610 164C612 172 606 180 590 184C540 196 440 200 380 200H180C110 196 60 172 30 140Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -16, marks: path('M0 168H620V184H0Z', fill(colors.second)) + path('M540 128C560 136 574 144 584 152H536C530 144 532 132 540 128Z', fill(colors.light)) })}
    ${path('M170 142h0M204 142h0M238 142h0M272 142h0M306 142h0M340 142h0M374 142h0M408 142h0M442 142h0M476 142h0', stroke(colors.second, 12))}
    ${path('M240 184H360L270 290C262 300 248 302 232 302L262 210Z', fill(colors.main))}
    ${path('M300 184H360L270 290C262 300 248 302 232 302Z', fill(colors.ink, 0.22))}
    ${path('M262 240H322C334 240 334 272 322 272H262C252 272 252 240 262 240Z', fill(colors.second))}
    ${path('M262 256H330C328 268 326 272 322 272H262Z', fill(colors.ink, 0.3))}
    ${path('M20 112L10 76H52L92 112Z', fill(colors.accent))}
    ${path('M120 118H460V126H120Z', fill(colors.light, 0.6))}`,
});
