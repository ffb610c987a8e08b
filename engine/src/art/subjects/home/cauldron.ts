import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, rect, stroke } from '../../svg.ts';

export const cauldron = drawSubject({
  name: 'cauldron',
  nouns: ['cauldron', 'witch cauldron', 'brew'],
  bounds: { x: 12, y: 0, width: 296, height: 344 },
  natural: { main: '#3a3548', second: '#6fcf4a', accent: '#b05fd0', ink: '#17131f', light: '#eaffd8' },
  presence: { nouns: ['cauldron'], home: 'forest', stands: 'ground', tall: 0.34, metres: 0.7 },
  paint: (colors, id) => `
    ${path('M90 330C76 300 96 280 104 262C110 276 120 280 124 288C132 262 150 252 154 232C176 256 174 276 186 286C194 276 198 268 200 256C224 282 236 300 226 330Z', fill(colors.accent))}
    ${path('M110 330C110 312 120 304 128 294C138 306 146 300 156 288C172 304 184 308 190 296C206 312 206 320 204 330Z', fill(colors.second, 0.5))}
    ${path('M62 270L44 336M258 270L276 336', stroke(colors.ink, 16))}
    ${body('M36 104H284C318 160 318 226 270 268C232 298 88 298 50 268C2 226 2 160 36 104Z', colors.main, colors, { id: `${id}a`, dx: -30, dy: -10 })}
    ${rect(14, 78, 292, 34, fill(colors.ink), 17)}
    ${rect(14, 76, 292, 30, fill(colors.main), 15)}
    ${path('M42 78C42 56 90 44 160 44S278 56 278 78S230 98 160 98S42 98 42 78Z', fill(colors.second))}
    ${path('M66 86C66 112 58 136 72 136S82 116 90 104H66ZM220 92C220 130 214 158 230 158S240 126 246 88Z', fill(colors.second))}
    ${circle(110, 66, 14, fill(colors.light, 0.5))}
    ${circle(150, 40, 18, fill(colors.second))}
    ${circle(206, 46, 13, fill(colors.second))}
    ${circle(180, 14, 10, fill(colors.second))}
    ${circle(124, 8, 8, fill(colors.second))}
    ${circle(146, 34, 5, fill(colors.light, 0.6))}
    ${circle(203, 42, 4, fill(colors.light, 0.6))}
    ${path('M40 150C34 190 42 216 60 236', stroke(colors.light, 10, 0.28))}`,
});
