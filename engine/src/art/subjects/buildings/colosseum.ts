import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

const arches = (count: number, y: number, tall: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const x = from + ((to - from) * (i + 0.5)) / count;
    const w = ((to - from) / count) * 0.29;
    return `M${x - w} ${y}V${y - tall + w}A${w} ${w} 0 0 1 ${x + w} ${y - tall + w}V${y}Z`;
  }).join('');

export const colosseum = drawSubject({
  name: 'colosseum',
  nouns: ['colosseum', 'coliseum', 'roman arena'],
  bounds: { x: 0, y: 19, width: 620, height: 329 },
  natural: { main: '#d9bb8c', second: '#b08d5c', accent: '#8fa263', ink: '#4a3822', light: '#fbeccb' },
  presence: {
    nouns: ['colosseum', 'coliseum', 'roman arena'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.4,
    metres: 48,
  },
  paint: (colors, id) => `
    ${path('M440 60C520 70 580 96 600 130V300H420Z', fill(colors.second))}
    ${path('M440 60C520 70 580 96 600 130V300H420Z', fill(colors.ink, 0.14))}
    ${body('M20 110C60 60 160 30 300 20C360 18 400 24 430 36L440 90L420 100L446 140L430 150L470 180L490 230L560 240L590 250V310C480 336 120 336 20 310Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: 0 })}
    ${path(arches(8, 158, 44, 40, 420), fill(colors.ink, 0.75))}
    ${path(arches(9, 226, 46, 36, 480), fill(colors.ink, 0.75))}
    ${path(arches(11, 304, 52, 30, 586), fill(colors.ink, 0.8))}
    ${path('M20 166C120 178 340 178 450 166V176C340 188 120 188 20 176ZM20 236C120 248 380 250 540 238V248C380 260 120 258 20 246ZM20 108C120 96 320 90 436 96V106C320 100 120 106 20 118Z', fill(colors.second))}
    ${path('M70 76h14v14h-14ZM130 58h14v14h-14ZM190 48h14v14h-14ZM250 42h14v14h-14ZM310 40h14v14h-14ZM370 44h14v14h-14Z', fill(colors.ink, 0.3))}
    ${path('M20 110C60 60 160 30 300 20C360 18 400 24 430 36L432 46C400 34 360 28 300 30C160 40 70 68 24 116Z', fill(colors.light, 0.4))}
    ${path(shape('0,330 30,306 70,318 110,308 160,326 240,316 330,328 420,314 500,326 570,308 620,330 560,340 300,346 60,340'), fill(colors.accent))}`,
});
