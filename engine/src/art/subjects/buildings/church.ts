import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const church = drawSubject({
  name: 'church',
  nouns: ['church', 'chapel', 'cathedral'],
  bounds: { x: 28, y: 0, width: 362, height: 382 },
  natural: { main: '#f1e9dc', second: '#9a4a3a', accent: '#e8b955', ink: '#3b3034', light: '#fffaf0' },
  presence: {
    nouns: ['church', 'chapel', 'cathedral'],
    home: 'village',
    stands: 'ground',
    tall: 0.5,
    metres: 22,
    glow: { x: 220, y: 310, reach: 0.5, shines: 'accent' },
  },
  paint: (colors, id) => `
    ${path('M96 40V4M84 16H108', stroke(colors.ink, 7))}
    ${body('M146 226H372V380H146Z', colors.main, colors, { id: `${id}n`, dx: 0, dy: 0 })}${path('M126 236L166 150H352L390 236Z', fill(colors.second))}${path('M126 236L130 226H386L390 236Z', fill(colors.ink, 0.3))}${path('M150 190H370M140 212H380M158 170H360', stroke(colors.ink, 3, 0.15))}
    ${[190, 248, 306].map((x) => `${path(`M${x} 340V284C${x} 268 ${x + 36} 268 ${x + 36} 284V340Z`, fill(colors.ink))}${path(`M${x + 5} 336V286C${x + 5} 276 ${x + 31} 276 ${x + 31} 286V336Z`, fill(colors.accent))}${path(`M${x + 18} 276V336M${x + 5} 304H${x + 31}`, stroke(colors.ink, 4))}`).join('')}
    ${body('M40 150H152V380H40Z', colors.main, colors, { id: `${id}t`, dx: -30, dy: 0 })}${path('M28 152L96 36L164 152Z', fill(colors.second))}${path('M96 36L164 152H108Z', fill(colors.ink, 0.2))}${path('M36 148H156V164H36Z', fill(colors.light))}
    ${path('M74 196A22 22 0 1 0 118 196A22 22 0 1 0 74 196Z', fill(colors.light))}${path('M74 196A22 22 0 1 0 118 196A22 22 0 1 0 74 196Z', stroke(colors.ink, 5))}${path('M96 196V182M96 196L106 202', stroke(colors.ink, 4))}
    ${path('M68 380V330C68 308 124 308 124 330V380Z', fill(colors.second))}${path('M96 314V380', stroke(colors.ink, 4))}${path('M84 240V264C84 268 108 268 108 264V240C108 230 84 230 84 240Z', fill(colors.ink))}`,
});
