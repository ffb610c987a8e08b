import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const streetLamp = drawSubject({
  name: 'street-lamp',
  nouns: [
    'street lamp',
    'streetlamp',
    'street light',
    'streetlight',
    'lamp post',
    'lamppost',
    'street lantern',
  ],
  bounds: { x: 24, y: -5, width: 122, height: 457 },
  natural: { main: '#2f3b45', second: '#465662', accent: '#f7cf66', ink: '#1c242b', light: '#fff3c8' },
  presence: {
    nouns: ['street lamp', 'streetlight', 'lamp post'],
    home: 'street',
    stands: 'ground',
    tall: 0.56,
    metres: 4,
    glow: { x: 61, y: 110, reach: 0.7, shines: 'accent' },
  },
  paint: (colors) => `
    ${path('M22 60L148 60L130 170H40Z', fill(colors.accent, 0.35))}
    ${path('M36 60H134L118 152H52Z', fill(colors.second))}
    ${path('M44 68H126L112 144H58Z', fill(colors.accent))}
    ${path('M58 68H84L80 144H62Z', fill(colors.light, 0.7))}
    ${path('M85 64V148M40 64L54 150M130 64L116 150', stroke(colors.main, 6))}
    ${path('M85 6C104 22 130 34 146 60H24C40 34 66 22 85 6Z', fill(colors.main))}
    ${path('M85 6C104 22 130 34 146 60H100C104 40 98 20 85 6Z', fill(colors.ink, 0.3))}
    ${circle(85, 4, 9, fill(colors.main))}
    ${rect(44, 150, 82, 14, fill(colors.main), 5)}
    ${path('M74 164H96L94 410H76Z', fill(colors.main))}
    ${path('M86 164H96L94 410H86Z', fill(colors.ink, 0.3))}
    ${path('M78 170H82V404H79Z', fill(colors.light, 0.25))}
    ${path('M85 196C60 196 56 176 66 170M85 196C110 196 114 176 104 170', stroke(colors.main, 8))}
    ${rect(66, 214, 38, 12, fill(colors.main), 5)}
    ${path('M58 400C58 386 112 386 112 400L122 440H48Z', fill(colors.main))}
    ${rect(36, 436, 98, 16, fill(colors.second), 5)}`,
});
