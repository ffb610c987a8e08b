import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const column = (x: number, top: number): string => `M${x - 15} ${top + 16}H${x + 15}V330H${x - 15}Z`;
const flutes = (x: number, top: number): string => `M${x - 5} ${top + 22}V326M${x + 6} ${top + 22}V326`;
const columns: readonly (readonly [number, number])[] = [
  [70, 130],
  [140, 130],
  [210, 130],
  [280, 130],
  [350, 224],
];

export const ruins = drawSubject({
  name: 'ruins',
  nouns: ['ruins', 'ancient greece'],
  bounds: { x: 16, y: 40, width: 420, height: 330 },
  natural: { main: '#e0d3ba', second: '#b9a888', accent: '#6f8f5a', ink: '#4a4034', light: '#faf4e4' },
  presence: {
    nouns: ['ruins', 'ruin'],
    home: 'coast',
    stands: 'ground',
    tall: 0.44,
    metres: 12,
  },
  paint: (colors) => `
    ${path('M100 150H120V330H100ZM170 150H190V330H170ZM240 150H260V330H240Z', fill(colors.second))}${path('M100 150H120V330H100ZM170 150H190V330H170ZM240 150H260V330H240Z', fill(colors.ink, 0.25))}
    ${columns.map(([x, top]) => `${path(column(x, top), fill(colors.main))}${path(`M${x + 6} ${top + 16}H${x + 15}V330H${x + 6}Z`, fill(colors.ink, 0.16))}${path(flutes(x, top), stroke(colors.ink, 3, 0.2))}${top < 200 ? path(`M${x - 24} ${top}H${x + 24}L${x + 16} ${top + 18}H${x - 16}Z`, fill(colors.light)) : path(`M${x - 15} ${top + 18}L${x - 6} ${top}L${x + 4} ${top + 12}L${x + 15} ${top + 4}V${top + 24}H${x - 15}Z`, fill(colors.main))}${path(`M${x - 21} 318H${x + 21}V332H${x - 21}Z`, fill(colors.light))}`).join('')}
    ${path('M34 100H316L322 118L310 132H34Z', fill(colors.main))}${path('M34 118H322L310 132H34Z', fill(colors.ink, 0.18))}${path('M60 104v12M96 104v12M132 104v12M168 104v12M204 104v12M240 104v12M276 104v12', stroke(colors.second, 8))}
    ${path('M26 100L176 40L214 56L226 50L262 78L280 76L318 100Z', fill(colors.light))}${path('M62 96L176 52L212 66L226 62L256 86L284 96Z', fill(colors.second))}
    ${path('M36 330H400V348H36Z', fill(colors.light))}${path('M16 346H436V370H16Z', fill(colors.main))}${path('M36 342H400V348H36ZM16 360H436V370H16Z', fill(colors.ink, 0.2))}
    ${path('M384 346L392 318L426 326L432 346Z', fill(colors.main))}${path('M410 322L426 326L432 346H412Z', fill(colors.ink, 0.18))}
    ${path('M70 146C82 170 62 190 72 216C78 232 66 250 70 266M318 330C318 316 334 312 338 330M40 330C40 318 52 318 54 330', stroke(colors.accent, 6))}${path('M64 170h0M80 186h0M64 214h0M78 240h0M312 326h0M344 326h0', stroke(colors.accent, 13))}`,
});
