import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const totemPole = drawSubject({
  name: 'totem-pole',
  nouns: ['totem pole', 'totem'],
  bounds: { x: 10, y: 0, width: 360, height: 536 },
  natural: { main: '#a8633a', second: '#2f8a8a', accent: '#d9433a', ink: '#2a1a14', light: '#f4e4c4' },
  presence: { nouns: ['totem pole', 'totem'], home: 'forest', stands: 'ground', tall: 0.6, metres: 5 },
  paint: (colors, id) => `
    ${path('M190 60C120 20 60 30 10 10C14 60 50 110 120 116H190ZM190 60C260 20 320 30 370 10C366 60 330 110 260 116H190Z', fill(colors.second))}
    ${path('M30 34C60 60 100 84 150 90L140 104C90 98 50 76 30 34ZM350 34C320 60 280 84 230 90L240 104C290 98 330 76 350 34Z', fill(colors.light))}
    ${body('M130 0H250V520H130Z', colors.main, colors, { id: `${id}a`, dx: -22, dy: 0, marks: path('M130 130H250V146H130ZM130 250H250V266H130ZM130 380H250V396H130Z', fill(colors.second)) })}
    ${path('M174 60H206L190 106Z', fill(colors.accent))}
    ${circle(160, 50, 20, fill(colors.light))}
    ${circle(160, 52, 11, fill(colors.ink))}
    ${circle(220, 50, 20, fill(colors.light))}
    ${circle(220, 52, 11, fill(colors.ink))}
    ${circle(158, 176, 20, fill(colors.light))}
    ${circle(160, 178, 10, fill(colors.ink))}
    ${circle(222, 176, 20, fill(colors.light))}
    ${circle(220, 178, 10, fill(colors.ink))}
    ${path('M178 190H202L212 214H168Z', fill(colors.accent))}
    ${path('M144 224H236C236 250 144 250 144 224Z', fill(colors.light))}
    ${path('M160 224V240M175 224V244M190 224V245M205 224V244M220 224V240', stroke(colors.ink, 4))}
    ${path('M140 290C150 276 172 276 178 290C172 306 150 306 140 290ZM240 290C230 276 208 276 202 290C208 306 230 306 240 290Z', fill(colors.ink))}
    ${path('M190 280L206 330H174Z', fill(colors.second))}
    ${path('M146 344C146 330 234 330 234 344V360C234 372 146 372 146 360Z', fill(colors.accent))}
    ${path('M156 348H224V358H156Z', fill(colors.light))}
    ${circle(162, 424, 17, fill(colors.light))}
    ${circle(162, 424, 9, fill(colors.second))}
    ${circle(218, 424, 17, fill(colors.light))}
    ${circle(218, 424, 9, fill(colors.second))}
    ${path(shape('190,430 210,450 200,470 180,470 170,450'), fill(colors.accent))}
    ${path('M150 486H230L220 506H160Z', fill(colors.ink))}
    ${path('M214 0H250V520H214Z', fill(colors.ink, 0.2))}
    ${path('M110 500H270V536H110Z', fill(colors.second))}`,
});
