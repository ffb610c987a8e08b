import { drawSubject } from '../../drawing.ts';
import { fill, oval, path, stroke } from '../../svg.ts';

export const dice = drawSubject({
  name: 'dice',
  nouns: ['dice', 'die cube', 'pair of dice', 'board game dice'],
  bounds: { x: 17, y: 70, width: 387, height: 229 },
  natural: { main: '#d83c42', second: '#f6f1e6', accent: '#f0b940', ink: '#3a1a20', light: '#ffffff' },
  presence: { nouns: ['dice'], home: 'still-life', stands: 'table', tall: 0.26, metres: 0.05, several: 2 },
  paint: (colors) => `
    <g transform="rotate(-10 110 190)">
    ${path('M30 110L120 70L210 110V230L120 270L30 230Z', fill(colors.main))}
    ${path('M120 154V270L210 230V110Z', fill(colors.ink, 0.14))}
    ${path('M30 110L120 70L210 110L120 154Z', fill(colors.light, 0.2))}
    ${path('M30 110L120 154L210 110M120 154V270', stroke(colors.ink, 4, 0.2))}
    ${path(oval([120, 111], 18, 8), fill(colors.light))}
    ${path(oval([56, 150], 9, 13), fill(colors.light))}
    ${path(oval([94, 216], 9, 13), fill(colors.light))}
    ${path(oval([75, 184], 9, 13), fill(colors.light))}
    ${path(oval([142, 176], 9, 13), fill(colors.light))}
    ${path(oval([186, 160], 9, 13), fill(colors.light))}
    ${path(oval([142, 226], 9, 13), fill(colors.light))}
    ${path(oval([186, 208], 9, 13), fill(colors.light))}
    </g>
    <g transform="rotate(9 310 220)">
    ${path('M226 150L310 112L394 150V262L310 300L226 262Z', fill(colors.second))}
    ${path('M310 192V300L394 262V150Z', fill(colors.ink, 0.12))}
    ${path('M226 150L310 192L394 150M310 192V300', stroke(colors.ink, 4, 0.2))}
    ${path(oval([280, 152], 13, 6), fill(colors.accent))}
    ${path(oval([340, 152], 13, 6), fill(colors.accent))}
    ${path(oval([268, 226], 10, 14), fill(colors.ink))}
    ${path(oval([330, 206], 9, 13), fill(colors.ink))}
    ${path(oval([374, 190], 9, 13), fill(colors.ink))}
    ${path(oval([352, 232], 9, 13), fill(colors.ink))}
    ${path(oval([330, 268], 9, 13), fill(colors.ink))}
    ${path(oval([374, 250], 9, 13), fill(colors.ink))}
    </g>`,
});
