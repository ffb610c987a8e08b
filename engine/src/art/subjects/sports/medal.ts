import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path } from '../../svg.ts';

export const medal = drawSubject({
  name: 'medal',
  nouns: ['medal', 'gold medal'],
  bounds: { x: 46, y: 10, width: 228, height: 378 },
  natural: { main: '#f0bd3c', second: '#d2423c', accent: '#3f6fb0', ink: '#6a4310', light: '#fff3c4' },
  presence: { nouns: ['medal', 'gold medal'], home: 'still-life', stands: 'table', tall: 0.36, metres: 0.2 },
  paint: (colors, id) => `
    ${path('M70 10H140L190 150H130Z', fill(colors.accent))}
    ${path('M250 10H180L130 150H190Z', fill(colors.second))}
    ${path('M250 10H180L160 66L190 150Z', fill(colors.ink, 0.18))}
    ${path('M94 10H116L166 150H146ZM226 10H204L180 76L190 104Z', fill(colors.light))}
    ${path('M130 140H190V170H130Z', fill(colors.second))}
    ${body('M160 160C228 160 274 206 274 274C274 342 228 388 160 388C92 388 46 342 46 274C46 206 92 160 160 160Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -16 })}
    ${circle(160, 274, 88, fill(colors.ink, 0.18))}
    ${circle(160, 274, 80, fill(colors.main))}
    ${path('M160 214L176 254L220 256L186 284L198 326L160 302L122 326L134 284L100 256L144 254Z', fill(colors.light))}
    ${path('M160 214L176 254L220 256L186 284L198 326L160 302Z', fill(colors.ink, 0.14))}
    ${path(shape('66,270 78,226 110,196 118,206 94,232 82,274'), fill(colors.light, 0.6))}`,
});
