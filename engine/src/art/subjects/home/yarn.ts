import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const yarn = drawSubject({
  name: 'yarn',
  nouns: ['yarn', 'yarn ball', 'ball of yarn', 'wool', 'knitting', 'knitting needles', 'wool ball'],
  bounds: { x: 23, y: 23, width: 372, height: 288 },
  natural: { main: '#d9657f', second: '#b8445f', accent: '#e9b25a', ink: '#4a1c2c', light: '#ffe3e6' },
  presence: {
    nouns: ['yarn', 'ball of yarn', 'yarn ball', 'wool', 'knitting needles'],
    home: 'still-life',
    stands: 'table',
    tall: 0.28,
    metres: 0.12,
  },
  paint: (colors, id) => `
    ${path('M40 60L330 260M320 40L60 280', stroke(colors.accent, 10))}
    ${circle(36, 56, 13, fill(colors.second))}
    ${circle(324, 36, 13, fill(colors.second))}
    ${body('M180 50C246 50 298 102 298 168C298 234 246 286 180 286C114 286 62 234 62 168C62 102 114 50 180 50Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -16, marks: path('M60 150C120 90 220 80 300 130M56 180C120 116 230 104 304 156M64 210C130 140 240 130 300 184M80 240C140 170 240 160 292 212M106 262C160 200 240 190 276 236', stroke(colors.second, 6)) + path('M100 70C180 90 250 160 262 260M130 56C200 80 268 140 284 230', stroke(colors.ink, 6, 0.2)) + path('M76 130C90 100 112 80 140 70M84 156C100 122 130 96 160 84', stroke(colors.light, 6, 0.55)) })}
    ${path('M260 262C300 290 350 270 380 282C400 292 390 310 370 306', stroke(colors.main, 8))}`,
});
