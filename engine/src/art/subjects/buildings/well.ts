import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, rect, stroke } from '../../svg.ts';

export const well = drawSubject({
  name: 'well',
  nouns: ['well', 'water well', 'wishing well', 'stone well'],
  bounds: { x: 13, y: 14, width: 334, height: 373 },
  natural: { main: '#a9a49c', second: '#8a4a32', accent: '#8c623a', ink: '#33302c', light: '#eae4d6' },
  presence: {
    nouns: ['well', 'water well', 'wishing well', 'stone well'],
    home: 'garden',
    stands: 'ground',
    tall: 0.42,
    metres: 2.4,
  },
  paint: (colors, id) => `
    ${rect(74, 110, 22, 160, fill(colors.accent))}
    ${rect(264, 110, 22, 160, fill(colors.accent))}
    ${path('M86 110H96V270H86ZM276 110H286V270H276Z', fill(colors.ink, 0.2))}
    ${path('M60 150H300', stroke(colors.accent, 14))}
    ${path('M300 150V180H320', stroke(colors.ink, 7))}
    ${path('M180 152V206', stroke(colors.light, 5))}
    ${body('M152 206H208L202 252H158Z', colors.second, colors, { id: `${id}a`, dx: -6, dy: -4 })}
    ${path('M154 206C160 184 200 184 206 206', stroke(colors.ink, 5))}
    ${path('M154 222H206', stroke(colors.light, 5, 0.5))}
    ${body('M180 14L344 116C350 122 346 132 336 132H24C14 132 10 122 16 116Z', colors.second, colors, { id: `${id}b`, dx: -20, dy: -6 })}
    ${path('M134 46L122 130M226 46L238 130M96 70L70 128M264 70L290 128M180 18V130M60 92H300M120 56H240', stroke(colors.ink, 5, 0.25))}
    ${body('M56 262H304V370C304 392 56 392 56 370Z', colors.main, colors, { id: `${id}c`, dx: -24, dy: -6 })}
    ${path('M44 248H316C324 248 324 274 316 274H44C36 274 36 248 44 248Z', fill(colors.light, 0.4))}
    ${path('M44 248H316C324 248 324 274 316 274H44C36 274 36 248 44 248Z', fill(colors.main, 0.6))}
    ${path('M230 248H316C324 248 324 274 316 274H220Z', fill(colors.ink, 0.14))}
    ${path('M58 308H302M58 342H302M110 276V308M180 276V308M250 276V308M84 310V342M146 310V342M214 310V342M276 310V342M110 344V380M180 344V386M250 344V380', stroke(colors.ink, 5, 0.25))}`,
});
