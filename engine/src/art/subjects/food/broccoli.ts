import { body, fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const broccoli = drawSubject({
  name: 'broccoli',
  nouns: ['broccoli', 'broccoli floret', 'cauliflower'],
  bounds: { x: 73, y: 46, width: 226, height: 316 },
  natural: { main: '#4f9a4c', second: '#9cc46a', accent: '#3a7a3c', ink: '#1d3a20', light: '#d8f0c0' },
  presence: { nouns: ['broccoli'], home: 'still-life', stands: 'table', tall: 0.3, metres: 0.16 },
  paint: (colors, id) => `
    ${body('M150 210L130 344C128 356 134 362 144 362H226C236 362 240 356 238 344L222 210Z', colors.second, colors, { id: `${id}a`, dx: -18, dy: -4 })}
    ${path('M110 180L150 250L140 290L84 210ZM262 180L222 250L232 290L288 210Z', fill(colors.second))}
    ${path('M262 180L222 250L232 290L288 210Z', fill(colors.ink, 0.16))}
    ${path('M166 240L160 340M206 240L212 340', stroke(colors.ink, 6, 0.2))}
    ${body(fleece(186, 128, 112, 72, 12, 36), colors.main, colors, { id: `${id}c`, dx: -18, dy: -18 })}
    ${path(fleece(120, 130, 44, 34, 8, 18), fill(colors.accent, 0.7)) + path(fleece(196, 88, 50, 34, 9, 18), fill(colors.light, 0.18)) + path(fleece(250, 148, 40, 30, 8, 16), fill(colors.accent, 0.8)) + path(fleece(180, 160, 44, 28, 8, 16), fill(colors.ink, 0.16))}
    ${path('M92 110h4M130 84h4M160 66h4M196 72h4M226 90h4M150 116h4M200 124h4M110 148h4M250 124h4M172 150h4M226 160h4', stroke(colors.light, 7, 0.6))}`,
});
