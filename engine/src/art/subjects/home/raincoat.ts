import { body } from '../../coat.ts';
import { drawSubject } from '../../drawing.ts';
import { shape } from '../../outline.ts';
import { circle, fill, path, stroke } from '../../svg.ts';

export const raincoat = drawSubject({
  name: 'raincoat',
  nouns: ['raincoat', 'coat', 'jacket'],
  bounds: { x: 0, y: 6, width: 340, height: 406 },
  natural: { main: '#f0bd2e', second: '#c9932a', accent: '#3f6a9e', ink: '#4a3410', light: '#fff4cc' },
  presence: {
    nouns: ['raincoat', 'coat', 'jacket'],
    home: 'still-life',
    stands: 'table',
    tall: 0.46,
    metres: 1,
  },
  paint: (colors, id) => `
    ${path('M100 80L20 150L0 320L60 330L90 200ZM240 80L320 150L340 320L280 330L250 200Z', fill(colors.second))}
    ${path('M240 80L320 150L340 320L280 330L250 200Z', fill(colors.ink, 0.1))}
    ${path('M100 76L30 140L4 300L60 312L92 190ZM240 76L310 140L336 300L280 312L248 190Z', fill(colors.main))}
    ${path('M240 76L310 140L336 300L280 312L248 190Z', fill(colors.ink, 0.16))}
    ${body('M90 80C120 60 220 60 250 80C262 180 276 290 290 400C240 416 100 416 50 400C64 290 78 180 90 80Z', colors.main, colors, { id: `${id}a`, dx: -16, dy: -8 })}
    ${path(shape('80,90 100,30 170,6 240,30 260,90! 230,70 200,110 170,130 140,110 110,70'), fill(colors.second))}
    ${path(shape('110,80 130,46 170,34 210,46 230,80! 200,104 170,122 140,104'), fill(colors.ink, 0.3))}
    ${path('M170 130V408', stroke(colors.ink, 5, 0.3))}
    ${circle(190, 170, 9, fill(colors.accent))}
    ${circle(190, 220, 9, fill(colors.accent))}
    ${circle(190, 270, 9, fill(colors.accent))}
    ${circle(190, 320, 9, fill(colors.accent))}
    ${path('M76 290H140L136 340H72ZM200 290H264L268 340H204Z', fill(colors.second))}
    ${path('M100 110H114L96 260H82Z', fill(colors.light, 0.5))}`,
});
