import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const baseball = drawSubject({
  name: 'baseball',
  nouns: ['baseball', 'baseball bat', 'softball'],
  bounds: { x: 59, y: -12, width: 337, height: 418 },
  natural: { main: '#b9763c', second: '#d9403a', accent: '#f2c46a', ink: '#3a2214', light: '#fdfbf4' },
  presence: { nouns: ['baseball', 'baseball bat'], home: 'park', stands: 'ground', tall: 0.36, metres: 0.8 },
  paint: (colors, id) => `
    <g transform="rotate(40 200 200)">
    ${body('M180 -60C212 -60 220 -40 218 0L210 160L206 380H188L184 160L172 0C170 -40 176 -60 180 -60Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -4 })}
    ${path('M187 300H208V380H187Z', fill(colors.accent))}
    ${path('M187 316L208 308M187 334L208 326M187 352L208 344M187 370L208 362', stroke(colors.ink, 4, 0.3))}
    ${path('M180 376H214V396H180Z', fill(colors.main))}
    ${path('M184 -40H192L194 120H190Z', fill(colors.light, 0.4))}
    </g>
    ${circle(320, 330, 76, fill(colors.light))}
    ${path('M320 254C366 254 396 290 396 330C396 372 362 406 320 406C350 380 360 290 320 254Z', fill(colors.ink, 0.12))}
    ${path('M268 276C300 300 306 356 280 394M372 276C340 300 334 356 360 394', stroke(colors.second, 6))}
    ${path('M276 296L294 288M284 316L304 310M286 338L306 338M284 360L302 366M274 380L290 390M364 296L346 288M356 316L336 310M354 338L334 338M356 360L338 366M366 380L350 390', stroke(colors.second, 4))}`,
});
