import { drawSubject } from '../../drawing.ts';
import { line } from '../../outline.ts';
import { path, stroke } from '../../svg.ts';

export const bacon = drawSubject({
  name: 'bacon',
  nouns: ['bacon', 'bacon strips', 'rashers'],
  bounds: { x: -27, y: 7, width: 454, height: 240 },
  natural: { main: '#c8443c', second: '#f6d9c4', accent: '#e58a72', ink: '#5a1d18', light: '#fff1e6' },
  presence: { nouns: ['bacon'], home: 'still-life', stands: 'table', tall: 0.22, metres: 0.05, several: 2 },
  paint: (colors) => `
    ${path(line('20,190 80,140 140,200 200,150 260,210 320,160 390,206'), stroke(colors.main, 74))}${path(line('20,190 80,140 140,200 200,150 260,210 320,160 390,206'), stroke(colors.second, 22))}${path(line('14,214 76,166 138,226 198,176 258,234 320,186 384,230'), stroke(colors.accent, 9))}
    ${path(line('10,94 70,44 130,104 190,54 250,114 310,64 380,110'), stroke(colors.main, 74))}${path(line('10,104 70,54 130,114 190,64 250,124 310,74 380,120'), stroke(colors.ink, 60, 0.12))}${path(line('10,88 70,38 130,98 190,48 250,108 310,58 380,104'), stroke(colors.second, 22))}${path(line('6,118 66,70 128,130 188,80 248,138 310,90 374,134'), stroke(colors.accent, 9))}${path(line('8,64 70,14 130,74 190,24 250,84 310,34 378,80'), stroke(colors.light, 7, 0.7))}`,
});
