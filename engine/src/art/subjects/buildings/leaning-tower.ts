import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path } from '../../svg.ts';

export const leaningTower = drawSubject({
  name: 'leaning-tower',
  nouns: ['leaning tower', 'leaning tower of pisa', 'tower of pisa'],
  bounds: { x: -20, y: 18, width: 361, height: 526 },
  natural: { main: '#f3ead8', second: '#c9b794', accent: '#7fa05c', ink: '#5a4a34', light: '#fffdf6' },
  presence: { nouns: ['leaning tower of pisa'], home: 'meadow', stands: 'ground', tall: 0.56, metres: 56 },
  paint: (colors, id) => `
    ${path(shape('-20,520 60,496 160,506 280,496 340,520 260,536 60,536'), fill(colors.accent))}
    <g transform="rotate(7 160 510)">
    ${body('M86 90H234V510H86Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: 0, marks: path('M70 150H250V160H70ZM70 210H250V220H70ZM70 270H250V280H70ZM70 330H250V340H70ZM70 390H250V400H70Z', fill(colors.second)) })}
    ${[166, 226, 286, 346].map((y) => path([96, 120, 144, 168, 192, 216].map((x) => `M${x - 8} ${y + 42}V${y + 14}A8 8 0 0 1 ${x + 8} ${y + 14}V${y + 42}Z`).join(''), fill(colors.ink, 0.45))).join('')}
    ${path('M108 510V450C108 434 132 434 132 450V510ZM188 510V450C188 434 212 434 212 450V510ZM148 510V450C148 434 172 434 172 450V510Z', fill(colors.ink, 0.4))}
    ${body('M108 30H212V92H108Z', colors.main, colors, { id: `${id}b`, dx: -16, dy: 0 })}
    ${path('M122 90V62A9 9 0 0 1 140 62V90ZM151 90V62A9 9 0 0 1 169 62V90ZM180 90V62A9 9 0 0 1 198 62V90Z', fill(colors.ink, 0.45))}
    ${path('M100 22H220V36H100ZM78 84H242V98H78ZM78 500H242V516H78Z', fill(colors.second))}
    </g>`,
});
