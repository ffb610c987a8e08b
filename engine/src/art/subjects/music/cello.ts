import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const cello = drawSubject({
  name: 'cello',
  nouns: ['cello', 'violoncello', 'cellist', 'double bass', 'contrabass'],
  bounds: { x: 34, y: -8, width: 252, height: 482 },
  natural: { main: '#a8532a', second: '#2f1d18', accent: '#e6b368', ink: '#26130e', light: '#ffedd2' },
  presence: {
    nouns: ['cello', 'violoncello', 'double bass'],
    home: 'stage-hall',
    stands: 'ground',
    tall: 0.54,
    metres: 1.3,
  },
  paint: (colors, id) => `
    ${path('M140 430V470', stroke(colors.ink, 7))}
    ${body('M140 170C184 170 216 194 214 232C213 256 196 266 196 288C196 310 246 320 246 380C246 430 206 446 140 446C74 446 34 430 34 380C34 320 84 310 84 288C84 266 67 256 66 232C64 194 96 170 140 170Z', colors.main, colors, { id: `${id}a`, dx: -26, dy: -8 })}
    ${path('M82 226C84 206 96 194 114 188M54 392C52 360 66 336 84 322', stroke(colors.light, 9, 0.45))}
    ${path('M98 300C88 314 102 330 96 350M182 300C192 314 178 330 184 350', stroke(colors.ink, 6))}
    ${path('M128 30H152L156 320H124Z', fill(colors.second))}
    ${path('M122 350H158L152 424H128Z', fill(colors.ink))}
    ${path('M108 346C118 336 162 336 172 346L168 358H112Z', fill(colors.accent))}
    ${path('M131 50L129 400M137 50L136 400M143 50L144 400M149 50L151 400', stroke(colors.light, 2.5, 0.75))}
    ${path('M126 22C126 6 132 -2 140 -2C152 -2 158 8 154 16C152 24 144 24 142 18M126 22C124 34 126 44 130 52H150C154 44 156 34 154 26', stroke(colors.main, 12))}
    ${path('M108 34H126M108 54H128M154 44H174M152 64H174', stroke(colors.second, 9))}
    ${path('M282 60L250 440', stroke(colors.ink, 7))}
    ${path('M272 74L242 430', stroke(colors.light, 4))}`,
});
