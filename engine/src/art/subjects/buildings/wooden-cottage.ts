import { drawSubject } from '../../drawing.ts';
import { LAMP } from '../../scenes/lamps.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const woodenCottage = drawSubject({
  name: 'wooden-cottage',
  nouns: ['wooden cottage', 'wooden house', 'summer house', 'red cottage', 'swedish house'],
  bounds: { x: 6, y: 10, width: 428, height: 312 },
  natural: { main: '#b23a2e', second: '#5d4a45', accent: '#3f6f62', ink: '#2b1d1a', light: '#fdfaf2' },
  presence: {
    nouns: ['wooden cottage'],
    home: 'lake',
    stands: 'ground',
    tall: 0.4,
    metres: 5.5,
    chimney: { x: 284, y: 0, width: 44 },
    glow: { x: 214, y: 220, reach: 0.6 },
  },
  paint: ({ main, second, accent, ink, light }, _id, { lit }) => {
    const glass = lit ? fill(LAMP) : fill(ink, 0.6);
    const window = (x: number, y: number): string =>
      rect(x - 8, y - 8, 66, 66, fill(light), 3) +
      rect(x, y, 50, 50, glass) +
      path(`M${x + 25} ${y}V${y + 50}M${x} ${y + 25}H${x + 50}`, stroke(light, 5)) +
      rect(x - 12, y + 56, 74, 8, fill(light), 3);
    return `
    ${path('M290 22H334V120H290Z', fill(second))}${path('M314 22H334V120H314Z', fill(ink, 0.3))}${rect(284, 10, 56, 16, fill(ink), 4)}
    ${path('M40 150H400V308H40Z', fill(main))}
    ${path(Array.from({ length: 17 }, (_, i) => `M${60 + i * 20} 156V306`).join(''), stroke(ink, 2.5, 0.2))}
    ${path('M40 150H400V174H40ZM330 150H400V308H318Z', fill(ink, 0.15))}
    ${path('M34 150H54V308H34ZM386 150H406V308H386Z', fill(light))}
    ${path('M66 54H374L434 158H6Z', fill(second))}
    ${path('M300 54H374L434 158H330Z', fill(ink, 0.16))}
    ${path('M54 80H388M38 108H404M22 134H420', stroke(ink, 3, 0.25))}
    ${path('M6 150H434V162H6Z', fill(light))}
    ${path('M150 308V144L220 84L290 144V308Z', fill(main))}
    ${path(Array.from({ length: 6 }, (_, i) => `M${170 + i * 20} 140V306`).join(''), stroke(ink, 2.5, 0.2))}
    ${path('M254 112L290 144V308H262Z', fill(ink, 0.13))}
    ${path('M142 152L220 84L298 152', stroke(light, 13))}
    ${path('M150 158H162V308H150ZM278 158H290V308H278Z', fill(light))}
    ${rect(188, 196, 64, 112, fill(light), 3)}${rect(196, 204, 48, 104, fill(accent))}
    ${path('M202 212H238V250H202Z', glass)}${path('M220 212V250M202 231H238', stroke(light, 4))}${path('M236 268h0', stroke(light, 8))}
    ${rect(206, 130, 28, 28, fill(light), 14)}${rect(211, 135, 18, 18, glass, 9)}
    ${window(76, 196)}${window(318, 196)}
    ${path('M28 306H412V322H28Z', fill(ink, 0.75))}${rect(176, 308, 88, 14, fill(light), 3)}`;
  },
});
