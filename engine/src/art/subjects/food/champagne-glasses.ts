import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const champagneGlasses = drawSubject({
  name: 'champagne-glasses',
  nouns: [
    'champagne glasses',
    'champagne glass',
    'champagne flutes',
    'toast glasses',
    'sparkling wine',
    'sekt',
  ],
  bounds: { x: 21, y: -20, width: 358, height: 406 },
  natural: { main: '#f1c65a', second: '#d99b2e', accent: '#dfe8ea', ink: '#4a3a1c', light: '#fffdf3' },
  presence: {
    nouns: ['champagne glass'],
    home: 'still-life',
    stands: 'table',
    tall: 0.44,
    metres: 0.24,
    several: 2,
  },
  paint: (colors) => `
    <g transform="translate(-38 0) rotate(13 110 380)">
    ${path('M66 30H154C164 130 168 200 110 220C52 200 56 130 66 30Z', fill(colors.accent, 0.8))}
    ${path('M62 84H158C164 152 158 200 110 214C62 200 56 152 62 84Z', fill(colors.main))}
    ${path('M128 84H158C164 152 158 200 110 214C134 190 138 140 128 84Z', fill(colors.ink, 0.16))}
    ${path('M62 84C80 76 140 76 158 84C140 94 80 94 62 84Z', fill(colors.light))}
    ${path('M90 180h0M104 150h0M124 176h0M112 120h0M92 118h0M134 132h0', stroke(colors.light, 7))}
    ${path('M78 44C74 84 72 130 76 158', stroke(colors.light, 7, 0.8))}
    ${path('M110 218V356', stroke(colors.accent, 12))}
    ${path('M56 374C56 358 84 354 110 354S164 358 164 374Z', fill(colors.accent))}
    </g>
    <g transform="translate(38 0) rotate(-13 290 380)">
    ${path('M246 30H334C344 130 348 200 290 220C232 200 236 130 246 30Z', fill(colors.accent, 0.8))}
    ${path('M242 84H338C344 152 338 200 290 214C242 200 236 152 242 84Z', fill(colors.main))}
    ${path('M308 84H338C344 152 338 200 290 214C314 190 318 140 308 84Z', fill(colors.ink, 0.16))}
    ${path('M242 84C260 76 320 76 338 84C320 94 260 94 242 84Z', fill(colors.light))}
    ${path('M270 180h0M284 150h0M304 176h0M292 120h0M272 118h0M314 132h0', stroke(colors.light, 7))}
    ${path('M258 44C254 84 252 130 256 158', stroke(colors.light, 7, 0.8))}
    ${path('M290 218V356', stroke(colors.accent, 12))}
    ${path('M236 374C236 358 264 354 290 354S344 358 344 374Z', fill(colors.accent))}
    </g>
    ${path('M200 12V-16M174 20L160 -4M226 20L240 -4', stroke(colors.second, 7))}`,
});
