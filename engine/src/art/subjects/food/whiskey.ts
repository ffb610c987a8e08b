import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path } from '../../svg.ts';

export const whiskey = drawSubject({
  name: 'whiskey',
  nouns: ['whiskey', 'whisky', 'glass of whiskey', 'rum', 'bourbon'],
  bounds: { x: 36, y: 32, width: 248, height: 292 },
  natural: { main: '#c9782a', second: '#dbeaf0', accent: '#f2b95a', ink: '#3a2010', light: '#ffffff' },
  presence: {
    nouns: ['whiskey', 'whisky', 'glass of whiskey'],
    home: 'still-life',
    stands: 'table',
    tall: 0.26,
    metres: 0.1,
  },
  paint: (colors, id) => `
    ${path('M40 40H280L262 300C260 316 250 324 236 324H84C70 324 60 316 58 300Z', fill(colors.second))}
    ${body('M52 170H268L258 284C257 296 250 300 240 300H80C70 300 63 296 62 284Z', colors.main, colors, { id: `${id}a`, dx: -14, dy: -8 })}
    ${path('M52 170H268L266 190H54Z', fill(colors.accent, 0.8))}
    ${path('M90 120H170V196L90 206ZM160 150L236 130L252 204L178 220Z', fill(colors.light, 0.55))}
    ${path('M90 120L110 104H186L170 120ZM160 150L174 132L248 116L236 130Z', fill(colors.light, 0.4))}
    ${path('M130 120H170V196L130 202ZM204 140L236 130L252 204L216 212Z', fill(colors.ink, 0.1))}
    ${path('M240 40H280L262 300C260 316 250 324 236 324H210C226 316 232 308 234 296Z', fill(colors.ink, 0.12))}
    ${path('M60 60H76L86 280H74Z', fill(colors.light, 0.7))}
    ${path('M36 32H284V48H36Z', fill(colors.light))}`,
});
