import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path } from '../../svg.ts';

export const filmReel = drawSubject({
  name: 'film-reel',
  nouns: ['film reel', 'movie reel', 'cinema reel', 'film strip'],
  bounds: { x: 6, y: 10, width: 479, height: 374 },
  natural: { main: '#3a424c', second: '#c3ccd2', accent: '#d9a84a', ink: '#1c2126', light: '#f2f5f7' },
  presence: {
    nouns: ['film reel', 'movie reel', 'film strip'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.3,
  },
  paint: (colors, id) => `
    ${path('M150 330H470C490 330 490 384 470 384H150Z', fill(colors.ink))}
    ${path('M160 338h16v10h-16ZM196 338h16v10h-16ZM232 338h16v10h-16ZM268 338h16v10h-16ZM304 338h16v10h-16ZM340 338h16v10h-16ZM376 338h16v10h-16ZM412 338h16v10h-16ZM448 338h16v10h-16ZM160 366h16v10h-16ZM196 366h16v10h-16ZM232 366h16v10h-16ZM268 366h16v10h-16ZM304 366h16v10h-16ZM340 366h16v10h-16ZM376 366h16v10h-16ZM412 366h16v10h-16ZM448 366h16v10h-16Z', fill(colors.light, 0.9))}
    ${body('M190 10C290 10 374 94 374 194C374 296 290 380 190 380C90 380 6 296 6 194C6 94 90 10 190 10Z', colors.main, colors, { id: `${id}a`, dx: -18, dy: -16 })}
    ${circle(190, 194, 160, fill(colors.second))}
    ${circle(198, 202, 150, fill(colors.ink, 0.12))}
    ${circle(190, 110, 43, fill(colors.main))}
    ${circle(270, 168, 43, fill(colors.main))}
    ${circle(240, 262, 43, fill(colors.main))}
    ${circle(140, 262, 43, fill(colors.main))}
    ${circle(110, 168, 43, fill(colors.main))}
    ${circle(190, 194, 22, fill(colors.accent))}
    ${circle(190, 194, 9, fill(colors.ink))}`,
});
