import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const ticket = drawSubject({
  name: 'ticket',
  nouns: ['ticket', 'tickets', 'cinema ticket', 'admission ticket'],
  bounds: { x: 39, y: 30, width: 402, height: 242 },
  natural: { main: '#e2574a', second: '#b83a30', accent: '#f5cf7a', ink: '#4a1612', light: '#fff4e2' },
  presence: {
    nouns: ['ticket', 'tickets'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.12,
    several: 2,
  },
  paint: (colors, id) => `
    <g transform="rotate(10 240 160)">
    ${path('M60 60H420V110C396 110 396 150 420 150V200H60V150C84 150 84 110 60 110Z', fill(colors.second))}
    </g>
    <g transform="rotate(-10 240 160)">
    ${body('M50 80H430V136C400 136 400 184 430 184V240H50V184C80 184 80 136 50 136Z', colors.main, colors, { id: `${id}a`, dx: -8, dy: -12 })}
    ${path('M330 90V230', stroke(colors.light, 4))}
    ${path('M120 130H300V146H120ZM140 166H280V176H140ZM140 188H250V198H140Z', fill(colors.light, 0.9))}
    ${path('M362 132L370 152L392 154L374 168L380 190L362 178L344 190L350 168L332 154L354 152Z', fill(colors.accent))}
    ${path('M92 96H312V224H92Z', stroke(colors.accent, 4))}
    </g>`,
});
