import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const wheelchair = drawSubject({
  name: 'wheelchair',
  nouns: ['wheelchair', 'wheelchairs', 'wheel chair'],
  bounds: { x: 37, y: 33, width: 332, height: 342 },
  natural: { main: '#3f6fa8', second: '#4a535e', accent: '#c9d0d6', ink: '#20262e', light: '#f2f6fa' },
  presence: { nouns: ['wheelchair'], home: 'park', stands: 'ground', tall: 0.42, metres: 1, faces: 'right' },
  paint: (colors, id) => `
    ${path('M60 40H96V230M96 170H276V236L320 300M96 230L110 330M276 236H200', stroke(colors.second, 9))}
    ${path('M44 40H66', stroke(colors.ink, 14))}
    ${body('M86 70H116V180H86Z', colors.main, colors, { id: `${id}a`, dx: -10, dy: -8 })}
    ${body('M100 176H272C280 176 284 182 284 190V206H100Z', colors.main, colors, { id: `${id}b`, dx: -6, dy: -10 })}
    ${path('M150 130H270C276 130 276 146 270 146H150C144 146 144 130 150 130Z', fill(colors.ink))}
    ${path('M160 146V176M262 146V176', stroke(colors.second, 8))}
    ${path('M300 294H364C370 294 370 308 364 308H300Z', fill(colors.ink))}
    ${path('M318 260V296', stroke(colors.accent, 6))}
    ${path(oval([150, 270], 98), stroke(colors.ink, 13)) + path(oval([150, 270], 80), stroke(colors.accent, 5)) + [0, 30, 60, 90, 120, 150].map((turn) => `<path d="M60 270H240" transform="rotate(${turn} 150 270)" ${stroke(colors.accent, 2.5)}/>`).join('') + circle(150, 270, 15, fill(colors.second)) + circle(150, 270, 6, fill(colors.light))}
    ${circle(296, 346, 28, fill(colors.ink))}
    ${circle(296, 346, 16, fill(colors.accent))}
    ${circle(296, 346, 6, fill(colors.second))}
    ${path('M276 236L296 346', stroke(colors.second, 7))}`,
});
