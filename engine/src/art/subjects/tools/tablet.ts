import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const tablet = drawSubject({
  name: 'tablet',
  nouns: ['tablet computer', 'ipad'],
  bounds: { x: 0, y: 0, width: 280, height: 380 },
  natural: { main: '#2f3742', second: '#c5ccd3', accent: '#59b3e6', ink: '#1c222a', light: '#ffffff' },
  presence: {
    nouns: ['tablet computer', 'tablet'],
    home: 'still-life',
    stands: 'table',
    tall: 0.34,
    metres: 0.25,
  },
  paint: (colors) => `
    ${path('M24 0H256Q280 0 280 24V356Q280 380 256 380H24Q0 380 0 356V24Q0 0 24 0Z', fill(colors.main))}
    ${path('M18 30H262V350H18Z', fill(colors.light))}
    ${path('M18 30H262V120H18Z', fill(colors.accent))}${path('M18 120V92L90 60L140 96L196 50L262 104V120Z', fill(colors.main, 0.3))}
    ${path('M38 142H112V216H38ZM130 150H242M130 178H224M130 206H236', stroke(colors.second, 0.1))}${path('M38 144H112V218H38Z', fill(colors.second))}
    ${path('M132 154H238M132 180H222M132 206H234M42 250H236M42 276H222M42 302H198', stroke(colors.second, 9))}
    ${circle(140, 15, 4.5, fill(colors.second))}${path('M18 30H150L60 350H18Z', fill(colors.light, 0.25))}`,
});
