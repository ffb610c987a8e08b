import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const toothbrush = drawSubject({
  name: 'toothbrush',
  nouns: ['toothbrush', 'toothpaste', 'tooth brush', 'toothbrush cup'],
  bounds: { x: 31, y: 16, width: 249, height: 362 },
  natural: { main: '#3fa0c8', second: '#f26d6d', accent: '#7ccfb0', ink: '#1f3a4a', light: '#f6fcff' },
  presence: {
    nouns: ['toothbrush', 'toothpaste'],
    home: 'bathroom',
    stands: 'table',
    tall: 0.36,
    metres: 0.2,
  },
  paint: (colors, id) => `
    <g transform="rotate(-14 110 200)">
    ${path('M98 30H122L116 250H104Z', fill(colors.second))}
    ${path('M96 20H120V92H96Z', fill(colors.light))}
    ${path('M72 26H98V86H72Z', fill(colors.accent))}
    ${path('M74 38H96M74 50H96M74 62H96M74 74H96', stroke(colors.ink, 3, 0.2))}
    ${rect(94, 14, 30, 84, fill(colors.second), 10)}
    </g>
    <g transform="rotate(16 190 200)">
    ${path('M178 60H204L198 260H184Z', fill(colors.accent))}
    ${rect(176, 10, 30, 84, fill(colors.accent), 10)}
    ${path('M206 20H232V84H206Z', fill(colors.light))}
    ${path('M208 34H230M208 46H230M208 58H230M208 70H230', stroke(colors.ink, 3, 0.2))}
    </g>
    ${body('M60 180H240L226 366C225 374 220 378 212 378H88C80 378 75 374 74 366Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -6 })}
    ${path('M60 180H240L239 194H61Z', fill(colors.light, 0.35))}
    ${path('M82 210C82 204 96 204 97 210L104 350C104 356 92 356 92 350Z', fill(colors.light, 0.5))}
    ${path('M120 270C120 250 150 244 150 264C150 244 180 250 180 270C180 290 150 306 150 306S120 290 120 270Z', fill(colors.light))}`,
});
