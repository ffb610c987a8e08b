import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect } from '../../svg.ts';

export const calculator = drawSubject({
  name: 'calculator',
  nouns: ['calculator', 'pocket calculator'],
  bounds: { x: 0, y: 0, width: 300, height: 400 },
  natural: { main: '#3d5a80', second: '#e9eef2', accent: '#ee8a3a', ink: '#1d2733', light: '#f6fbfd' },
  paint: (colors, id) => `
    ${body('M34 0H266C286 0 300 14 300 34V366C300 386 286 400 266 400H34C14 400 0 386 0 366V34C0 14 14 0 34 0Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -12 })}
    ${rect(34, 34, 232, 86, fill(colors.light), 12)}
    ${rect(34, 34, 232, 16, fill(colors.ink, 0.12), 8)}
    ${path('M176 62H200V102M176 82H200M176 62V82M220 62H244M220 62V82H244V102H220M132 62H156V82H132V102H156', `fill="none" stroke="${colors.ink}" stroke-width="9"`)}
    ${[0, 1, 2, 3].map((row) => [0, 1, 2].map((column) => rect(34 + column * 60, 148 + row * 56, 46, 42, fill(colors.second), 9)).join('')).join('')}
    ${[0, 1].map((row) => rect(214, 148 + row * 56, 52, 42, fill(colors.accent), 9)).join('')}
    ${rect(214, 260, 52, 98, fill(colors.accent), 9)}
    ${path('M228 169H252M240 157V181M228 225H252M230 300H250M230 316H250', `fill="none" stroke="${colors.light}" stroke-width="6"`)}`,
});
