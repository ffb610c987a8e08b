import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const carnation = drawSubject({
  name: 'carnation',
  nouns: ['carnation', 'carnations', 'pink flower'],
  bounds: { x: 34, y: -8, width: 270, height: 554 },
  natural: { main: '#d9333f', second: '#4f9455', accent: '#f07a7a', ink: '#3a1420', light: '#ffd9d4' },
  presence: { nouns: ['carnation'], home: 'still-life', stands: 'table', tall: 0.42, metres: 0.4 },
  paint: (colors, id) => `
    ${path('M170 220C168 330 178 420 172 540', stroke(colors.second, 12))}
    ${path(shape('172,430 130,400 96,340 90,290! 118,320 150,370'), fill(colors.second))}
    ${path(shape('176,470 220,430 256,380 268,330! 238,352 200,400'), fill(colors.second))}
    ${path('M136 216H206L194 300C190 316 152 316 146 300Z', fill(colors.second))}
    ${path('M180 216H206L194 300C190 316 176 314 172 310Z', fill(colors.ink, 0.2))}
    ${body(shape('60,150! 40,120 56,108! 36,76 60,70! 56,36 84,44! 94,8 118,26! 146,-8 166,18! 196,-8 214,26! 244,12 252,46! 286,42 280,76! 304,90 286,116! 300,146 276,154! 260,190 236,192! 210,224 180,214! 150,234 126,206! 86,206 84,180!'), colors.main, colors, { id: `${id}a`, dx: -14, dy: -16 })}
    ${path(shape('92,140! 82,116 98,104! 96,76 120,78! 136,50 154,66! 180,46 194,70! 222,64 226,90! 250,104 238,124! 244,150 222,156! 200,182 180,172! 158,188 142,168! 108,170 108,150!'), fill(colors.accent))}
    ${path(shape('122,130! 118,108 136,100! 150,78 166,92! 190,82 198,102! 216,116 204,132! 196,156 178,146! 160,160 146,146!'), fill(colors.main))}
    ${path('M146 130C152 112 166 106 182 110M160 140C172 132 184 132 192 122', stroke(colors.ink, 4, 0.22))}
    ${path('M72 96C80 76 90 64 104 56', stroke(colors.light, 6, 0.55))}`,
});
