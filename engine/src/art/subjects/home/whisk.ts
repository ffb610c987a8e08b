import { drawSubject } from '../../drawing.ts';
import { line } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const whisk = drawSubject({
  name: 'whisk',
  nouns: ['whisk', 'egg whisk', 'eggbeater'],
  bounds: { x: -12, y: 11, width: 258, height: 396 },
  natural: { main: '#c9d1d7', second: '#e05a4f', accent: '#8f9aa2', ink: '#333b42', light: '#ffffff' },
  presence: { nouns: ['whisk'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.3 },
  paint: (colors) => `
    <g transform="rotate(28 130 220)">${path('M104 0H136Q148 0 148 14V150H92V14Q92 0 104 0Z', fill(colors.second))}${path('M130 0H136Q148 0 148 14V150H124Z', fill(colors.ink, 0.18))}${path('M88 146H152V178H88Z', fill(colors.accent))}
    ${path(line('104,176 66,260 52,340 84,410 120,424 156,410 188,340 174,260 136,176'), stroke(colors.main, 11))}${path(line('112,176 96,260 90,350 120,420 150,350 144,260 128,176'), stroke(colors.main, 11))}${path('M120 176V420', stroke(colors.accent, 9))}</g>`,
});
