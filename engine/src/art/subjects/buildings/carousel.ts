import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const carousel = drawSubject({
  name: 'carousel',
  nouns: ['carousel', 'merry go round', 'carrousel'],
  bounds: { x: 10, y: -7, width: 380, height: 373 },
  natural: { main: '#d94a5c', second: '#3f8fa8', accent: '#f3c04b', ink: '#47263a', light: '#fff5e4' },
  presence: {
    nouns: ['carousel', 'merry go round', 'carrousel'],
    home: 'park',
    stands: 'ground',
    tall: 0.46,
    metres: 6,
  },
  paint: (colors) => `
    ${path('M200 30V-4', stroke(colors.accent, 6))}
    ${path('M204 -6L232 2L204 12Z', fill(colors.main))}
    ${path('M60 152H340V330H60Z', fill(colors.ink, 0.35))}
    ${path('M176 150H224V330H176Z', fill(colors.light, 0.9))}
    ${path('M204 150H224V330H204Z', fill(colors.ink, 0.12))}
    ${path('M96 150V330M304 150V330M140 150V330M260 150V330', stroke(colors.accent, 7))}
    ${['translate(46 214)', 'translate(226 200)'].map((at) => `<g transform="${at}">${path(shape('4,66 -8,50 0,34 24,28 50,34 66,22 76,0 92,-6 98,2 110,20 102,28 90,26 86,46 76,60 84,84 94,92 86,98 72,86 64,68 36,68 22,80 8,92 -2,88 10,76'), fill(colors.light))}${path(shape('66,24 76,2 92,-8 88,6 80,20 72,34'), fill(colors.second))}${path('M24 30C34 24 46 26 54 34L50 52H26Z', fill(colors.main))}${path('M2 44C-12 46 -18 62 -10 74', stroke(colors.second, 7))}${circle(94, 8, 3, fill(colors.ink))}</g>`).join('')}
    ${path('M200 24C256 56 330 84 372 110H28C70 84 144 56 200 24Z', fill(colors.main))}
    ${path('M200 24C216 56 236 84 250 110H150C164 84 184 56 200 24ZM200 24C270 56 336 90 372 110H312C280 84 240 56 200 24ZM200 24C130 56 64 90 28 110H88C120 84 160 56 200 24Z', fill(colors.light))}
    ${path('M200 24C256 56 330 84 372 110H270C260 84 236 56 200 24Z', fill(colors.ink, 0.14))}
    ${path('M20 108H380V138C380 156 350 158 345 140C340 158 310 158 305 140C300 158 270 158 265 140C260 158 230 158 225 140C220 158 190 158 185 140C180 158 150 158 145 140C140 158 110 158 105 140C100 158 70 158 65 140C60 158 20 156 20 138Z', fill(colors.second))}
    ${path('M290 108H380V138C380 156 350 158 345 140C340 158 310 158 305 140Z', fill(colors.ink, 0.16))}
    ${path('M40 122h0M80 122h0M120 122h0M160 122h0M200 122h0M240 122h0M280 122h0M320 122h0M360 122h0', stroke(colors.accent, 9))}
    ${path('M30 326H370L384 352H16Z', fill(colors.main))}
    ${path('M270 326H370L384 352H270Z', fill(colors.ink, 0.2))}
    ${path('M10 350H390V366H10Z', fill(colors.accent))}`,
});
