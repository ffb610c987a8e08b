import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sausage = drawSubject({
  name: 'sausage',
  nouns: ['sausage'],
  bounds: { x: 0, y: 49, width: 460, height: 257 },
  natural: { main: '#b5532e', second: '#f4e6c8', accent: '#5f9f52', ink: '#4a1c0c', light: '#ffd9b8' },
  presence: { nouns: ['sausage'], home: 'still-life', stands: 'table', tall: 0.2, metres: 0.1 },
  paint: (colors, id) => `
    ${path('M0 230H460C450 280 390 306 230 306C70 306 10 280 0 230Z', fill(colors.second))}
    ${path('M300 306C400 298 450 276 460 230H400C390 270 350 296 300 306Z', fill(colors.ink, 0.12))}
    ${path(shape('330,220 360,180 400,170 430,190 440,220'), fill(colors.accent))}
    ${body(shape('20,190 10,150 40,120 80,130 200,180 320,150 350,130 380,150 370,190 320,220 200,250 80,230'), colors.main, colors, { id: `${id}a`, dx: -8, dy: -16 })}
    ${body(shape('60,120 50,80 80,50 120,60 220,110 330,80 360,60 390,80 380,120 330,150 220,180 120,160'), colors.main, colors, { id: `${id}b`, dx: -8, dy: -16 })}
    ${path('M120 96L100 130M180 118L164 152M244 126L236 160M304 108L306 140M90 168L70 198M160 196L144 228M230 204L224 238M300 184L304 214', stroke(colors.ink, 9, 0.35))}
    ${path(shape('80,76 110,74 160,96 156,106 112,90 84,92'), fill(colors.light, 0.5))}`,
});
