import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const paella = drawSubject({
  name: 'paella',
  nouns: ['paella', 'seafood paella', 'paella pan'],
  bounds: { x: -22, y: 80, width: 564, height: 180 },
  natural: { main: '#f0b23a', second: '#3a3f46', accent: '#d9503a', ink: '#2a1c12', light: '#fff0d0' },
  presence: { nouns: ['paella'], home: 'still-life', stands: 'table', tall: 0.22, metres: 0.12 },
  paint: (colors, id) => `
    ${path('M-10 150H40V176H-10C-26 176 -26 150 -10 150ZM480 150H530C546 150 546 176 530 176H480Z', fill(colors.second))}
    ${body('M20 140H500C496 220 440 260 260 260C80 260 24 220 20 140Z', colors.second, colors, { id: `${id}a`, dx: -20, dy: -8 })}
    ${path('M260 80C400 80 500 106 500 140C500 176 400 200 260 200C120 200 20 176 20 140C20 106 120 80 260 80Z', fill(colors.second))}
    ${path('M260 90C390 90 482 112 482 140C482 170 390 190 260 190C130 190 38 170 38 140C38 112 130 90 260 90Z', fill(colors.main))}
    ${path('M300 190C400 186 482 168 482 140C482 130 470 122 450 114C450 160 380 184 300 190Z', fill(colors.ink, 0.1))}
    ${path('M110 130C110 104 150 100 160 124M370 126C380 100 420 108 416 134M230 168C240 146 276 148 280 168', stroke(colors.accent, 15))}
    ${path('M112 116L100 106M412 118L424 108M234 156L226 144', stroke(colors.light, 5, 0.8))}
    ${path(shape('190,130 206,108 236,112 230,136 206,144'), fill(colors.ink, 0.85))}
    ${path(shape('196,128 208,114 230,116 226,132 208,138'), fill(colors.accent))}
    ${path(shape('300,150 316,128 346,132 340,156 316,164'), fill(colors.ink, 0.85))}
    ${path(shape('306,148 318,134 340,136 336,152 318,158'), fill(colors.accent))}
    ${path('M70 150L104 140L112 160Z', fill(colors.light))}
    ${path('M276 104L310 100L300 122Z', fill(colors.light))}
    ${path('M420 160L450 146L452 166Z', fill(colors.light))}
    ${circle(140, 160, 5, fill(colors.accent))}
    ${circle(180, 160, 5, fill(colors.accent))}
    ${circle(260, 130, 5, fill(colors.accent))}
    ${circle(330, 110, 5, fill(colors.accent))}
    ${circle(380, 160, 5, fill(colors.accent))}
    ${path('M90 124h6M130 106h6M160 146h6M216 158h6M250 110h6M290 138h6M350 170h6M400 150h6M440 128h6M180 106h6M60 134h6M120 174h6', stroke(colors.ink, 4, 0.25))}`,
});
