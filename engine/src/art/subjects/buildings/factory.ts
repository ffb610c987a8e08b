import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const factory = drawSubject({
  name: 'factory',
  nouns: ['factory', 'manufacturing', 'industry'],
  bounds: { x: 10, y: 4, width: 420, height: 306 },
  natural: { main: '#c1694a', second: '#5f6b78', accent: '#f2c45a', ink: '#2c3038', light: '#f1ede6' },
  presence: { nouns: ['factory', 'warehouse'], home: 'city', stands: 'ground', tall: 0.4, metres: 14 },
  paint: (colors, id) => `
    ${path('M84 60C60 40 24 56 22 30C30 6 66 14 74 20C96 -4 136 8 134 30C124 48 104 48 100 62ZM168 84C150 66 128 72 128 56C146 40 170 46 178 44C196 34 212 46 208 60C200 72 186 74 184 86Z', fill(colors.light, 0.9))}
    ${path('M70 60H112L120 310H62Z', fill(colors.second))}${path('M96 60H112L120 310H98Z', fill(colors.ink, 0.2))}${path('M68 78H114V94H67Z', fill(colors.accent))}${path('M150 86H186L192 310H144Z', fill(colors.second))}${path('M172 86H186L192 310H174Z', fill(colors.ink, 0.2))}${path('M149 102H187V116H148Z', fill(colors.accent))}
    ${body('M10 200L100 160V200L190 160V200L280 160V200H430V310H10Z', colors.main, colors, { id: `${id}b`, dx: 0, dy: -10 })}${path('M10 200L100 160V174L10 214ZM100 200L190 160V174L100 214ZM190 200L280 160V174L190 214Z', fill(colors.ink, 0.3))}
    ${path('M300 140H416V200H300Z', fill(colors.second))}${path('M300 140H416V152H300Z', fill(colors.ink, 0.25))}${[312, 348, 384].map((x) => rect(x, 162, 22, 24, fill(colors.accent), 3)).join('')}
    ${[30, 76, 122, 168, 214].map((x) => `${rect(x, 230, 32, 30, fill(colors.light), 3)}${path(`M${x + 16} 230V260M${x} 245H${x + 32}`, stroke(colors.ink, 3))}`).join('')}
    ${path('M280 310V236H400V310Z', fill(colors.ink))}${path('M286 248H394M286 262H394M286 276H394M286 290H394', stroke(colors.second, 7))}`,
});
