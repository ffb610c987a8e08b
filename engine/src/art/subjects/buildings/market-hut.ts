import { drawSubject } from '../../drawing.ts';
import { LAMP } from '../../scenes/lamps.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const marketHut = drawSubject({
  name: 'market-hut',
  nouns: ['market hut', 'wooden hut', 'wooden stall', 'christmas market hut'],
  bounds: { x: 5, y: 6, width: 390, height: 344 },
  natural: { main: '#8f5c34', second: '#c8402f', accent: '#f3c24e', ink: '#38200f', light: '#f7fbff' },
  presence: {
    nouns: ['market hut'],
    home: 'christmas-market',
    stands: 'ground',
    tall: 0.46,
    metres: 3,
    glow: { x: 200, y: 190, reach: 0.7 },
  },
  paint: ({ main, second, accent, ink, light }, _id, { lit }) => {
    const bulbs = Array.from({ length: 11 }, (_, i) => {
      const k = i / 10;
      return circle(24 + 352 * k, 150 - 124 * (1 - Math.abs(2 * k - 1)), 7, fill(lit ? LAMP : accent));
    });
    return `
    ${path('M40 140L200 20L360 140V350H40Z', fill(main))}
    ${path('M40 140L200 20L360 140V160H40Z', fill(light, 0.12))}
    ${path(Array.from({ length: 15 }, (_, i) => `M${60 + i * 20} 150V350`).join(''), stroke(ink, 3, 0.22))}
    ${path('M64 164H336V250H64Z', lit ? fill(LAMP) : fill(ink, 0.6))}
    ${path('M64 164H336V178H64Z', fill(ink, 0.25))}
    ${path('M84 164v22M124 164v14M164 164v22M236 164v22M276 164v14M316 164v22', stroke(ink, 2.5))}
    ${[84, 164, 236, 316].map((x) => circle(x, 194, 10, fill(second))).join('')}${[124, 276].map((x) => circle(x, 186, 9, fill(accent))).join('')}
    ${path('M84 250V226H112V250ZM292 250V220H320V250Z', fill(second))}${path('M98 226V250M306 220V250', stroke(accent, 5))}
    ${path('M136 250C136 226 168 226 168 250ZM178 250C178 220 216 220 216 250Z', fill(accent))}${path('M232 250V232H276V250Z', fill(light))}
    ${path('M330 140H360V350H322Z', fill(ink, 0.15))}
    ${rect(26, 246, 348, 20, fill(main), 5)}${rect(26, 246, 348, 20, fill(light, 0.2), 5)}
    ${path('M70 290C110 316 150 316 200 292C250 316 290 316 330 290', stroke(accent, 5))}
    ${path('M186 286L200 300L214 286L210 316H190Z', fill(second))}
    ${path('M18 150L200 22L382 150', stroke(ink, 22))}
    ${path('M14 138L200 14L386 138', stroke(light, 16))}
    ${path('M10 140v14M60 112v12M340 112v16M390 140v10', stroke(light, 9))}
    ${bulbs.join('')}`;
  },
});
