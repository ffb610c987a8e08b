import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const iron = drawSubject({
  name: 'iron',
  nouns: ['flat iron', 'clothes iron', 'steam iron'],
  bounds: { x: -4, y: 26, width: 404, height: 252 },
  natural: { main: '#3f7fc4', second: '#2e3743', accent: '#f2c14e', ink: '#20262e', light: '#e7ecf0' },
  presence: { nouns: ['flat iron', 'iron'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.15 },
  paint: (colors) => `
    ${path('M4 240Q40 130 190 122H330Q380 122 392 240Z', fill(colors.main))}${path('M330 122Q380 122 392 240H350Q352 160 310 122Z', fill(colors.ink, 0.16))}
    ${path('M120 130Q130 30 210 26H330Q392 30 396 96L390 150H346Q352 92 318 88H240Q192 90 184 130Z', fill(colors.second))}${path('M156 104Q166 56 214 52H310', stroke(colors.light, 8, 0.3))}
    ${path('M0 240H400V270Q400 278 390 278H0Q-8 256 0 240Z', fill(colors.light))}${path('M0 262H400V270Q400 278 390 278H0Z', fill(colors.ink, 0.25))}
    ${circle(290, 180, 30, fill(colors.second))}${path('M290 180V158', stroke(colors.accent, 8))}${path('M40 216Q80 160 170 152', stroke(colors.light, 9, 0.45))}`,
});
