import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

const tier = (y: number, half: number, lower: number): string =>
  `M${200 - half - 26} ${y + 26}C${200 - half} ${y + 24} ${200 - lower} ${y + 10} ${200 - lower + 14} ${y}H${200 + lower - 14}C${200 + lower} ${y + 10} ${200 + half} ${y + 24} ${200 + half + 26} ${y + 26}L${200 + half + 18} ${y + 42}H${200 - half - 18}Z`;

export const pagoda = drawSubject({
  name: 'pagoda',
  nouns: ['pagoda', 'temple', 'shrine'],
  bounds: { x: 40, y: 4, width: 320, height: 396 },
  natural: { main: '#c23b2e', second: '#3c4a52', accent: '#e8b54c', ink: '#2a2024', light: '#f8ead2' },
  presence: {
    nouns: ['pagoda', 'temple', 'shrine'],
    home: 'mountains',
    stands: 'ground',
    tall: 0.54,
    metres: 20,
  },
  paint: (colors) => `
    ${path('M200 62V10', stroke(colors.accent, 7))}${path('M200 24h0M200 42h0', stroke(colors.accent, 17))}
    ${[
      [92, 40],
      [182, 58],
      [276, 78],
    ]
      .map(
        ([y = 0, half = 0]) =>
          `${path(`M${200 - half} ${y}H${200 + half}V${y + 62}H${200 - half}Z`, fill(colors.light))}${path(`M${200 + half * 0.4} ${y}H${200 + half}V${y + 62}H${200 + half * 0.4}Z`, fill(colors.ink, 0.16))}${path(`M${200 - half} ${y}V${y + 62}M${200 - half / 2.6} ${y}V${y + 62}M${200 + half / 2.6} ${y}V${y + 62}M${200 + half} ${y}V${y + 62}`, stroke(colors.main, 9))}${path(`M${200 - half} ${y + 56}H${200 + half}`, stroke(colors.main, 8))}`,
      )
      .join('')}
    ${path(tier(60, 70, 44), fill(colors.second))}${path(tier(146, 94, 66), fill(colors.second))}${path(tier(240, 120, 86), fill(colors.second))}
    ${path('M112 104H288L290 100H110ZM88 190H312L316 186H84ZM62 284H338L342 280H58Z', `fill="${colors.accent}" stroke="${colors.accent}" stroke-width="4"`)}
    ${path('M182 338V312C182 300 218 300 218 312V338Z', fill(colors.ink))}
    ${path('M74 336H326V356H74Z', fill(colors.main))}${path('M56 354H344V378H56Z', fill(colors.light))}${path('M40 376H360V400H40Z', fill(colors.light))}${path('M40 390H360V400H40ZM56 368H344V378H56ZM74 348H326V356H74Z', fill(colors.ink, 0.2))}${path('M160 356H240V400H160Z', fill(colors.ink, 0.25))}${path('M160 370H240M160 384H240', stroke(colors.light, 4))}`,
});
