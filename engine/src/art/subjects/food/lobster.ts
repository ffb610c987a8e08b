import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const lobster = drawSubject({
  name: 'lobster',
  nouns: ['lobster', 'crayfish', 'langoustine'],
  bounds: { x: -4, y: 4, width: 478, height: 262 },
  natural: { main: '#d8412f', second: '#ef7a55', accent: '#b52c22', ink: '#3d1214', light: '#ffe9da' },
  presence: {
    nouns: ['lobster', 'crayfish', 'langoustine'],
    home: 'still-life',
    stands: 'table',
    tall: 0.3,
    metres: 0.14,
    faces: 'right',
  },
  paint: (colors, id) => `
    ${path('M300 120C350 60 400 40 452 52M300 116C340 40 390 10 446 8', stroke(colors.second, 7))}
    ${path('M170 196L150 236M206 200L196 244M244 200L248 244M280 192L296 232', stroke(colors.accent, 9))}
    ${body(shape('336,150 352,116 392,104 424,80 456,92 444,116 470,112 468,140 434,160 396,164 366,172 340,176'), colors.main, colors, { id: `${id}a`, dx: -10, dy: -10 })}
    ${path('M444 116C432 118 424 124 418 132', stroke(colors.ink, 5, 0.3))}
    ${body('M120 120C150 84 250 82 312 120C344 140 348 160 330 172C290 208 170 210 128 190Z', colors.main, colors, { id: `${id}b`, dx: -6, dy: -14 })}
    ${path('M160 100C176 130 176 168 164 196M230 94C246 126 246 170 232 200', stroke(colors.ink, 6, 0.22))}
    ${body('M128 116C136 140 138 168 132 192C104 204 84 200 66 188C60 160 66 132 84 118C98 110 114 110 128 116Z', colors.main, colors, { id: `${id}c`, dx: -4, dy: -14 })}
    ${path('M100 114C108 140 108 168 98 196', stroke(colors.ink, 6, 0.25))}
    ${body('M80 124C70 146 68 166 74 188C50 190 36 184 26 172C26 150 36 134 52 126Z', colors.main, colors, { id: `${id}d`, dx: -4, dy: -10 })}
    ${body(shape('40,132 30,150 28,168 0,196 6,160 0,128 14,96 34,112'), colors.second, colors, { id: `${id}e`, dx: -4, dy: -8 })}
    ${path('M26 150L6 108M26 156L4 180', stroke(colors.ink, 5, 0.25))}
    ${body(shape('300,186 320,206 360,200 392,214 430,200 452,216 428,236 452,240 440,262 400,258 364,242 326,236 296,214'), colors.second, colors, { id: `${id}f`, dx: -8, dy: -12 })}
    ${path('M428 236C416 232 406 232 396 236', stroke(colors.ink, 5, 0.3))}
    ${path('M150 122C190 104 230 102 262 112', stroke(colors.light, 8, 0.5))}
    ${path('M316 128L326 108', stroke(colors.ink, 5))}
    ${circle(328, 104, 8, fill(colors.ink))}
    ${circle(326, 101, 3, fill(colors.light))}`,
});
