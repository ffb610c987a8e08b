import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const sword = drawSubject({
  name: 'sword',
  nouns: ['sword', 'swords', 'knight sword', 'excalibur'],
  bounds: { x: 39, y: -38, width: 302, height: 461 },
  natural: { main: '#c3cdd4', second: '#8f2f38', accent: '#e2b046', ink: '#28313a', light: '#ffffff' },
  presence: { nouns: ['sword'], home: 'still-life', stands: 'table', tall: 0.46, metres: 1 },
  paint: (colors) => `
    <g transform="rotate(32 180 220)">
    ${path('M156 -30L180 -84L204 -30V286H156Z', fill(colors.main))}
    ${path('M180 -84L204 -30V286H180Z', fill(colors.ink, 0.2))}
    ${path('M172 -30H180V280H172Z', fill(colors.light, 0.6))}
    ${path('M180 -20V270', stroke(colors.ink, 4, 0.25))}
    ${path('M84 280H276C294 280 294 312 276 312H84C66 312 66 280 84 280Z', fill(colors.accent))}
    ${path('M180 280H276C294 280 294 312 276 312H180Z', fill(colors.ink, 0.2))}
    ${circle(84, 296, 19, fill(colors.accent))}
    ${circle(276, 296, 19, fill(colors.accent))}
    ${path('M162 312H198V404H162Z', fill(colors.second))}
    ${path('M162 330L198 342M162 352L198 364M162 374L198 386', stroke(colors.accent, 6))}
    ${path('M184 312H198V404H184Z', fill(colors.ink, 0.2))}
    ${circle(180, 424, 30, fill(colors.accent))}
    ${circle(180, 424, 15, fill(colors.second))}
    ${circle(174, 418, 5, fill(colors.light, 0.6))}
    </g>`,
});
