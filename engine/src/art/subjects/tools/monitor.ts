import { drawSubject } from '../../drawing.ts';
import { circle, fill, path } from '../../svg.ts';

export const monitor = drawSubject({
  name: 'monitor',
  nouns: ['monitor', 'computer monitor', 'computer screen'],
  bounds: { x: 0, y: 0, width: 460, height: 358 },
  natural: { main: '#2f3742', second: '#c5ccd3', accent: '#59b3e6', ink: '#1c222a', light: '#ffffff' },
  presence: {
    nouns: ['computer monitor', 'monitor'],
    home: 'still-life',
    stands: 'table',
    tall: 0.4,
    metres: 0.5,
  },
  paint: (colors) => `
    ${path('M190 280H270L282 344H178Z', fill(colors.second))}${path('M190 280H270L274 306H187Z', fill(colors.ink, 0.22))}
    ${path('M130 340H330Q350 340 350 358H110Q110 340 130 340Z', fill(colors.second))}
    ${path('M20 0H440Q460 0 460 20V270Q460 290 440 290H20Q0 290 0 270V20Q0 0 20 0Z', fill(colors.main))}
    ${path('M18 18H442V252H18Z', fill(colors.accent))}
    ${path('M18 252V206L120 130L196 190L290 96L442 214V252Z', fill(colors.main, 0.32))}${circle(110, 72, 28, fill(colors.light, 0.85))}
    ${path('M18 18H250L120 252H18Z', fill(colors.light, 0.16))}${circle(230, 271, 7, fill(colors.second))}`,
});
