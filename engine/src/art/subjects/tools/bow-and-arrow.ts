import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const bowAndArrow = drawSubject({
  name: 'bow-and-arrow',
  nouns: ['bow and arrow', 'longbow'],
  bounds: { x: 20, y: 1, width: 423, height: 438 },
  natural: { main: '#9a6234', second: '#d9c39a', accent: '#c8403a', ink: '#34221a', light: '#f7ecd6' },
  presence: { nouns: ['bow and arrow'], home: 'forest', stands: 'ground', tall: 0.44, metres: 1.5 },
  paint: (colors) => `
    ${path('M120 10L120 430', stroke(colors.second, 4))}
    ${path('M120 10C150 60 250 90 250 220C250 350 150 380 120 430', stroke(colors.main, 17))}
    ${path('M126 14C158 66 258 92 258 220C258 348 158 374 126 426', stroke(colors.ink, 6, 0.2))}
    ${path('M128 24C160 64 240 100 242 200', stroke(colors.light, 4, 0.4))}
    ${path('M249 190V250', stroke(colors.accent, 24))}
    ${path('M30 220H400', stroke(colors.second, 9))}
    ${path('M396 204L444 220L396 236L408 220Z', fill(colors.ink))}
    ${path('M20 196L60 196L84 220H44ZM20 244L60 244L84 220H44Z', fill(colors.accent))}
    ${path('M30 208H70M30 232H70', stroke(colors.ink, 4, 0.4))}`,
});
