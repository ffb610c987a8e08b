import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const anchor = drawSubject({
  name: 'anchor',
  nouns: ['anchor', 'anchors', 'ship anchor'],
  bounds: { x: -12, y: 7, width: 344, height: 383 },
  natural: { main: '#4a5f73', second: '#34475a', accent: '#d9a54a', ink: '#1c2732', light: '#dbe8f0' },
  presence: { nouns: ['anchor', 'ship anchor'], home: 'harbor', stands: 'ground', tall: 0.36, metres: 1.2 },
  paint: (colors) => `
    ${path(oval([160, 52], 36), stroke(colors.main, 18))}
    ${path('M60 116H260C268 116 272 122 272 130S268 144 260 144H60C52 144 48 138 48 130S52 116 60 116Z', fill(colors.main))}
    ${path('M170 116H260C268 116 272 122 272 130S268 144 260 144H170Z', fill(colors.ink, 0.18))}
    ${circle(52, 130, 16, fill(colors.second))}
    ${circle(268, 130, 16, fill(colors.second))}
    ${path('M144 84H176V340H144Z', fill(colors.main))}
    ${path('M162 84H176V340H162Z', fill(colors.ink, 0.2))}
    ${path('M160 390C80 384 24 330 12 250L-12 262L20 196L60 252L40 252C52 310 96 346 144 350V330H176V350C224 346 268 310 280 252L260 252L300 196L332 262L308 250C296 330 240 384 160 390Z', fill(colors.main))}
    ${path('M160 390C240 384 296 330 308 250L332 262L300 196L292 208L286 262C276 320 226 362 160 368Z', fill(colors.ink, 0.2))}
    ${path('M150 20C100 60 110 120 160 140S240 200 190 250S110 300 130 350', stroke(colors.accent, 10))}
    ${path('M28 262C40 310 70 346 110 364M152 96V200', stroke(colors.light, 6, 0.4))}`,
});
