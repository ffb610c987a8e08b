import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import type { SubjectColors } from '../../subject.ts';
import { fill, path, stroke } from '../../svg.ts';

const minaret = (x: number, colors: SubjectColors): string => `
  ${path(`M${x} 110V92`, stroke(colors.accent, 5))}${path(`M${x - 18} 150C${x - 18} 132 ${x - 6} 122 ${x} 104C${x + 6} 122 ${x + 18} 132 ${x + 18} 150Z`, fill(colors.second))}
  ${path(`M${x - 15} 150H${x + 15}V380H${x - 15}Z`, fill(colors.main))}${path(`M${x + 4} 150H${x + 15}V380H${x + 4}Z`, fill(colors.ink, 0.16))}${path(`M${x - 24} 214H${x + 24}V228H${x - 24}Z`, fill(colors.light))}${path(`M${x} 174v14M${x} 252v14`, stroke(colors.ink, 8))}`;

export const mosque = drawSubject({
  name: 'mosque',
  nouns: ['mosque'],
  bounds: { x: 26, y: 26, width: 368, height: 354 },
  natural: { main: '#efe4cf', second: '#3f9a8f', accent: '#e3b04b', ink: '#33404a', light: '#fffaee' },
  presence: {
    nouns: ['mosque'],
    home: 'desert',
    stands: 'ground',
    tall: 0.5,
    metres: 24,
    glow: { x: 184, y: 310, reach: 0.5, shines: 'accent' },
  },
  paint: (colors, id) => `
    ${minaret(52, colors)}${minaret(368, colors)}
    ${path('M210 78V36', stroke(colors.accent, 6))}${path('M222 26A16 16 0 1 0 222 54A13 13 0 1 1 222 26Z', fill(colors.accent))}
    ${body('M118 224C118 160 190 140 210 76C230 140 302 160 302 224Z', colors.second, colors, { id: `${id}d`, dx: -26, dy: 0 })}${path('M142 196C150 170 178 156 196 128', stroke(colors.light, 7, 0.4))}
    ${path('M110 220H310V246H110Z', fill(colors.light))}${path('M110 238H310V246H110Z', fill(colors.ink, 0.14))}
    ${body('M84 244H336V380H84Z', colors.main, colors, { id: `${id}b`, dx: -20, dy: 0 })}
    ${path('M96 260C96 234 132 238 132 214C132 238 168 234 168 260ZM252 260C252 234 288 238 288 214C288 238 324 234 324 260Z', fill(colors.second))}
    ${path('M172 380V316C172 290 204 290 210 268C216 290 248 290 248 316V380Z', fill(colors.ink))}${path('M184 380V320C184 302 206 300 210 286C214 300 236 302 236 320V380Z', fill(colors.accent, 0.9))}
    ${[106, 134, 268, 296].map((x) => path(`M${x} 350V310C${x} 298 ${x + 18} 298 ${x + 18} 310V350Z`, fill(colors.ink, 0.8))).join('')}
    ${path('M26 368H394V380H26Z', fill(colors.light))}${path('M26 374H394V380H26Z', fill(colors.ink, 0.2))}`,
});
