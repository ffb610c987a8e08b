import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const lasagna = drawSubject({
  name: 'lasagna',
  nouns: ['lasagna', 'lasagne'],
  bounds: { x: -20, y: 17, width: 440, height: 289 },
  natural: { main: '#d9442f', second: '#f4cf72', accent: '#5f9a4a', ink: '#4a1d14', light: '#fff3d2' },
  presence: { nouns: ['lasagna'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.12 },
  paint: (colors) => `
    ${path('M-20 270H420Q420 306 370 306H30Q-20 306 -20 270Z', fill(colors.light))}${path('M-20 286H420Q414 306 370 306H30Q-14 306 -20 286Z', fill(colors.ink, 0.18))}
    ${path('M40 90L120 40H390L330 90Z', fill(colors.second))}${path('M330 90L390 40V226L330 274Z', fill(colors.second))}${path('M330 90L390 40V226L330 274Z', fill(colors.ink, 0.22))}${path('M40 90H330V274H40Z', fill(colors.second))}
    ${path('M40 118Q90 108 140 120T240 118T330 118V146H40ZM40 172Q90 162 140 174T240 172T330 172V200H40ZM40 226Q90 216 140 228T240 226T330 226V254H40Z', fill(colors.main))}${path('M330 118L390 68V96L330 146ZM330 172L390 122V150L330 200ZM330 226L390 176V204L330 254Z', fill(colors.main))}${path('M330 118L390 68V96L330 146ZM330 172L390 122V150L330 200ZM330 226L390 176V204L330 254Z', fill(colors.ink, 0.2))}
    ${path(shape('60,86 90,60 150,52 200,56 260,48 330,56 350,70 320,88 310,112 290,92 220,92 200,122 180,92 100,92 90,130 72,110'), fill(colors.main))}${path(shape('200,60! 214,28 244,20 250,44 226,66') + shape('200,62! 176,34 150,36 156,58 184,70'), fill(colors.accent))}${path('M86 78Q110 66 140 66M260 66Q290 62 310 68', stroke(colors.light, 7, 0.6))}`,
});
