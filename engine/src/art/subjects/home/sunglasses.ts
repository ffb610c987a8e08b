import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { fill, path, stroke } from '../../svg.ts';

export const sunglasses = drawSubject({
  name: 'sunglasses',
  nouns: ['sunglasses', 'glasses', 'eyeglasses', 'spectacles', 'reading glasses', 'shades'],
  bounds: { x: 6, y: 7, width: 428, height: 159 },
  natural: { main: '#2a2f3a', second: '#e0743c', accent: '#5a8fb0', ink: '#14171d', light: '#f2f7fa' },
  presence: {
    nouns: ['sunglasses', 'glasses', 'eyeglasses', 'reading glasses'],
    home: 'still-life',
    stands: 'table',
    tall: 0.2,
    metres: 0.06,
  },
  paint: (colors, id) => `
    ${path('M40 60C70 20 110 10 150 14M400 60C370 20 330 10 290 14', stroke(colors.second, 12))}
    ${path('M14 44H426C432 44 434 50 434 56C434 64 430 70 424 72H16C10 70 6 64 6 56C6 50 8 44 14 44Z', fill(colors.second))}
    ${body('M22 48H190C204 48 210 58 208 74C204 130 176 166 116 166C52 166 22 130 16 74C14 58 14 48 22 48Z', colors.second, colors, { id: `${id}a`, dx: -8, dy: -8 })}
    ${body('M250 48H418C426 48 426 58 424 74C418 130 388 166 324 166C264 166 236 130 232 74C230 58 236 48 250 48Z', colors.second, colors, { id: `${id}b`, dx: -8, dy: -8 })}
    ${path('M36 64H182C190 64 192 70 190 78C186 122 162 150 116 150C66 150 40 122 34 78C33 70 32 64 36 64Z', fill(colors.main))}
    ${path('M258 64H404C408 64 407 70 406 78C400 122 374 150 324 150C278 150 254 122 250 78C248 70 250 64 258 64Z', fill(colors.main))}
    ${path('M60 64H120L66 132C50 118 40 100 36 80ZM282 64H342L288 132C272 118 262 100 258 80Z', fill(colors.accent, 0.6))}
    ${path('M140 64H160L96 148L82 144ZM362 64H382L318 148L304 144Z', fill(colors.light, 0.5))}
    ${path('M196 56H244V72H196Z', fill(colors.ink, 0.3))}`,
});
