import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const dreidel = drawSubject({
  name: 'dreidel',
  nouns: ['dreidel', 'dreidels', 'hanukkah top'],
  bounds: { x: 54, y: 2, width: 229, height: 373 },
  natural: { main: '#3a76c4', second: '#2a559a', accent: '#f0bd46', ink: '#16284a', light: '#e9f3ff' },
  presence: { nouns: ['dreidel'], home: 'still-life', stands: 'table', tall: 0.28, metres: 0.12 },
  paint: (colors) => `
    <g transform="rotate(10 160 220)">
    ${path('M140 10C140 -4 180 -4 180 10V100H140Z', fill(colors.accent))}
    ${path('M164 0C174 2 180 6 180 10V100H164Z', fill(colors.ink, 0.2))}
    ${path('M60 100L132 82L262 92L190 114Z', fill(colors.light))}
    ${path('M60 100L190 114V284L60 262Z', fill(colors.main))}
    ${path('M190 114L262 92V252L190 284Z', fill(colors.second))}
    ${path('M190 114L262 92V252L190 284Z', fill(colors.ink, 0.2))}
    ${path('M60 262L190 284L168 376Z', fill(colors.main))}
    ${path('M60 262L190 284L168 376Z', fill(colors.ink, 0.14))}
    ${path('M190 284L262 252L168 376Z', fill(colors.second))}
    ${path('M190 284L262 252L168 376Z', fill(colors.ink, 0.36))}
    ${path('M90 152L142 158C156 160 158 170 158 182V246M94 184V238M98 152L88 176', stroke(colors.light, 13))}
    ${path('M212 152L244 142V214M212 184V228', stroke(colors.accent, 10))}
    ${path('M74 122V236', stroke(colors.light, 8, 0.5))}
    </g>`,
});
