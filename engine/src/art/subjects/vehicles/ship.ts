import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const ship = drawSubject({
  name: 'ship',
  nouns: ['cruise ship', 'steamer', 'ocean liner'],
  bounds: { x: 6, y: 4, width: 500, height: 246 },
  natural: { main: '#28405c', second: '#c8402f', accent: '#f0b347', ink: '#1b2530', light: '#f6f4ee' },
  presence: {
    nouns: ['ship', 'steamer', 'steamship', 'cruise ship', 'ocean liner'],
    home: 'sea',
    stands: 'water',
    tall: 0.34,
    metres: 14,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M150 40C130 10 90 20 84 6C60 0 40 16 52 30C80 48 120 40 150 50ZM236 40C216 14 190 20 184 8C166 2 150 12 160 26C180 40 210 40 236 50Z', fill(colors.light, 0.75))}
    ${[
      [136, 0],
      [222, 0],
      [308, 0],
    ]
      .map(
        ([x = 0]) =>
          `${path(`M${x} 42H${x + 40}L${x + 36} 100H${x - 4}Z`, fill(colors.second))}${path(`M${x} 42H${x + 40}L${x + 39} 58H${x - 1}Z`, fill(colors.ink))}${path(`M${x + 26} 42H${x + 40}L${x + 36} 100H${x + 22}Z`, fill(colors.ink, 0.2))}`,
      )
      .join('')}
    ${path('M420 150V60', stroke(colors.ink, 6))}${path('M420 62L450 72L420 84Z', fill(colors.accent))}
    ${path('M100 96H384V128H100Z', fill(colors.light))}${path('M72 126H420V162H72Z', fill(colors.light))}${path('M72 126H420V133H72ZM100 96H384V102H100Z', fill(colors.ink, 0.16))}
    ${path(Array.from({ length: 11 }, (_, i) => `M${114 + i * 25} 114h10`).join(''), stroke(colors.main, 10))}${path(Array.from({ length: 13 }, (_, i) => `M${88 + i * 25} 148h8`).join(''), stroke(colors.main, 10))}
    ${body('M8 158H430C460 156 484 150 506 144C494 190 470 230 446 250H44C22 226 10 194 8 158Z', colors.main, colors, { id: `${id}b`, dx: -8, dy: -12, marks: path('M0 224H520V260H0Z', fill(colors.second)) + path('M0 158H430C460 156 484 150 510 142V156C484 164 460 170 430 172H0Z', fill(colors.light)) })}
    ${path(Array.from({ length: 14 }, (_, i) => `M${50 + i * 27} 198h0`).join(''), stroke(colors.accent, 10))}`,
});
