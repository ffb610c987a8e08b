import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { line } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const vacuumCleaner = drawSubject({
  name: 'vacuum-cleaner',
  nouns: ['vacuum cleaner', 'vacuum', 'hoover'],
  bounds: { x: 35, y: 3, width: 481, height: 363 },
  natural: { main: '#d9503f', second: '#3b424c', accent: '#f2c14e', ink: '#22272e', light: '#eef1f3' },
  presence: { nouns: ['vacuum cleaner'], home: 'living-room', stands: 'ground', tall: 0.34, metres: 0.6 },
  paint: (colors, id) => `
    ${path(line('214,218 232,120 300,60 372,40'), stroke(colors.second, 20))}${path('M372 40L440 330', stroke(colors.light, 18))}${path('M372 40L440 330', stroke(colors.ink, 18, 0.18))}${path('M360 16L384 66', stroke(colors.second, 26))}
    ${path('M404 326H474Q512 330 516 366H396Z', fill(colors.second))}${path('M396 352H516V366H396Z', fill(colors.ink))}
    ${body('M40 330C20 250 70 190 150 190H214C270 190 300 240 300 330Z', colors.main, colors, { id: `${id}b`, dx: -12, dy: -16, marks: path('M0 286H320V340H0Z', fill(colors.second)) })}
    ${path('M120 196Q160 140 206 196', stroke(colors.second, 16))}${path('M80 262C84 236 104 222 132 220', stroke(colors.light, 11, 0.5))}${circle(236, 250, 18, fill(colors.accent))}
    ${circle(92, 322, 44, fill(colors.ink))}${circle(92, 322, 20, fill(colors.accent))}${circle(258, 340, 26, fill(colors.ink))}`,
});
