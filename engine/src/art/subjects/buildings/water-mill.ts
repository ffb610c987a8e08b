import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { circle, fill, oval, path, stroke } from '../../svg.ts';

export const waterMill = drawSubject({
  name: 'water-mill',
  nouns: ['water mill', 'watermill', 'mill wheel'],
  bounds: { x: -20, y: 30, width: 400, height: 336 },
  natural: { main: '#d9c3a0', second: '#8a4a35', accent: '#7a5230', ink: '#33221a', light: '#a9d6e6' },
  presence: { nouns: ['water mill', 'watermill'], home: 'river', stands: 'ground', tall: 0.44, metres: 8 },
  paint: (colors, id) => `
    ${path('M110 146L220 56L330 146V330H110Z', fill(colors.main))}
    ${path('M260 130H330V330H240C264 260 268 190 260 130Z', fill(colors.ink, 0.14))}
    ${path('M130 300h24M170 316h24M290 290h24M300 250h20M220 310h24M130 180h20M300 170h18', stroke(colors.ink, 5, 0.25))}
    ${body('M220 30L352 136C360 144 352 156 342 152L220 60L98 152C88 156 80 144 88 136Z', colors.second, colors, { id: `${id}a`, dx: -16, dy: -8 })}
    ${path('M230 216H300V286H230ZM196 120H244V166H196Z', fill(colors.ink))}
    ${path('M236 222H294V280H236ZM202 126H238V160H202Z', fill(colors.light))}
    ${path('M265 222V280M236 251H294M220 126V160', stroke(colors.ink, 4))}
    ${path(oval([110, 250], 96), stroke(colors.accent, 14)) + path(oval([110, 250], 66), stroke(colors.accent, 8)) + [0, 45, 90, 135].map((turn) => `<path d="M10 250H210" transform="rotate(${turn} 110 250)" ${stroke(colors.accent, 10)}/>`).join('') + Array.from({ length: 12 }, (_, i) => `<path d="M92 142H128V158H92Z" transform="rotate(${i * 30} 110 250)" ${fill(colors.ink)}/>`).join('') + circle(110, 250, 18, fill(colors.ink)) + circle(110, 250, 8, fill(colors.accent))}
    ${path('M-20 346C20 330 60 350 110 338S200 350 250 338S330 350 380 340V366H-20Z', fill(colors.light))}
    ${path('M20 160C10 200 8 250 16 300M40 320C60 340 90 346 120 344', stroke(colors.light, 6, 0.9))}`,
});
