import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const windows = (x: number, y: number, columns: number, rows: number, step: number): string =>
  Array.from(
    { length: columns * rows },
    (_, i) =>
      `M${x + (i % columns) * step} ${y + Math.floor(i / columns) * 24}h${step - 11}v12h${11 - step}Z`,
  ).join('');

export const skyscraper = drawSubject({
  name: 'skyscraper',
  nouns: ['skyscraper', 'office building', 'tower block', 'headquarters', 'high rise'],
  bounds: { x: 30, y: 4, width: 260, height: 436 },
  natural: { main: '#5b7fa6', second: '#40607f', accent: '#f4c95d', ink: '#22303f', light: '#dcebf4' },
  presence: {
    nouns: ['skyscraper', 'office building', 'building'],
    home: 'city',
    stands: 'ground',
    tall: 0.62,
    metres: 60,
  },
  paint: (colors) => `
    ${path('M160 70V8', stroke(colors.ink, 6))}${path('M160 8h0', stroke(colors.accent, 9))}
    ${path('M210 190H290V440H210Z', fill(colors.second))}${path(windows(222, 208, 3, 9, 22), fill(colors.light, 0.45))}
    ${path('M30 230H110V440H30Z', fill(colors.second))}${path(windows(42, 248, 3, 7, 22), fill(colors.light, 0.45))}${path(windows(42, 296, 1, 1, 22) + windows(64, 344, 1, 1, 22) + windows(244, 256, 1, 2, 22), fill(colors.accent))}
    ${path('M96 106L120 70H200L224 106V440H96Z', fill(colors.main))}${path('M188 70H200L224 106V440H188Z', fill(colors.ink, 0.24))}${path('M96 106H224V118H96Z', fill(colors.light, 0.5))}
    ${path(windows(108, 132, 4, 11, 28), fill(colors.light, 0.8))}${path(windows(136, 156, 1, 1, 28) + windows(108, 228, 1, 1, 28) + windows(164, 204, 1, 1, 28) + windows(136, 300, 2, 1, 28) + windows(192, 348, 1, 1, 28), fill(colors.accent))}
    ${path('M140 440V404H180V440Z', fill(colors.ink))}${path('M160 404V440', stroke(colors.light, 4))}`,
});
