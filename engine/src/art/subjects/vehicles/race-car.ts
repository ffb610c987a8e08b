import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const slick = (x: number, r: number, { ink, light, second, accent }: SubjectColors): string =>
  `<circle cx="${x}" cy="${172 - r}" r="${r}" fill="${ink}"/><circle cx="${x}" cy="${172 - r}" r="${r * 0.62}" fill="none" stroke="${accent}" stroke-width="4"/><circle cx="${x}" cy="${172 - r}" r="${r * 0.46}" fill="${second}"/><circle cx="${x}" cy="${172 - r}" r="${r * 0.16}" fill="${light}"/>`;

export const raceCar = drawSubject({
  name: 'race-car',
  nouns: ['race car', 'racing car', 'formula 1', 'formula one', 'f1', 'motorsport'],
  bounds: { x: 6, y: 20, width: 508, height: 152 },
  natural: { main: '#d9302c', second: '#9aa2aa', accent: '#f4c33f', ink: '#1f2226', light: '#f4f5f5' },
  presence: {
    nouns: ['race car', 'racing car'],
    home: 'road',
    stands: 'ground',
    tall: 0.2,
    metres: 1.1,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M10 28H70V80H44L38 54H10Z', fill(colors.main))}${path('M6 20H76V40H6Z', fill(colors.ink))}
    ${path('M60 140H440V158H60Z', fill(colors.ink))}
    ${body('M40 108C60 84 110 70 170 60L196 36C204 30 214 32 216 42L220 66H262C290 66 300 84 320 92L450 118C480 124 500 132 510 148H60C46 140 38 124 40 108Z', colors.main, colors, { id: `${id}b`, dx: -4, dy: -16, marks: path('M60 120C140 100 240 110 330 124L460 136L440 160H60Z', fill(colors.light)) })}
    ${path('M236 66C238 44 262 40 276 54L282 72L240 74Z', fill(colors.accent))}${path('M260 52C270 50 278 56 280 64L260 66Z', fill(colors.ink))}${path('M228 70C250 84 290 84 316 90', stroke(colors.ink, 7))}
    ${path('M456 140H514V158H440Z', fill(colors.ink))}${path('M498 122V150', stroke(colors.accent, 7))}
    ${path('M160 104A17 15 0 1 0 194 104A17 15 0 1 0 160 104Z', fill(colors.light))}${path('M172 96L180 94V114', stroke(colors.ink, 5))}
    ${slick(110, 46, colors)}${slick(398, 42, colors)}`,
});
