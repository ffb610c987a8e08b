import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const hanok = drawSubject({
  name: 'hanok',
  nouns: [
    'hanok',
    'korean house',
    'korean palace',
    'gyeongbokgung',
    'chinese house',
    'japanese house',
    'tea house',
    'minka',
  ],
  bounds: { x: -8, y: 36, width: 436, height: 317 },
  natural: { main: '#9c5a38', second: '#3f4a58', accent: '#2f8a78', ink: '#20242c', light: '#f3e6cc' },
  presence: {
    nouns: ['hanok', 'korean palace', 'tea house'],
    home: 'garden',
    stands: 'ground',
    tall: 0.4,
    metres: 6,
  },
  paint: (colors, id) => `
    ${rect(40, 300, 340, 40, fill(colors.light), 4)}
    ${path('M40 316H380V340H40Z', fill(colors.ink, 0.16))}
    ${path('M100 302V338M170 302V338M250 302V338M320 302V338', stroke(colors.ink, 4, 0.2))}
    ${path('M64 176H356V302H64Z', fill(colors.light))}
    ${path('M64 176H356V200H64Z', fill(colors.ink, 0.16))}
    ${path('M60 170H82V302H60ZM146 170H166V302H146ZM254 170H274V302H254ZM338 170H360V302H338Z', fill(colors.main))}
    ${path('M60 170H360V188H60ZM60 290H360V302H60Z', fill(colors.main))}
    ${path('M84 176H144V184H84ZM168 176H252V184H168ZM276 176H336V184H276Z', fill(colors.accent))}
    ${path('M170 206H250V302H170Z', fill(colors.main))}
    ${path('M176 212H207V296H176ZM213 212H244V296H213Z', fill(colors.light))}
    ${path('M192 212V296M176 236H207M176 262H207M228 212V296M213 236H244M213 262H244', stroke(colors.main, 4))}
    ${path('M90 210H138V262H90ZM282 210H330V262H282Z', fill(colors.light))}
    ${path('M90 210H138V262H90ZM114 210V262M90 236H138M282 210H330V262H282ZM306 210V262M282 236H330', stroke(colors.main, 5))}
    ${path(shape('60,176! 210,170 360,176! 384,150 210,156 36,150'), fill(colors.accent))}
    ${body('M96 52H324C340 84 372 118 424 130C430 134 428 144 420 148C380 158 330 162 210 162C90 162 40 158 0 148C-8 144 -10 134 -4 130C48 118 80 84 96 52Z', colors.second, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${path('M120 66C112 100 96 126 70 150M154 66C150 104 142 130 128 156M190 66V158M230 66V158M266 66C270 104 278 130 292 156M300 66C308 100 324 126 350 150', stroke(colors.ink, 6, 0.4))}
    ${path('M84 36C140 48 280 48 336 36C344 34 348 52 338 58H82C72 52 76 34 84 36Z', fill(colors.ink))}
    ${path('M92 44C150 52 270 52 328 44V48C270 56 150 56 92 48Z', fill(colors.light, 0.25))}
    ${path('M8 142C60 152 130 154 200 154', stroke(colors.light, 5, 0.4))}
    ${path('M150 340H270M140 350H280', stroke(colors.main, 6))}
    ${rect(158, 336, 104, 10, fill(colors.main), 3)}`,
});
