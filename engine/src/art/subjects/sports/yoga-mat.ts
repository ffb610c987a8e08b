import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const yogaMat = drawSubject({
  name: 'yoga-mat',
  nouns: ['yoga mat', 'exercise mat'],
  bounds: { x: 12, y: 72, width: 548, height: 178 },
  natural: { main: '#8a6fb5', second: '#6a5296', accent: '#f0b5c8', ink: '#33264a', light: '#efe6fa' },
  presence: { nouns: ['yoga mat'], home: 'gym', stands: 'ground', tall: 0.2, metres: 0.4 },
  paint: (colors) => `
    ${path('M100 180H520L560 250H100Z', fill(colors.second))}
    ${path('M100 170H516L556 240H100Z', fill(colors.main))}
    ${path('M130 184H506L512 194H130Z', fill(colors.light, 0.3))}
    ${circle(100, 160, 88, fill(colors.main))}
    ${circle(100, 160, 88, fill(colors.second))}
    ${circle(100, 160, 80, fill(colors.main))}
    ${path('M100 102C136 102 160 128 160 160C160 192 132 214 100 214C72 214 52 190 52 164C52 140 72 122 98 122C120 122 136 140 136 160C136 178 120 190 102 190C88 190 78 178 78 166', stroke(colors.second, 9))}
    ${path('M100 248C150 248 188 210 188 160C200 200 180 246 120 250Z', fill(colors.ink, 0.14))}`,
});
