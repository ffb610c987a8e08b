import { drawSubject } from '../../drawing.ts';

export const easel = drawSubject({
  name: 'easel',
  nouns: ['easel', 'canvas', 'painting class'],
  bounds: { x: 55, y: 10, width: 290, height: 430 },
  natural: { main: '#5b8fb0', second: '#a9774a', accent: '#e0a33c', ink: '#3b2d28', light: '#fbf6ea' },
  presence: { nouns: ['easel', 'canvas'], home: 'living-room', stands: 'ground', tall: 0.44, metres: 1.7 },
  paint: ({ main, second, accent, ink, light }) => `
    <path d="M200 20V420" stroke="${second}" stroke-width="14"/><path d="M200 60V420" stroke="${ink}" stroke-opacity=".35" stroke-width="14"/>
    <path d="M176 40L64 432M224 40L336 432" stroke="${second}" stroke-width="17"/>
    <path d="M224 40L336 432" stroke="${ink}" stroke-opacity=".2" stroke-width="17"/>
    <path d="M192 17H208V60H192Z" stroke="${second}" stroke-width="14" fill="${second}"/>
    <rect x="70" y="62" width="260" height="206" rx="4" fill="${light}"/>
    <path d="M312 62H326A4 4 0 0 1 330 66V264A4 4 0 0 1 326 268H312Z" fill="${ink}" fill-opacity=".14"/>
    <path d="M86 78H306V252H86Z" fill="${main}"/><path d="M86 78H306V170H86Z" fill="${light}" fill-opacity=".45"/>
    <circle cx="250" cy="122" r="24" fill="${accent}"/>
    <path d="M86 214L150 134L206 198L240 162L306 224V252H86Z" fill="${ink}" fill-opacity=".55"/><path d="M86 232Q160 206 224 230T306 226V252H86Z" fill="${accent}" fill-opacity=".7"/>
    <rect x="56" y="266" width="288" height="20" rx="6" fill="${second}"/><path d="M220 266H338A6 6 0 0 1 344 272V280A6 6 0 0 1 338 286H220Z" fill="${ink}" fill-opacity=".2"/>
    <path d="M70 272H180" stroke="${light}" stroke-opacity=".4" stroke-width="4"/>`,
});
