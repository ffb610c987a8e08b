import { fleece } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const greenhouse = drawSubject({
  name: 'greenhouse',
  nouns: ['greenhouse', 'conservatory', 'glasshouse'],
  bounds: { x: 24, y: 22, width: 412, height: 268 },
  natural: { main: '#bfe0dc', second: '#3f7a5c', accent: '#e2725b', ink: '#24423a', light: '#f6fbf7' },
  presence: {
    nouns: ['greenhouse', 'conservatory', 'glasshouse'],
    home: 'meadow',
    stands: 'ground',
    tall: 0.38,
    metres: 5,
  },
  paint: (colors) => `
    ${path('M40 126L150 26H400L420 126V270H40Z', fill(colors.main))}${path('M260 126L150 26H400L420 126V270H260Z', fill(colors.ink, 0.14))}
    ${path(`${fleece(86, 226, 30, 34, 8, 14)}${fleece(214, 230, 30, 34, 8, 14)}${fleece(306, 232, 30, 26, 8, 12)}${fleece(376, 228, 28, 32, 8, 13)}`, fill(colors.second))}${path('M76 214h0M98 228h0M206 220h0M226 236h0M300 226h0M322 236h0M372 214h0M388 232h0', stroke(colors.accent, 13))}
    ${path('M58 150L100 110M58 190L130 122M280 170L350 110M290 220L400 118', stroke(colors.light, 9, 0.6))}
    ${path('M40 126L150 26L260 126M150 26H400L420 126M40 126H420M40 126V280M95 126V280M260 126V280M204 126V280M314 126V280M368 126V280M420 126V280M95 78V126M204 78V126M316 126L280 26M370 126L340 26', stroke(colors.second, 7))}
    ${path('M122 280V166H178V280Z', fill(colors.light, 0.75))}${path('M122 280V166H178V280M150 166V280', stroke(colors.second, 7))}${path('M158 226h0', stroke(colors.accent, 9))}
    ${path('M24 264H436V290H24Z', fill(colors.accent))}${path('M24 278H436V290H24Z', fill(colors.ink, 0.2))}`,
});
