import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const ladder = drawSubject({
  name: 'ladder',
  nouns: ['ladder', 'ladders', 'stepladder', 'step ladder'],
  bounds: { x: 30, y: 6, width: 270, height: 414 },
  natural: { main: '#c9904f', second: '#a36c34', accent: '#e3b87a', ink: '#3f2814', light: '#fff0d6' },
  presence: { nouns: ['ladder'], home: 'garden', stands: 'ground', tall: 0.52, metres: 2.6 },
  paint: (colors) => `
    ${path('M214 20L300 420H276L196 30Z', fill(colors.second))}
    ${path('M230 110L244 110M240 170L258 170M254 240L272 240M266 310L286 310', stroke(colors.second, 10))}
    ${path('M90 20H112L60 420H30Z', fill(colors.main))}
    ${path('M184 20H206L250 420H220Z', fill(colors.main))}
    ${path('M104 20H112L60 420H48ZM198 20H206L250 420H238Z', fill(colors.ink, 0.16))}
    ${[70, 130, 190, 250, 310, 370].map((y) => rect(96 - (y - 20) * 0.12, y, 104 + (y - 20) * 0.24, 16, fill(colors.accent), 4) + rect(96 - (y - 20) * 0.12, y + 10, 104 + (y - 20) * 0.24, 6, fill(colors.ink, 0.18), 3)).join('')}
    ${rect(78, 6, 140, 22, fill(colors.main), 5)}
    ${path('M82 9H200V14H82Z', fill(colors.light, 0.35))}`,
});
