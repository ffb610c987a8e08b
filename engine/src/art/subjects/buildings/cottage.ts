import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { LAMP } from '../../scenes/lamps.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const cottage = drawSubject({
  name: 'cottage',
  nouns: [
    'cottage',
    'thatched cottage',
    'country cottage',
    'fairytale cottage',
    'hobbit house',
    'farmhouse cottage',
  ],
  bounds: { x: 22, y: 40, width: 376, height: 300 },
  natural: { main: '#f4ead6', second: '#b98a4a', accent: '#5f9a58', ink: '#4a3018', light: '#fffaf0' },
  presence: {
    nouns: ['cottage', 'thatched cottage', 'country cottage'],
    home: 'garden',
    stands: 'ground',
    tall: 0.42,
    metres: 6,
    chimney: { x: 284, y: 0, width: 40 },
    glow: { x: 188, y: 216, reach: 0.6 },
  },
  paint: (colors, id, { lit }) => `
    ${path('M286 40H326V130H286Z', fill(colors.second))}
    ${path('M308 40H326V130H308Z', fill(colors.ink, 0.25))}
    ${path('M60 176H360V336H60Z', fill(colors.main))}
    ${path('M60 176H360V200H60ZM300 176H360V336H290Z', fill(colors.ink, 0.12))}
    ${path('M64 180V336M356 180V336M64 256H150M270 256H356', stroke(colors.ink, 9, 0.6))}
    ${body(shape('210,50 280,66 330,90 372,140 398,196! 380,210 360,200! 340,214 318,202! 290,204 262,202! 256,176 210,164 164,176 158,202! 130,206 102,202! 80,214 60,200! 40,210 22,196! 48,140 90,90 140,66'), colors.second, colors, { id: `${id}a`, dx: -20, dy: -14 })}
    ${path('M120 90L90 186M170 70L150 160M210 66V150M250 70L270 160M300 90L330 186M80 130L60 180M340 130L360 180', stroke(colors.ink, 5, 0.18))}
    ${path('M70 140C90 112 116 94 146 84', stroke(colors.light, 7, 0.4))}
    ${path('M170 210C170 180 250 180 250 210V250H170Z', fill(colors.main))}
    ${path('M186 236V214C186 200 234 200 234 214V236Z', fill(colors.ink))}
    ${path('M192 232V216C192 206 228 206 228 216V232Z', fill(colors.accent, 0.5))}
    ${path('M176 336V284C176 262 192 252 210 252S244 262 244 284V336Z', fill(colors.ink))}
    ${path('M184 336V286C184 268 196 260 210 260S236 268 236 286V336Z', fill(colors.accent))}
    ${circle(226, 304, 5, fill(colors.second))}
    ${path('M88 222H142V270H88ZM280 222H334V270H280Z', fill(colors.ink))}
    ${path('M94 228H136V264H94ZM286 228H328V264H286Z', fill(lit ? LAMP : colors.light))}
    ${path('M115 228V264M94 246H136M307 228V264M286 246H328', stroke(colors.ink, 4))}
    ${path(shape('64,336! 60,306 80,290 100,300 112,284 136,296 146,316 144,336!'), fill(colors.accent))}
    ${path(shape('274,336! 276,310 296,296 314,304 330,288 352,300 362,336!'), fill(colors.accent))}
    ${path('M84 308h0M104 300h0M126 310h0M300 312h0M324 302h0M344 312h0', stroke(colors.second, 7))}`,
});
